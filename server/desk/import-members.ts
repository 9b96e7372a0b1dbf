// Advisers from a file of comma-separated values: whose register number is known is changed, others are added.
import { type Adviser, adviceWays, serviceValue } from '#content/pages/advisers.ts'
import { type Entry, entries, withChanges } from '#content/site/entry.ts'
import { serviceEntries, serviceNames } from '#content/site/services.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { changesBetween } from '#server/editing/fields.ts'
import { publishedAt } from '#server/editing/publications.ts'
import { problemsOf } from '#server/editing/rules.ts'
import { exportContent, type ImportOrder, importContent } from './content-file.ts'
import { parseCsv } from './csv.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { Refusal } from './refusal.ts'

const ENTRY = 'people/advisers'
/** Until there is one of them. */
const NO_PORTRAIT = '/pictures/adviser-portrait.svg'

/** The field that each column fills. A value that is none is refused. */
const columns = {
  'register number': column('registerNumber', (text) => like(text, /^[A-Z]{3}\d{5}$/, 'like ABC01234')),
  name: column('name', (text) => like(text, /\S \S/, 'a first and a last name')),
  town: column('town', (text) => like(text, /\S/, 'a town')),
  district: column('district', (text) =>
    like(text.toUpperCase(), /^[A-Z]{1,2}\d[A-Z\d]?$/, 'the first half of a postcode'),
  ),
  services: column('advises', (text) =>
    chosen(text, serviceNames, (name) => [serviceEntries[name].title, serviceValue(name)]),
  ),
  ways: column('ways', (text) => chosen(text, adviceWays, (way) => [way])),
  status: column(
    'employed',
    (text) => like(text, /^(self-)?employed$/, 'employed or self-employed') === 'employed',
  ),
  firm: column('ownFirm', (text) => text),
  languages: column('languages', (text) => like(text, /\S/, 'a language')),
  bio: column('bio', (text) => like(text, /\S/, 'a few sentences about them')),
  qualifications: column('qualifications', (text) => itemsOf(text).map(qualification)),
}
const headings = Object.keys(columns) as (keyof typeof columns)[]

/** Publishes all of them or, where a value is wrong, none. Resolves to what changes, a line each. */
export async function importMembers(desk: DeskDependencies, order: ImportOrder): Promise<string[] | Refusal> {
  const entry = entries.get(ENTRY) as Entry
  const published = (await publishedAt(desk.database.db, desk.now()))[ENTRY] ?? {}
  const before = withChanges(entry.shipped, published) as Adviser[]
  const [header, ...rows] = parseCsv(order.text)
  const missing = headings.filter((heading) => !header?.cells.includes(heading))
  if (!header || missing.length > 0)
    return new Refusal(`The first line must have these columns too: ${missing.join(', ')}.`)

  const problems: string[] = []
  const members = [...before]
  const lineOf = new Map<number, number>()
  for (const { line, cells } of rows) {
    const read: Partial<Adviser> = {}
    for (const heading of headings) {
      const { field, parse } = columns[heading]
      const value = accept(() => parse((cells[header.cells.indexOf(heading)] ?? '').trim()))
      if (value instanceof Refusal) problems.push(`line ${line}, ${heading}: ${value.message}`)
      else Object.assign(read, { [field]: value })
    }
    const found = members.findIndex(({ registerNumber }) => registerNumber === read.registerNumber)
    const index = found < 0 ? members.length : found
    if (lineOf.has(index))
      problems.push(`line ${line}, register number: line ${lineOf.get(index)} has it too`)
    lineOf.set(index, line)
    members[index] = { ...(members[index] ?? newMember(read.name ?? '', members)), ...read } as Adviser
  }
  if (problems.length === 0)
    for (const [path, problem] of Object.entries(problemsOf(entry, before, { '': members }))) {
      const [index, field] = path.split('.')
      const heading = headings.find((each) => columns[each].field === field) ?? field
      problems.push(`line ${lineOf.get(Number(index)) ?? 1}, ${heading}: ${problem}`)
    }
  if (problems.length > 0) return new Refusal(`Nothing is stored:\n${problems.join('\n')}`)

  const { content } = JSON.parse(await exportContent(desk))
  const text = JSON.stringify({ content: { ...content, [ENTRY]: changesBetween(entry.shipped, members) } })
  return await importContent(desk, { ...order, text })
}

/** Without what the file has not. */
function newMember(name: string, members: readonly Adviser[]): Pick<Adviser, 'slug' | 'image' | 'reviews'> {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
  const slug = letters.trim().replaceAll(/[ -]+/g, '-')
  const alike = members.filter((member) => member.slug.replace(/-\d+$/, '') === slug).length
  return { slug: alike === 0 ? slug : `${slug}-${alike + 1}`, image: NO_PORTRAIT, reviews: [] }
}

function column<Field extends keyof Adviser>(field: Field, parse: (text: string) => Adviser[Field]) {
  return { field, parse }
}

function accept<Value>(parse: () => Value): Value | Refusal {
  try {
    return parse()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function like(text: string, pattern: RegExp, what: string): string {
  if (!pattern.test(text)) throw new Refusal(`“${text}” is not ${what}`)
  return text
}

const itemsOf = (text: string) => text.split(';').flatMap((item) => item.trim() || [])

/** 'Mortgage Planning; Equity Release'. */
function chosen<Name extends string>(
  text: string,
  names: readonly Name[],
  namesOf: (name: Name) => readonly string[],
): Record<Name, boolean> {
  const known = new Map(names.flatMap((name) => namesOf(name).map((each) => [each.toLowerCase(), name])))
  const asked = itemsOf(text).map((item) => {
    const name = known.get(item.toLowerCase())
    if (!name) throw new Refusal(`“${item}” is none of ${names.map((each) => namesOf(each)[0]).join(', ')}`)
    return name
  })
  if (asked.length === 0) throw new Refusal('it must have one')
  return Object.fromEntries(names.map((name) => [name, asked.includes(name)])) as Record<Name, boolean>
}

/** 'Diploma in Financial Planning | certificate seen | 2026-10-05 | 2027-10-05'. */
function qualification(text: string): Adviser['qualifications'][number] {
  const [name = '', source = '', checkedOn = '', reviewBy = ''] = text.split('|').map((part) => part.trim())
  if (!name || !source || !parsePlainDate(checkedOn) || !parsePlainDate(reviewBy))
    throw new Refusal(`“${text}” is not name | evidence | day it was seen | day of the next look`)
  return { name, source, checkedOn, reviewBy }
}
