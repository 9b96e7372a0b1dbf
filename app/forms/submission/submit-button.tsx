import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { formCopy } from '#content/forms/form-copy.ts'
import styles from './submit-button.module.css'

const copy = formCopy.submit

interface SubmitButtonProps {
  isSending: boolean
  hasFailed: boolean
  label: string
  /** The label after a failure. */
  again?: string
}

/** `aria-disabled` instead of `disabled`, so that it keeps focus while sending. */
export function SubmitButton({ isSending, hasFailed, label, again = label }: SubmitButtonProps) {
  const text = isSending ? copy.sending : hasFailed ? again : label
  return (
    <>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending && <span className={styles.spinner} />}
        {text}
      </Button>
      <VisuallyHidden role="status">{text !== label && text}</VisuallyHidden>
    </>
  )
}
