// Finds the place that somebody types: a postcode, as much of it as they like, or a town.

export interface Point {
  /** Kilometres from the origin of the National Grid. */
  east: number
  north: number
}

export interface Place extends Point {
  /** As pages say it: 'RG21', 'Basingstoke'. */
  name: string
}

export type FoundPlace =
  | ({ kind: 'place' } & Place)
  /** A postcode of Northern Ireland: it is in no open data, so a town is asked for. */
  | { kind: 'northern-ireland'; towns: string[] }
  /** Jersey, Guernsey and the Isle of Man have regulators of their own. */
  | { kind: 'outside' }
  /** Towns that look alike, if there are any. */
  | { kind: 'unknown'; towns: string[] }

interface PlaceTables {
  /** 'RG 470 172, RG21 463 153': areas, districts and sectors (written RG21-4). */
  postcodes: string
  /** 'Basingstoke 463 153; …'. */
  towns: string
  townNames: Readonly<Record<string, string>>
}

const kmInMile = 1.609344
/** Longer than any name of a place: the rest is not read. */
const longest = 60

/** Upper limits in miles; what is further away comes last. */
export const bands = [5, 15, 30] as const
export type Band = (typeof bands)[number] | 'further'

export function milesBetween(a: Point, b: Point): number {
  return Math.hypot(a.east - b.east, a.north - b.north) / kmInMile
}

export function bandOf(miles: number): Band {
  return bands.find((limit) => miles <= limit) ?? 'further'
}

/** The district of the full postcode, or more than its sector, in a text: nothing else of it may be kept. */
export function districtOfFullPostcode(text: string): string | undefined {
  return /(?<![a-z\d])([a-z]{1,2}\d[a-z\d]?)[\s-]*\d[a-z]{1,2}(?![a-z\d])/i.exec(text)?.[1]?.toUpperCase()
}

export function createPlaceFinder({ postcodes, towns, townNames }: PlaceTables) {
  const points = new Map(entriesOf(postcodes, ','))
  const named = entriesOf(towns, ';').map(([name, point]) => ({ name, key: keyOf(name), point }))
  const byKey = new Map(named.map((town) => [town.key, town]))
  for (const [other, name] of Object.entries(townNames)) {
    const town = byKey.get(keyOf(name))
    if (town) byKey.set(keyOf(other), town)
  }
  const irish = named.filter(({ point }) => isNorthernIrish(point)).map(({ name }) => name)

  return (text: string): FoundPlace => {
    const asked = text.slice(0, longest).trim()
    return ofPostcode(asked) ?? ofTown(asked)
  }

  /** By its sector, or as much as the table has of it. */
  function ofPostcode(text: string): FoundPlace | undefined {
    const district = districtOfFullPostcode(text)
    const [, area, number = '', sector] =
      /^([a-z]{1,2})(?:(\d[a-z\d]?)(?:[\s-]*(\d))?)?$/i.exec(
        district ?? text.replace(/\s+(?=\d[a-z\d]?$)/i, fixSpace),
      ) ?? []
    if (area === undefined) return undefined
    const name = (area + number).toUpperCase()
    const letters = area.toUpperCase()
    if (letters === 'BT') return { kind: 'northern-ireland', towns: irish }
    if (['JE', 'GY', 'IM'].includes(letters)) return { kind: 'outside' }
    const point =
      points.get(`${name}-${sector}`) ??
      points.get(name) ??
      points.get(name.replace(/(?<=\d)[A-Z]$/, '')) ??
      points.get(letters)
    return point && { kind: 'place', name, ...point }
  }

  function ofTown(text: string): FoundPlace {
    const key = keyOf(text)
    const short = keyOf(text.split(',')[0] ?? '')
    if (short === '') return { kind: 'unknown', towns: [] }
    if (crown.test(short)) return { kind: 'outside' }
    if (/^(northern ireland|ulster)$/.test(short)) return { kind: 'northern-ireland', towns: irish }
    const alike = short.length < 5 ? [] : named.filter((town) => isAlmost(town.key, short))
    const found =
      byKey.get(key) ??
      byKey.get(short) ??
      named.find((town) => town.key.startsWith(`${short} `)) ??
      (alike.length === 1 ? alike[0] : undefined)
    if (found) return { kind: 'place', name: found.name, ...found.point }
    const near = alike.length > 0 ? alike : named.filter((town) => town.key.startsWith(short.slice(0, 3)))
    return { kind: 'unknown', towns: near.slice(0, 6).map(({ name }) => name) }
  }
}

const crown = /^(isle of man|douglas|jersey|guernsey|alderney|sark|st helier|st peter port)$/

/** 'RG 21' is RG21, and 'RG21 4' the sector 4 of RG21. */
function fixSpace(space: string, at: number, text: string): string {
  return /\d/.test(text.slice(0, at)) ? space : ''
}

/** Letters and digits, as people type them: 'kings lynn', 'St. Albans', 'stoke on trent'. */
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[’'.]/gu, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replace(/^saint /, 'st ')
    .replace(/^(the )?city of /, '')
}

/** East of Ireland's border counties, and west of Great Britain at that height. */
function isNorthernIrish({ east, north }: Point): boolean {
  return north > 460 && north < 600 && east < 175
}

/** One letter more, fewer or other, or two that have changed places. */
function isAlmost(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && left[0] === right[1] && left[1] === right[0])
  )
}

function entriesOf(table: string, separator: string): [string, Point][] {
  return table
    .split(separator)
    .map((line) => /^\s*(.+) (\d+) (\d+)\s*$/.exec(line) ?? [])
    .flatMap(([, name, east, north]): [string, Point][] =>
      name ? [[name, { east: Number(east), north: Number(north) }]] : [],
    )
}
