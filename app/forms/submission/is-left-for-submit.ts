import type { FocusEvent } from 'react'

/**
 * Whether a field is left for the submit button: an error shown at that moment would shift the button away from the
 * pointer, and the click would be lost. Safari does not move focus to a button that is pressed.
 */
export function isLeftForSubmit({ relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>): boolean {
  const { type } = (relatedTarget ?? {}) as Partial<HTMLButtonElement>
  return type === 'submit' || currentTarget.querySelector('[type="submit"]:active') !== null
}
