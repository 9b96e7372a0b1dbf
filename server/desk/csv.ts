/** Comma-separated values as RFC 4180 writes them, with the mark by which spreadsheets know UTF-8. */
export function csv(headings: string[], rows: string[][]): string {
  return `\uFEFF${[headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet would run a cell that begins like a formula: the apostrophe makes it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
