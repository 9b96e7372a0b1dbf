import { type KeyboardEvent, useEffect, useRef } from 'react'
import { TextField } from '#app/ui/field.tsx'
import { formWords } from '#content/form-words.ts'
import { earliestDay, latestDay } from '#domain/callback-day.ts'
import { formatLong, type PlainDate } from '#domain/plain-date.ts'

/** Long enough to type a day's second figure, or a year's fourth. */
const settlesAfterMs = 700

interface DateFieldProps {
  id: string
  name: string
  error: string | undefined
  defaultValue: string
  today: PlainDate
  /** Told of a date once it is finished. True empties the field. */
  onSettled(date: string): { isRefused: boolean }
}

/**
 * Browsers report every figure that is typed as a date of its own, year 2 and all, and a half-typed date
 * must not be judged. It counts as finished after a pause, or when the visitor leaves the field.
 */
export function DateField({ today, onSettled, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = () => {
    clearTimeout(timer.current)
    if (!input.current) return { isRefused: false }
    const verdict = onSettled(input.current.value)
    if (verdict.isRefused) input.current.value = ''
    return verdict
  }
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && settle().isRefused) event.preventDefault()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <TextField
      {...field}
      ref={input}
      type="date"
      label={formWords.labels.date}
      hint={formWords.hints.date(formatLong(earliestDay(today)))}
      min={earliestDay(today)}
      max={latestDay(today)}
      onChange={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(settle, settlesAfterMs)
      }}
      onBlur={settle}
      onKeyDown={settleOnEnter}
    />
  )
}
