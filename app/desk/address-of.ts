/** The address of a page with what is chosen on it: it can be shared and saved. */
export function addressOf(path: string, fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
