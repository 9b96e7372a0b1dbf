import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { closes } from './commands.ts'
import styles from './dialog.module.css'

interface FrameProps {
  title: string
  width?: 'narrow' | 'middle' | 'wide'
  closeLabel?: string
  children: ReactNode
}

interface DialogProps extends FrameProps {
  open: boolean
  onClose: () => void
  /** Whether a click on the backdrop closes it. Not for forms: a stray click would hide what was typed. */
  backdropCloses?: boolean
  /** Fills the screen on phones. */
  sheet?: boolean
  /** Shown beside the body on wide screens. */
  aside?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Id of the text that screen readers read after the title. */
  describedBy?: string
}

/** A modal dialog of an island. */
export function Dialog({
  open,
  onClose,
  backdropCloses = true,
  width = 'middle',
  sheet = false,
  aside,
  role,
  describedBy,
  ...frame
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      className={styles.root}
      data-width={width}
      data-sheet={sheet}
      closedby={backdropCloses ? 'any' : 'closerequest'}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // A dialog inside this one closes for itself.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <Frame {...frame} titleId={titleId} closeButton={{ onClick: onClose }} />
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </dialog>
  )
}

/** A modal dialog of a page, opened by buttons with `opens(id)` (commands.ts). Without scripts it is part of the page. */
export function StaticDialog({ id, width = 'middle', ...frame }: FrameProps & { id: string }) {
  const titleId = `${id}-title`
  return (
    <dialog
      id={id}
      className={`${styles.root} ${styles.ofPage}`}
      data-width={width}
      closedby="any"
      aria-labelledby={titleId}
    >
      <Frame {...frame} titleId={titleId} closeButton={closes(id)} />
    </dialog>
  )
}

interface InnerFrameProps extends Omit<FrameProps, 'width'> {
  titleId: string
  closeButton: object
}

function Frame({ title, closeLabel = 'Close', titleId, closeButton, children }: InnerFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} {...closeButton}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
