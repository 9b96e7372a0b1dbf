/** CSV by RFC 4180, with a byte order mark by which spreadsheets recognise UTF-8. */
export function csv(headings: string[], rows: string[][]): string {
  return `\uFEFF${[headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Against CSV injection: an apostrophe turns a cell that begins like a formula into text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
