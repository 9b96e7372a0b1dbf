import type { Figure } from './figure.ts'

/** One table of the report, with a note on how to read it. */
export interface Section {
  title: string
  note: string
  columns: string[]
  rows: string[][]
}

/** A Markdown table with aligned columns, so that it reads well in a terminal too. */
export function sectionText({ title, note, columns, rows }: Section): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, 3, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [`## ${title}`, '', note, '', line(columns), rule, ...rows.map(line), ''].join('\n')
}

/** The document with these sections in place of those of the same titles; a new one comes at its end. */
export function withSections(document: string, sections: readonly Section[]): string {
  return sections.reduce((text, section) => {
    const start = `\n${text}`.indexOf(`\n## ${section.title}\n`)
    if (start < 0) return `${text.trimEnd()}\n\n${sectionText(section)}`
    const next = text.indexOf('\n## ', start)
    return `${text.slice(0, start)}${sectionText(section)}${next < 0 ? '' : text.slice(next)}`
  }, document)
}

/** The median with the range of the runs. */
export function spread({ median, least, most, runs }: Figure, digits = 0): string {
  if (Number.isNaN(median)) return '–'
  const text = (value: number) => value.toFixed(digits)
  return runs < 2 || text(least) === text(most)
    ? text(median)
    : `${text(median)} (${text(least)}–${text(most)})`
}

export function ratio(of: Figure, over: Figure | undefined): string {
  const value = of.median / (over?.median ?? 0)
  return Number.isFinite(value) ? value.toFixed(2) : '–'
}
