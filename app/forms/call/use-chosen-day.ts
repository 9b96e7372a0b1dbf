import { useState } from 'react'
import { type SubmittedForm, textValue } from '#app/forms/submission/form-state.ts'
import { callSchedule, formCopy } from '#app/forms/words.ts'
import { earliestDay, latestDay } from '#domain/callback-day.ts'
import { dayError } from '#domain/callback-request.ts'
import type { ErrorCode } from '#domain/error-code.ts'
import { fillIn } from '#domain/fill-in.ts'
import type { CallChangeResult } from '#domain/own-call.ts'
import { formatLong, type PlainDate } from '#domain/plain-date.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import { isWeekendRejected, slotsOf } from './refused-time.ts'
import { useDebouncedDate } from './use-debounced-date.ts'
import { useSlots } from './use-slots.ts'

interface ChosenDayOptions {
  today: PlainDate
  /** Whose times they are; anybody's where it is left out. */
  adviser?: string | undefined
  /** What came back of a form that was not saved. */
  submitted: SubmittedForm<SubmitResult | CallChangeResult> | undefined
  /** Called with another date, and what is wrong with it. */
  onChange: (error: ErrorCode | undefined) => void
}

export function useChosenDay({ today, adviser, submitted, onChange }: ChosenDayOptions) {
  const sentDate = isWeekendRejected(submitted?.result) ? '' : textValue(submitted?.values, 'date')
  const [date, setDate] = useState(sentDate)
  const slots = useSlots(date, today, submitted?.slots ?? slotsOf(submitted?.result), adviser)
  const { flush, inputProps } = useDebouncedDate((chosen) => {
    const code = dayError(chosen, { today, schedule: callSchedule })
    const isRejected = code === 'weekend'
    if (chosen !== date) {
      setDate(isRejected ? '' : chosen)
      onChange(code === null || code === 'date' ? undefined : code)
    }
    return { isRejected }
  })
  return {
    ...slots,
    date,
    setDate,
    choose(chosen: PlainDate) {
      if (inputProps.ref.current) inputProps.ref.current.value = chosen
      flush()
    },
    flush,
    dateProps: {
      ...inputProps,
      type: 'date',
      label: formCopy.labels.date,
      hint: fillIn(formCopy.hints.date, { earliest: formatLong(earliestDay(today)) }),
      min: earliestDay(today),
      max: latestDay(today),
      defaultValue: sentDate,
    },
  }
}
