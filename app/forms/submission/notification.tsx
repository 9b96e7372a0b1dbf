import { type ReactNode, useId, useState } from 'react'
import { formCopy } from '#app/forms/words.ts'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { AppointmentSky } from '#app/illustration/parts/appointment-sky.tsx'
import { HeadingStroke } from '#app/illustration/parts/brand-mark.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import formStyles from './form.module.css'
import type { Notice } from './notice.ts'
import styles from './notification.module.css'
import { successMessage } from './success-message.ts'
import { TextWithPhone } from './text-with-phone.tsx'

export function headingOf(notice: Notice): string {
  return (notice.type === 'error' && notice.heading) || formCopy.notification[notice.type]
}

interface NotificationProps {
  notice: Notice | null
  onClose: () => void
  /** What this form adds to its success message. */
  children?: ReactNode
}

export function Notification({ notice, onClose, children }: NotificationProps) {
  const copy = formCopy.notification
  const textId = useId()
  // Not a part of the page before there is something to say.
  const [isPresent, setPresent] = useState(notice !== null)
  if (notice && !isPresent) setPresent(true)
  if (!isPresent) return null
  return (
    <Dialog
      role="alertdialog"
      title={notice ? headingOf(notice) : copy.success}
      describedBy={textId}
      open={notice !== null}
      onClose={onClose}
      backdropCloses={false}
      width="narrow"
    >
      {notice && (
        <>
          <NoticeBody notice={notice} textId={textId} actionsBelow>
            {children}
          </NoticeBody>
          <div className={`${formStyles.pinned} ${styles.foot}`}>
            <AddToCalendar notice={notice} />
            <Button kind="secondary" onClick={onClose}>
              {notice.type === 'success' ? copy.done : copy.back}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

interface NoticeBodyProps {
  notice: Notice
  textId?: string
  /** Whether what can be done with it stands below, where it stays in view. */
  actionsBelow?: boolean
  children?: ReactNode
}

export function NoticeBody({ notice, textId, actionsBelow, children }: NoticeBodyProps) {
  const copy = formCopy.notification
  if (notice.type === 'error') {
    return (
      <div className={styles.root} data-type="error">
        <Icon name="alert" />
        <p id={textId} className={styles.text}>
          <TextWithPhone text={notice.text} />
        </p>
      </div>
    )
  }
  const { text, noWrap = [], appointment, when, next, reference } = successMessage(notice.receipt)
  return (
    <div className={styles.root} data-type="success">
      {appointment ? (
        <div className={`drawing-colours ${styles.appointment}`}>
          <p>
            <span>
              {appointment.day}
              <VisuallyHidden>,</VisuallyHidden>
            </span>{' '}
            <strong>{appointment.time}</strong> {copy.timeZone}
          </p>
          <AppointmentSky start={appointment.start} />
        </div>
      ) : (
        <Icon name="check" />
      )}
      <div>
        <p id={textId} className={styles.text}>
          <NoWrap text={text} parts={noWrap} />
        </p>
        {when && <p className={styles.reference}>{when}</p>}
        {reference && (
          <p className={styles.reference}>
            {copy.reference}: <strong>{reference}</strong>
          </p>
        )}
      </div>
      {!actionsBelow && <AddToCalendar notice={notice} />}
      {children}
      <div className={styles.next}>
        <HeadingStroke className={styles.stroke} />
        <h2>{copy.next}</h2>
        <ol className={styles.steps}>
          {next.map((step) => (
            <li key={step}>
              <TextWithPhone text={step} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function AddToCalendar({ notice }: { notice: Notice }) {
  const appointment = notice.type === 'success' && successMessage(notice.receipt).appointment
  return appointment && <ButtonLink to={appointment.calendar}>{formCopy.notification.calendar}</ButtonLink>
}

/** Prevents line breaks within `parts`, each of which occurs once, in their order. */
function NoWrap({ text, parts: [part, ...rest] }: { text: string; parts: readonly string[] }): ReactNode {
  const [before, after] = part ? text.split(part) : []
  if (after === undefined) return text
  return (
    <>
      {before}
      <span data-nowrap>{part}</span>
      <NoWrap text={after} parts={rest} />
    </>
  )
}
