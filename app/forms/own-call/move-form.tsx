import { useState } from 'react'
import { DayChips } from '#app/forms/call/day-chips.tsx'
import { ShowTimesButton } from '#app/forms/call/show-times-button.tsx'
import { SlotRadios } from '#app/forms/call/slot-radios.tsx'
import { useChosenDay } from '#app/forms/call/use-chosen-day.ts'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import { errorText } from '#app/forms/submission/error-text.ts'
import styles from '#app/forms/submission/form.module.css'
import { errorsOf, type SubmittedForm, textValue } from '#app/forms/submission/form-state.ts'
import { ownCallCopy } from '#app/forms/words.ts'
import { TextField } from '#app/ui/field.tsx'
import { fillIn } from '#domain/fill-in.ts'
import type { FormErrors } from '#domain/form-check.ts'
import type { CallChangeResult, OwnCall, OwnCallField } from '#domain/own-call.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { callTimeText } from './call-time-text.ts'
import { FormFrame } from './form-frame.tsx'

interface MoveFormProps {
  call: OwnCall
  path: string
  today: PlainDate
  submitted: SubmittedForm<CallChangeResult> | undefined
}

/** Another day and time, by the rules and the picker of a new booking. Sent as a plain form. */
export function MoveForm({ call, path, today, submitted }: MoveFormProps) {
  const copy = ownCallCopy.change
  const [errors, setErrors] = useState<FormErrors<OwnCallField>>(errorsOf(submitted?.result))
  const { date, choose, day, dateProps } = useChosenDay({
    today,
    submitted,
    onChange: (code) => setErrors(code ? { date: code } : {}),
  })
  const summary = (['date', 'time'] as const)
    .filter((field) => errors[field])
    .map((field) => ({ id: `move-${field}`, text: errorText(errors[field]) ?? '' }))

  return (
    <FormFrame
      heading={copy.heading}
      lead={fillIn(copy.lead, { when: callTimeText(call) })}
      call={call}
      path={path}
      change="move"
      submit={copy.submit}
    >
      <ErrorSummary items={summary} attempts={submitted ? 1 : 0} />
      <DayChips today={today} chosen={date} onChoose={choose} />
      <div className={styles.pair} data-presentation="page">
        <TextField {...dateProps} id="move-date" name="date" error={errorText(errors.date)} />
        <ShowTimesButton />
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
