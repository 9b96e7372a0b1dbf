import { memo } from 'react'
import formStyles from '#app/forms/submission/form.module.css'
import { Dialog } from '#app/ui/dialog.tsx'
import { asideWords, callbackWords } from '#content/forms/callback-words.ts'
import { firm } from '#content/site/firm.ts'
import { wording } from '#content/site/wording.ts'
import type { CallbackKind } from '#domain/callback-request.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { CallbackAside } from './callback-aside.tsx'
import styles from './callback-dialog.module.css'
import { CallbackForm } from './callback-form.tsx'
import { useToday } from './use-today.ts'

interface CallbackDialogProps {
  kind: CallbackKind
  open: boolean
  onClose: () => void
}

/** The callback and the consultation: one dialog, whose kind decides its title and its rules. */
export function CallbackDialog({ kind, open, onClose }: CallbackDialogProps) {
  const today = useToday(open)
  return (
    <Dialog
      title={wording.dialogTitle[kind]}
      open={open}
      onClose={onClose}
      backdropCloses={false}
      width="wide"
      sheet
      aside={<CallbackAside kind={kind} />}
    >
      <Body kind={kind} today={today} />
    </Dialog>
  )
}

/** Rendered before the dialog opens, and memoised so that opening it does not render it again. */
const Body = memo(function Body({ kind, today }: { kind: CallbackKind; today: PlainDate }) {
  return (
    <>
      <p className={formStyles.intro}>
        {callbackWords[kind].text}{' '}
        <span className={styles.ring}>
          {asideWords.ring} <a href={firm.phone.href}>{firm.phone.display}</a>.
        </span>
      </p>
      <CallbackForm kind={kind} today={today} place="dialog" />
    </>
  )
})
