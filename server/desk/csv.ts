/** CSV by RFC 4180, with a byte order mark by which spreadsheets recognise UTF-8. */
export function csv(headings: readonly string[], rows: readonly string[][]): string {
  return `\uFEFF${[headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * Against CSV injection: an apostrophe turns a cell that begins like a formula into text. All are quoted, since some
 * spreadsheets also split at semicolons.
 */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
