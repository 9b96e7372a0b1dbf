import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './dialog.module.css'
import { showModal } from './modal.ts'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** Whether a click on the backdrop closes it. Not for forms: a stray click would hide what was typed. */
  backdropCloses?: boolean
  width?: 'narrow' | 'middle' | 'wide'
  /** Fills the screen on phones. */
  sheet?: boolean
  closeLabel?: string
  /** Shown beside the body on wide screens. */
  aside?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Id of the text that screen readers read after the title. */
  describedBy?: string
  children: ReactNode
}

/** A modal `<dialog>`: it traps focus, closes on Esc, returns focus and makes the page behind inert. */
export function Dialog({
  title,
  open,
  onClose,
  backdropCloses = true,
  width = 'middle',
  sheet = false,
  closeLabel = 'Close',
  aside,
  role,
  describedBy,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget>(null)
  const titleId = useId()

  const close = useEffectEvent(onClose)
  useEffect(() => (open && ref.current ? showModal(ref.current, () => close()) : undefined), [open])

  // Selecting text from inside to outside also ends in a click on the backdrop, but did not begin there.
  const closeFromBackdrop = (event: MouseEvent) => {
    const isBackdrop = event.target === ref.current && pressedOn.current === ref.current
    if (backdropCloses && isBackdrop) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key for the same thing
    <dialog
      ref={ref}
      className={styles.root}
      popover="manual"
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        pressedOn.current = event.target
      }}
      onClick={closeFromBackdrop}
    >
      <div className={styles.panel} data-width={width} data-sheet={sheet}>
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </dialog>
  )
}
