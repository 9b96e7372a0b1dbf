import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './arrow-button.module.css'

interface ArrowButtonProps {
  to: 'left' | 'right'
  label: string
  /** There is nothing further in this direction. */
  isAtEnd: boolean
  onClick: () => void
}

/** To the previous or next item. `aria-disabled` instead of `disabled`, so that it keeps focus at the end. */
export function ArrowButton({ to, label, isAtEnd, onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
    >
      <Icon name={`chevron-${to}`} />
    </button>
  )
}
