import { useEffect, useState } from 'react'
import { callSchedule, pickerCopy } from '#app/forms/words.ts'
import { type DayShare, nextOpenDays } from '#domain/callback-day.ts'
import { formatShort, type PlainDate } from '#domain/plain-date.ts'
import styles from './slots.module.css'

interface DayChipsProps {
  today: PlainDate
  /** Whose times are counted; anybody's where it is left out. */
  adviser?: string | undefined
  chosen: string
  onChoose: (date: PlainDate) => void
}

type Shares = Readonly<Record<string, DayShare>>

/**
 * The next days on which calls are made. What is left of each is read once they are shown; without JavaScript each
 * sends the form, and the next page has its times.
 */
export function DayChips({ today, adviser, chosen, onChoose }: DayChipsProps) {
  const [left, setLeft] = useState<Shares>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has other days after it
  useEffect(() => {
    void readShares(adviser).then(setLeft)
  }, [today, adviser])
  return (
    <fieldset className={styles.days}>
      <legend>{pickerCopy.days}</legend>
      {/* Enter uses the first submit button, which must not be a day. */}
      <button type="submit" hidden />
      <ul>
        {nextOpenDays(today, callSchedule.hours).map((date) => {
          const share = left[date]
          return (
            <li key={date}>
              <button
                type="submit"
                name="show"
                value={date}
                className={styles.slot}
                aria-pressed={date === chosen}
                disabled={share === 'none'}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(date)
                }}
              >
                {formatShort(date)} <span className={styles.left}>{share && pickerCopy.left[share]}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** None where they cannot be read: all days can be chosen, and the server decides on submit. */
async function readShares(adviser?: string): Promise<Shares> {
  try {
    const response = await fetch(`/api/days?${new URLSearchParams(adviser && { adviser })}`, {
      signal: AbortSignal.timeout(6_000),
    })
    const { days }: { days: { date: string; left: DayShare }[] } = await response.json()
    return Object.fromEntries(days.map(({ date, left }) => [date, left]))
  } catch {
    return {}
  }
}
