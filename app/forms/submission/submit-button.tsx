import { Button } from '#app/ui/button.tsx'
import { formWords } from '#content/forms/form-words.ts'
import styles from './submit-button.module.css'
import type { Phase } from './use-submission.ts'

const words = formWords.submit

/** Keeps its place and its focus while the form is on its way. */
export function SubmitButton({
  phase,
  label,
  again = label,
}: {
  phase: Phase
  label: string
  again?: string
}) {
  const isSending = phase === 'sending'
  const text = isSending ? words.sending : phase === 'failed' ? again : label
  return (
    <>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending && <span className={styles.wheel} />}
        {text}
      </Button>
      <span role="status" className={styles.status}>
        {text !== label && text}
      </span>
    </>
  )
}
