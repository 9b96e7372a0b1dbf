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

/** The rows of such a text with the lines that they begin in; without empty ones. */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let row = { line: 1, cells: [] as string[] }
  let line = 1
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  const body = text.replace(/^\uFEFF/, '')
  while (field.lastIndex < body.length) {
    const [found, quoted, plain = '', end] = field.exec(body) ?? []
    // A quotation mark that is not closed: the rest is one value.
    if (found === undefined) return [...rows, { ...row, cells: [...row.cells, body.slice(field.lastIndex)] }]
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += found.split('\n').length - 1
    if (end === ',') continue
    rows.push(row)
    row = { line, cells: [] }
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}
