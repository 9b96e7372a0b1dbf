import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { DialogLink } from './dialog-trigger.tsx'
import { NewTabLink, SiteLink, type SiteLinkProps } from './links.tsx'

/** Filled, outlined, on an illustration, or a text link with a short underline. */
type ButtonKind = 'primary' | 'secondary' | 'onScene' | 'quiet'

export function Button({ kind = 'primary', ...props }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" data-kind={kind} {...props} className={styles.root} />
}

export function ButtonLink({ kind = 'primary', ...props }: SiteLinkProps & { kind?: ButtonKind }) {
  return <SiteLink data-kind={kind} {...props} className={styles.root} />
}

export function NewTabButton({
  kind = 'primary',
  ...props
}: ComponentProps<typeof NewTabLink> & { kind?: ButtonKind }) {
  return <NewTabLink data-kind={kind} {...props} className={styles.root} />
}

export function DialogButton({
  kind = 'primary',
  ...props
}: ComponentProps<typeof DialogLink> & { kind?: ButtonKind }) {
  return <DialogLink data-kind={kind} {...props} className={styles.root} />
}

/** A small button with a pressed state that each click toggles (app/browser/toggles.ts). */
export function ToggleButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-kind="secondary"
      data-size="small"
      aria-pressed={false}
      {...props}
      data-toggle
      className={styles.root}
    />
  )
}
