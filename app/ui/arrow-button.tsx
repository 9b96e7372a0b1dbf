import type { ComponentProps } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './arrow-button.module.css'

interface ArrowButtonProps extends ComponentProps<'button'> {
  to: 'left' | 'right'
  label: string
  /** There is nothing further in this direction. */
  isAtEnd: boolean
}

/** To the previous or next item. `aria-disabled` instead of `disabled`, so that it keeps focus at the end. */
export function ArrowButton({ to, label, isAtEnd, ...button }: ArrowButtonProps) {
  return (
    <button type="button" {...button} className={styles.root} aria-label={label} aria-disabled={isAtEnd}>
      <Icon name={`chevron-${to}`} />
    </button>
  )
}
