import { callSchedule, formCopy, pages, pickerCopy, wording } from '#app/forms/words.ts'
import { FieldError } from '#app/ui/field.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { listedSlots } from '#domain/call-schedule.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { closedText } from './closed-text.ts'
import styles from './slots.module.css'
import type { Day } from './use-slots.ts'

interface SlotRadiosProps {
  id: string
  name: string
  error: string | undefined
  day: Day | null
  chosen: string
  /** Empty where none is chosen yet. */
  date: string
}

/** The same times as part of a page, where no overlay can be opened. */
export function SlotRadios({ id, name, error, day, chosen, date }: SlotRadiosProps) {
  const copy = pickerCopy
  const hasDate = date !== ''
  const offered =
    day?.slots ?? listedSlots(parsePlainDate(date), callSchedule).map((time) => ({ time, free: true }))
  return (
    <div className={styles.inline}>
      <fieldset id={id} className={styles.fieldset} tabIndex={-1} aria-describedby={error && `${id}-error`}>
        <legend>{formCopy.labels.time}</legend>
        <p className={styles.status} role="status">
          {hasDate ? day?.closed && closedText(day.closed) : wording.slotPicker.chooseDate}
        </p>
        <p className={styles.noScript}>{copy.noScript}</p>
        <div key={date} className={styles.grid} data-awaits-date={!hasDate}>
          {offered.map(({ time, free }) => (
            // The key changes when a slot is taken, which remounts its radio unchecked.
            <label key={`${time} ${free}`} className={styles.slot} data-taken={!free}>
              <input
                type="radio"
                name={name}
                value={time}
                disabled={!free}
                defaultChecked={free && time === chosen}
              />
              {time}
              {!free && <span className={styles.taken}> {day?.closed ? copy.closedSlot : copy.taken}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <FieldError id={id} error={error} />
      <p className={styles.noneSuits}>
        {wording.slotPicker.noneSuits} <SiteLink to={pages.contactUs.path}>{copy.contactLink}</SiteLink>
      </p>
    </div>
  )
}
