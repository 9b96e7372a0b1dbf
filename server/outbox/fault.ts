/**
 * What went wrong, fit to be stored and logged: codes alone. The text of a mail server's answer often
 * quotes the address, and with it a person.
 */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const parts = ['code', 'responseCode', 'command']
    .map((key) => (error as unknown as Record<string, unknown>)[key])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
  const text =
    parts.length > 0 ? parts.join(' ') : /^[A-Z]+$/.test(error.message) ? error.message : error.name
  return text.slice(0, 100)
}
