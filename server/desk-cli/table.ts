import { oneLine } from '#server/desk/one-line.ts'

/** A table with columns as wide as their content. */
export function table(headings: string[], rows: string[][], none = 'None.'): string[] {
  if (rows.length === 0) return [none]
  const shown = [headings, ...rows.map((row) => row.map(oneLine))]
  const widths = headings.map((_, column) => Math.max(...shown.map((row) => widthOf(row[column] ?? ''))))
  const lines = shown.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [lines[0] ?? '', rule, ...lines.slice(1)]
}

/** One label and value per line. */
export function list(pairs: [label: string, value: string][]): string[] {
  const width = Math.max(...pairs.map(([label]) => label.length))
  return pairs.map(([label, value]) => {
    const indent = ' '.repeat(width + 2)
    return `${label.padEnd(width)}  ${value.split('\n').map(oneLine).join(`\n${indent}`)}`.trimEnd()
  })
}

function widthOf(text: string): number {
  return Array.from(text).length
}
