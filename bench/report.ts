/** Values by name, one of each run. */
export function createFigures() {
  const values = new Map<string, number[]>()
  const sorted = (name: string) => (values.get(name) ?? []).toSorted((a, b) => a - b)
  const median = (name: string) => {
    const all = sorted(name)
    return all[Math.floor(all.length / 2)] ?? Number.NaN
  }
  return {
    add(name: string, value: number) {
      values.set(name, [...(values.get(name) ?? []), value])
    },
    /** The median with the range of the runs. */
    text(name: string, digits = 0): string {
      const [least, most] = [sorted(name).at(0), sorted(name).at(-1)].map((value) => value?.toFixed(digits))
      const middle = median(name).toFixed(digits)
      return least === most ? middle : `${middle} (${least}–${most})`
    },
    /** The value below which this share of all lies. */
    quantile(name: string, share: number, digits = 0): string {
      const all = sorted(name)
      return (all[Math.ceil(all.length * share) - 1] ?? Number.NaN).toFixed(digits)
    },
    ratio: (name: string, over: string): string => (median(name) / median(over)).toFixed(2),
  }
}

export interface Table {
  title: string
  /** How to read it. */
  note: string
  columns: string[]
  rows: string[][]
}

/** Markdown with aligned columns, so that it reads well in a terminal too. */
export function tableText({ title, note, columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [`## ${title}`, '', note, '', line(columns), rule, ...rows.map(line), ''].join('\n')
}

/** To stderr, so that the report can be piped. */
export function say(what: string): void {
  console.error(`… ${what}`)
}
