import styles from '#app/forms/submission/form.module.css'
import { pickerCopy } from '#app/forms/words.ts'
import { Button } from '#app/ui/button.tsx'

/** Beside the date, for browsers without JavaScript: the next response has its slots. */
export function ShowTimesButton() {
  return (
    <p className={styles.beside}>
      {/* Enter uses the first submit button, which must not be 'Show free times'. */}
      <button type="submit" hidden />
      <Button type="submit" name="show" value="times" kind="secondary">
        {pickerCopy.showTimes}
      </Button>
    </p>
  )
}
