import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** Debounce while typing: enough time for the next digit. */
const typingMs = 700
/** Debounce after blur: enough time for a press on a button to become a click. */
const pressMs = 250

/**
 * Browsers fire `change` with a complete date for every digit typed (year 2, 20, 202 …), so the check is debounced,
 * and flushed when the field loses focus or Enter is pressed. A date that `check` rejects is cleared.
 */
export function useDebouncedDate(check: (date: string) => { isRejected: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    // A date that was entered before hydration has fired no event.
    if (input.current?.value) checkAfter(typingMs)
    return () => clearTimeout(timer.current)
  }, [])

  return {
    flush,
    inputProps: {
      ref: input,
      onChange: () => checkAfter(typingMs),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // An error shown now would shift the layout, and the button away from the pointer.
        if (relatedTarget instanceof HTMLButtonElement) checkAfter(pressMs)
        else flush()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && flush().isRejected) event.preventDefault()
      },
    },
  }
}
