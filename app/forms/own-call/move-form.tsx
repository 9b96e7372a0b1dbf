import { useState } from 'react'
import { isWeekendRejected, slotsOf } from '#app/forms/callback/refused-time.ts'
import { SlotRadios } from '#app/forms/callback/slot-radios.tsx'
import { useDebouncedDate } from '#app/forms/callback/use-debounced-date.ts'
import { useSlots } from '#app/forms/callback/use-slots.ts'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import { errorText } from '#app/forms/submission/error-text.ts'
import styles from '#app/forms/submission/form.module.css'
import { textValue } from '#app/forms/submission/form-state.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { pickerWords } from '#content/forms/callback-words.ts'
import { formWords } from '#content/forms/form-words.ts'
import { ownCallWords } from '#content/forms/own-call-words.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { earliestDay, latestDay } from '#domain/callback-day.ts'
import { dayError } from '#domain/callback-request.ts'
import type { FormErrors } from '#domain/form-check.ts'
import type { OwnCall, OwnCallField } from '#domain/own-call.ts'
import { formatLong, type PlainDate } from '#domain/plain-date.ts'
import { FormFrame } from './form-frame.tsx'
import type { SubmittedChange } from './submitted-change.ts'

const { labels, hints } = formWords
const words = ownCallWords.change

interface MoveFormProps {
  call: OwnCall
  path: string
  today: PlainDate
  submitted: SubmittedChange | undefined
}

/** Another day and time, by the rules and the picker of a new booking. Sent as a plain form. */
export function MoveForm({ call, path, today, submitted }: MoveFormProps) {
  const result = submitted?.result
  const sentDate = isWeekendRejected(result) ? '' : textValue(submitted?.values, 'date')
  const [date, setDate] = useState(sentDate)
  const [errors, setErrors] = useState<FormErrors<OwnCallField>>(
    result && 'errors' in result ? result.errors : {},
  )
  const { day } = useSlots(date, today, submitted?.slots ?? slotsOf(result))
  const { inputProps } = useDebouncedDate((chosen) => {
    const code = dayError(chosen, { today, schedule: callSchedule })
    const isRejected = code === 'weekend'
    if (chosen !== date) {
      setDate(isRejected ? '' : chosen)
      setErrors(code === null || code === 'date' ? {} : { date: code })
    }
    return { isRejected }
  })
  const summary = (['date', 'time'] as const)
    .filter((field) => errors[field])
    .map((field) => ({ id: `move-${field}`, text: errorText(errors[field]) ?? '' }))

  return (
    <FormFrame
      heading={words.heading}
      lead={words.lead}
      call={call}
      path={path}
      wish="move"
      submit={words.submit}
    >
      {/* Enter uses the first submit button, which must not be 'Show free times'. */}
      <button type="submit" hidden />
      <ErrorSummary items={summary} attempts={result && 'errors' in result ? 1 : 0} />
      <div className={styles.pair} data-place="page">
        <TextField
          {...inputProps}
          id="move-date"
          name="date"
          type="date"
          label={labels.date}
          hint={hints.date(formatLong(earliestDay(today)))}
          min={earliestDay(today)}
          max={latestDay(today)}
          defaultValue={sentDate}
          error={errorText(errors.date)}
        />
        <p className={styles.beside}>
          <Button type="submit" name="show" value="times" kind="secondary">
            {pickerWords.showTimes}
          </Button>
        </p>
      </div>
      <SlotRadios
        id="move-time"
        name="time"
        error={errorText(errors.time)}
        day={day}
        chosen={textValue(submitted?.values, 'time')}
        date={date}
      />
    </FormFrame>
  )
}
