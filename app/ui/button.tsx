import { type ComponentProps, useState } from 'react'
import styles from './button.module.css'
import { DialogLink } from './dialog-trigger.tsx'
import { OutsideLink, SiteLink, type SiteLinkProps } from './links.tsx'

/** Filled, outlined, on a picture, or a text link with the lode stroke. */
type ButtonKind = 'primary' | 'secondary' | 'onScene' | 'quiet'

export function Button({ kind = 'primary', ...props }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" data-kind={kind} {...props} className={styles.root} />
}

export function ButtonLink({ kind = 'primary', ...props }: SiteLinkProps & { kind?: ButtonKind }) {
  return <SiteLink data-kind={kind} {...props} className={styles.root} />
}

export function OutsideButton({
  kind = 'primary',
  ...props
}: ComponentProps<typeof OutsideLink> & { kind?: ButtonKind }) {
  return <OutsideLink data-kind={kind} {...props} className={styles.root} />
}

/** Opens one of the site's dialogs. */
export function DialogButton({
  kind = 'primary',
  ...props
}: ComponentProps<typeof DialogLink> & { kind?: ButtonKind }) {
  return <DialogLink data-kind={kind} {...props} className={styles.root} />
}

/** A small button that keeps showing that it was clicked, until it is clicked again. */
export function ToggleButton({
  onPress,
  ...props
}: ComponentProps<'button'> & { onPress?: (isPressed: boolean) => void }) {
  const [pressed, setPressed] = useState(false)
  return (
    <button
      type="button"
      data-kind="secondary"
      data-size="small"
      {...props}
      aria-pressed={pressed}
      className={styles.root}
      onClick={() => {
        setPressed(!pressed)
        onPress?.(!pressed)
      }}
    />
  )
}
