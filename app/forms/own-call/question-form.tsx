import formStyles from '#app/forms/submission/form.module.css'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { ownCallCopy } from '#content/forms/own-call-copy.ts'
import styles from './own-call.module.css'

const copy = ownCallCopy.question

/** After the call, once: two answers, and a line for those who want to say more. */
export function QuestionForm({ path }: { path: string }) {
  return (
    <section id="question" className={styles.form} aria-label={copy.heading}>
      <h2>{copy.heading}</h2>
      <form method="post" action={`${path}#call`} className={formStyles.root}>
        <input type="hidden" name="do" value="answer" />
        <TextField id="line" name="reason" label={copy.line} maxLength={300} optional />
        <div className={formStyles.actions}>
          <Button type="submit" name="helped" value="yes">
            {copy.yes}
          </Button>
          <Button type="submit" kind="secondary" name="helped" value="no">
            {copy.no}
          </Button>
        </div>
      </form>
    </section>
  )
}
