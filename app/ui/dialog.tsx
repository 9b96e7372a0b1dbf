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
  /** Stands for the contents of a dialog that is drawn before it opens: another value, other contents. */
  shows?: unknown
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
  shows,
  role,
  describedBy,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget>(null)
  const titleId = useId()

  useEffect(() => {
    if (shows !== undefined && ref.current?.open === false) rehearse(ref.current)
  }, [shows])

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog?.open === false) show(dialog)
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

function show(dialog: HTMLDialogElement): void {
  // Whoever opens it by a key may press the next one within a frame, and must then find all in its place.
  if (document.activeElement?.matches(':focus-visible')) delete dialog.dataset.stage
  dialog.showModal()
}

/**
 * Laid out once while it is closed, and taken back before anyone sees it. The browser then has the shapes of its
 * words at hand, and the dialog knows how tall it will be: it can open a frame before its contents (see the styles).
 */
function rehearse(dialog: HTMLDialogElement): void {
  dialog.dataset.stage = 'rehearsal'
  for (const part of dialog.querySelectorAll<HTMLElement>(`.${styles.body}, .${styles.aside}`)) {
    part.style.containIntrinsicBlockSize = `${part.scrollHeight}px`
  }
  dialog.dataset.stage = 'rehearsed'
}
