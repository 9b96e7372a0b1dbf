import { memo, useState } from 'react'
import { readDraft } from '#app/forms/submission/draft.ts'
import formStyles from '#app/forms/submission/form.module.css'
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
  open: boolean
  onClose: () => void
}

/** The callback and the consultation: one dialog, whose kind decides its title and its rules. */
export function CallDialog({ kind, open, onClose }: CallDialogProps) {
  const today = useToday(open)
  return (
    <Dialog
      title={wording.dialogTitle[kind]}
      open={open}
      onClose={onClose}
      backdropCloses={false}
      width="wide"
      sheet
      aside={<CallAside kind={kind} />}
    >
      <Body kind={kind} today={today} />
    </Dialog>
  )
}

/** Rendered before the dialog opens, and memoised so that opening it does not render it again. */
const Body = memo(function Body({ kind, today }: { kind: CallbackKind; today: PlainDate }) {
  const [draft] = useState(() => readDraft(pages.requestACallback.path))
  return (
    <>
      <p className={formStyles.intro}>
        {callCopy[kind].text}{' '}
        <span className={styles.ring}>
          {asideCopy.ring} <a href={firm.phone.href}>{firm.phone.display}</a>.
        </span>
      </p>
      <CallForm kind={kind} today={today} presentation="dialog" submitted={draft} />
    </>
  )
})
