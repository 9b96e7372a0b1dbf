import { oneLine } from '#server/desk/one-line.ts'

/** A table with columns as wide as their content. */
export function table(headings: string[], rows: string[][], none: string): string[] {
  if (rows.length === 0) return [none]
  const shown = [headings, ...rows.map((row) => row.map(oneLine))]
  const widths = headings.map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0)))
  return shown.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
