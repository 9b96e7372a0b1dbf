import styles from '#app/forms/submission/form.module.css'
import { pickerCopy } from '#app/forms/words.ts'
import { Button } from '#app/ui/button.tsx'

/** Beside the date, for browsers without JavaScript: the next response has its slots. It follows DayChips. */
export function ShowTimesButton() {
  return (
    <p className={styles.beside}>
      <Button type="submit" name="show" value="times" kind="secondary">
        {pickerCopy.showTimes}
      </Button>
    </p>
  )
}
