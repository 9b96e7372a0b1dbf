import { memo, useState } from 'react'
import { readDraft } from '#app/forms/submission/draft.ts'
import formStyles from '#app/forms/submission/form.module.css'
import { type SubmittedForm, textValue } from '#app/forms/submission/form-state.ts'
import { asideCopy, callCopy, firm, pages, wording } from '#app/forms/words.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { CallbackKind } from '#domain/callback-request.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { CallAside } from './call-aside.tsx'
import styles from './call-dialog.module.css'
import { CallForm } from './call-form.tsx'
import { useToday } from './use-today.ts'

interface CallDialogProps {
  kind: CallbackKind
  /** Who was asked for, and what the dialog is called then. */
  adviser?: string | undefined
  title?: string | undefined
  /** The services that were chosen before. */
  services: string[]
  open: boolean
  onClose: () => void
}

/** The callback and the consultation: one dialog, whose kind decides its title and its rules. */
export function CallDialog({ kind, adviser, title, services, open, onClose }: CallDialogProps) {
  const today = useToday(open)
  return (
    <Dialog
      title={title ?? wording.dialogTitle[kind]}
      open={open}
      onClose={onClose}
      backdropCloses={false}
      width="wide"
      sheet
      aside={<CallAside kind={kind} />}
    >
      <Body key={`${adviser} ${services}`} {...{ kind, adviser, services, today }} />
    </Dialog>
  )
}

interface BodyProps extends Pick<CallDialogProps, 'kind' | 'adviser' | 'services'> {
  today: PlainDate
}

/** Rendered before the dialog opens, and memoised so that opening it does not render it again. */
const Body = memo(function Body({ kind, adviser, services, today }: BodyProps) {
  const [draft] = useState(() => draftFor(adviser, services))
  return (
    <>
      <p className={formStyles.intro}>
        {callCopy[kind].text}{' '}
        <span className={styles.ring}>
          {asideCopy.ring} <a href={firm.phone.href}>{firm.phone.display}</a>.
        </span>
      </p>
      <CallForm kind={kind} today={today} adviser={adviser} presentation="dialog" submitted={draft} />
    </>
  )
})

/** What was typed, and else what was chosen. The times of one person are not those of another. */
function draftFor(adviser = '', services: string[]): SubmittedForm<never> {
  const typed = readDraft(pages.requestACallback.path)?.values ?? {}
  const isForOther = textValue(typed, 'adviser') !== adviser
  const chosen = services.length > 0 && { services }
  return { values: { ...chosen, ...typed, ...(isForOther && { date: '', time: '', ...chosen }) } }
}
