import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** Long enough to type a day's second digit, or a year's fourth. */
const typingMs = 700
/** Long enough for a press on a button to become a click. */
const pressMs = 250

/**
 * Browsers report every digit that is typed as a date of its own, year 2 and all, and a half-typed date must not
 * be checked. So the check is debounced; it is made at once when the visitor goes on to something else.
 * `check` says whether the date is rejected: then the field is emptied.
 */
export function useDebouncedDate(check: (date: string) => { isRejected: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const flush = () => {
    clearTimeout(timer.current)
    const isRejected = input.current !== null && check(input.current.value).isRejected
    if (isRejected && input.current) input.current.value = ''
    return { isRejected }
  }
  const checkAfter = (waitMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, waitMs)
  }

  return {
    flush,
    inputProps: {
      ref: input,
      onChange: () => checkAfter(typingMs),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A message that appears now would move the button that is being pressed.
        if (relatedTarget instanceof HTMLButtonElement) checkAfter(pressMs)
        else flush()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && flush().isRejected) event.preventDefault()
      },
    },
  }
}
