import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** A popup closes when the visitor clicks beside it; a form must not, or what was typed would vanish. */
  overlayCloses?: boolean
  width?: 'narrow' | 'middle' | 'wide'
  /** Fills the screen on phones. */
  sheet?: boolean
  closeLabel?: string
  /** Stands beside the dialog's body where there is room for both. */
  aside?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Id of the words to be read out with the title. */
  describedBy?: string
  children: ReactNode
}

/** The browser's own modal: focus kept inside, Esc closes, focus returns, the page behind is inert. */
export function Dialog({
  title,
  open,
  onClose,
  overlayCloses = true,
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

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog?.open === false) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  // Text marked from inside to outside ends in a click on the overlay too, but did not begin on it.
  const closeFromOverlay = (event: MouseEvent) => {
    const isOverlay = event.target === ref.current && pressedOn.current === ref.current
    if (overlayCloses && isOverlay) onClose()
  }

  // React lets the close of a dialog within this one rise to here.
  const closed = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key for the same thing
    <dialog
      ref={ref}
      className={styles.root}
      data-width={width}
      data-sheet={sheet}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={closed}
      onPointerDown={(event) => {
        pressedOn.current = event.target
      }}
      onClick={closeFromOverlay}
    >
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
    </dialog>
  )
}
