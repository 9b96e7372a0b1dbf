/** Null where it is none. With any prefix: references that were given out under a former brand stay valid. */
export function parseReference(text: string | undefined): string | null {
  const reference = text?.trim().toUpperCase() ?? ''
  return /^[A-Z]+-[0-9A-Z]{5}$/.test(reference) ? reference : null
}
