import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** Long enough to type a day's second figure, or a year's fourth. */
const typingMs = 700
/** Long enough for a press on a button to become a click. */
const pressMs = 250

/**
 * Browsers report every figure that is typed as a date of its own, year 2 and all, and a half-typed date
 * must not be judged. It counts as finished after a pause, or when the visitor goes on to something else.
 * `judge` says whether the date is refused: then the field is emptied.
 */
export function useSettledDate(judge: (date: string) => { isRefused: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = () => {
    clearTimeout(timer.current)
    const isRefused = input.current !== null && judge(input.current.value).isRefused
    if (isRefused && input.current) input.current.value = ''
    return { isRefused }
  }
  const settleAfter = (waitMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, waitMs)
  }

  return {
    settle,
    inputProps: {
      ref: input,
      onChange: () => settleAfter(typingMs),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A message that appears now would move the button that is being pressed.
        if (relatedTarget instanceof HTMLButtonElement) settleAfter(pressMs)
        else settle()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && settle().isRefused) event.preventDefault()
      },
    },
  }
}
