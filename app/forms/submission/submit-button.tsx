import { formCopy } from '#app/forms/words.ts'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  isSending: boolean
  hasFailed: boolean
  label: string
  again?: string
}

/** `aria-disabled` instead of `disabled`, so that it keeps focus while sending. */
export function SubmitButton({ isSending, hasFailed, label, again = label }: SubmitButtonProps) {
  const copy = formCopy.submit
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
