import { pages, pickerCopy, wording } from '#app/forms/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { formatLong, parsePlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'
import { closedText } from './closed-text.ts'
import styles from './slots.module.css'
import type { Day } from './use-slots.ts'

const noon = '12:00'

interface SlotPickerProps {
  open: boolean
  date: string
  day: Day | null
  chosen: string
  onChoose: (time: Slot) => void
  onClose: () => void
  onMissingDate: () => void
}

/** A dialog of slots; choosing one closes it. */
export function SlotPicker({ open, date, day, chosen, onChoose, onClose, onMissingDate }: SlotPickerProps) {
  const copy = pickerCopy
  const parsed = parsePlainDate(date)
  const rest = { chosen, onChoose, unavailableLabel: day?.closed ? copy.closedSlot : copy.taken }
  const morning = day?.slots.filter(({ time }) => time < noon) ?? []
  const afternoon = day?.slots.filter(({ time }) => time >= noon) ?? []
  return (
    <Dialog title={copy.heading} open={open} onClose={onClose} width="narrow">
      <div className={styles.picker}>
        {parsed === null ? (
          <>
            <p>{wording.slotPicker.chooseDate}</p>
            <p>
              <Button onClick={onMissingDate}>{copy.chooseDate}</Button>
            </p>
          </>
        ) : (
          <>
            <p className={styles.day}>{formatLong(parsed)}</p>
            <p role="status" className={styles.status}>
              {day === null ? copy.loading : day.closed && closedText(day.closed)}
            </p>
            {day && (
              <>
                <SlotGroup heading={copy.morning} offered={morning} {...rest} />
                <SlotGroup heading={copy.afternoon} offered={afternoon} {...rest} />
              </>
            )}
          </>
        )}
        <p className={styles.noneSuits}>
          {wording.slotPicker.noneSuits} <SiteLink to={pages.contactUs.path}>{copy.contactLink}</SiteLink>
        </p>
      </div>
    </Dialog>
  )
}

interface SlotGroupProps {
  heading: string
  offered: OfferedSlot[]
  /** Follows the time of a slot that cannot be chosen. */
  unavailableLabel: string
  chosen: string
  onChoose: (time: Slot) => void
}

function SlotGroup({ heading, offered, unavailableLabel, chosen, onChoose }: SlotGroupProps) {
  return (
    <section className={styles.part} aria-label={heading}>
      <h3>{heading}</h3>
      <ul className={styles.grid}>
        {offered.map(({ time, free }) => (
          <li key={time}>
            <button
              type="button"
              className={styles.slot}
              disabled={!free}
              aria-pressed={time === chosen}
              onClick={() => onChoose(time)}
            >
              {time}
              {!free && <span className={styles.taken}> {unavailableLabel}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
