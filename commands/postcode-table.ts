interface Sum {
  east: number
  north: number
  count: number
}

/** Coordinates that stand for none. */
const NO_POSITION = '90'
const LINE_WIDTH = 118

/** Where postcodes are on average, by area, district and sector, from the rows of Code-Point Open. */
export function createPostcodeTable() {
  const sums = new Map<string, Sum>()
  let count = 0

  function add(csv: string): void {
    for (const line of csv.split(/\r?\n/)) {
      // "RG214AB",10,463512,152341,"E92000001", … : metres on the National Grid.
      const [postcode = '', quality, east, north] = line.replaceAll('"', '').split(',')
      const [, area = '', district = '', sector = ''] =
        /^([A-Z]{1,2})(\d[A-Z\d]?)\s*(\d)[A-Z]{2}$/.exec(postcode) ?? []
      if (area === '' || quality === NO_POSITION) continue
      count += 1
      for (const name of [area, area + district, `${area}${district}-${sector}`]) {
        const sum = sums.get(name) ?? { east: 0, north: 0, count: 0 }
        sums.set(name, {
          east: sum.east + Number(east),
          north: sum.north + Number(north),
          count: sum.count + 1,
        })
      }
    }
  }

  /** 'RG21-4 463 152'; a sector that is where its district is needs none. */
  function entries(): string[] {
    const placed = [...sums].map(
      ([name, sum]) => [name, `${inKm(sum.east, sum)} ${inKm(sum.north, sum)}`] as const,
    )
    const byName = new Map(placed)
    return placed
      .filter(([name, point]) => !name.includes('-') || byName.get(name.split('-')[0] ?? '') !== point)
      .map(([name, point]) => `${name} ${point}`)
      .sort()
  }

  function module(): string {
    const lines: string[] = []
    for (const entry of entries()) {
      const last = lines.at(-1)
      if (last === undefined || last.length + entry.length + 2 > LINE_WIDTH) lines.push(entry)
      else lines[lines.length - 1] = `${last}, ${entry}`
    }
    return `/**
 * Where areas, districts and sectors of postcodes are: kilometres east and north of the origin of the National Grid.
 * Written by \`npm run places\` from OS Code-Point Open.
 */
export const postcodes = \`
${lines.join(',\n')}\`
`
  }

  return { add, module, count: () => count }
}

function inKm(metres: number, { count }: Sum): number {
  return Math.round(metres / count / 1_000)
}
