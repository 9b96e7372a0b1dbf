// The form of an entry, as it follows from the shape of its value.
import { type Changes, type Entry, keysOf } from '#content/site/entry.ts'
import { lengthRule } from '#content/site/text-rules.ts'
import { formatDate, parsePlainDate } from '#domain/plain-date.ts'
import { isWithin } from './publications.ts'

/** A part of an entry's form. */
export type Part = Field | Group | List

interface Placed {
  path: string
  label: string
}

export interface Field extends Placed {
  type: 'field'
  kind: FieldKind
  /** As it stands in the form. */
  text: string
  hint?: string | undefined
  /** Pictures, pages or values that can be chosen. */
  choices?: { value: string; label: string }[]
}

interface Group extends Placed {
  type: 'group'
  parts: Part[]
}

interface List extends Placed {
  type: 'list'
  items: Part[]
  /** Whether its items are alike, so that another one can be added. */
  canAdd: boolean
}

/** `hours` may be empty: closed. `picture` is the address of one of the desk, or what was shipped. `rate` is in hundredths of a percent, `money` in pence. */
type FieldKind = NonNullable<Entry['kinds']>[string] | 'text' | 'number' | 'yes-no' | 'choice'

type EntryShape = Pick<
  Entry,
  'id' | 'value' | 'fixed' | 'editable' | 'kinds' | 'choices' | 'words' | 'item' | 'shipped'
>

/** What code finds things by, or shows as it is. */
const fixedKeys = [
  'id',
  'path',
  'to',
  'href',
  'icon',
  'kind',
  'image',
  'poster',
  'logo',
  'scene',
  'calculator',
  'calculators',
  'related',
  'of',
  'fileName',
  // Required by the regulator on the pages that have them; their words are in legal/risk-warnings.
  'warnings',
]

/** Text of this length has more than one line. */
const LONG_TEXT = 70

export function partsOf(entry: EntryShape, value: unknown, path = '', label = ''): Part[] {
  if (typeof value === 'function' || value === undefined) return []
  const placed = { path, label }
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index) =>
      partsOf(entry, item, joined(path, index), nameOf(item) || `${index + 1}`),
    )
    return [{ type: 'list', ...placed, items, canAdd: templateOf(entry, value, path) !== undefined }]
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([key]) => isEdited(entry, key))
      .flatMap(([key, item]) =>
        partsOf(entry, item, joined(path, key), entry.words?.[key]?.label ?? labelOf(key)),
      )
      .flatMap(withoutNeedlessGroup)
    return parts.length === 0 ? [] : [{ type: 'group', ...placed, parts }]
  }
  const place = { entry: entry.id, key: namedKey(path), before: valueAt(entry.value, path) }
  const hints = [entry.words?.[lastKey(path)]?.hint, lengthRule(place)]
  const hint = hints.filter(Boolean).join(' ') || undefined
  const named = Object.entries(entry.choices?.[lastKey(path)] ?? {})
  const choices = named.length > 0 && {
    choices: [
      ...(value === '' ? [{ value: '', label: 'Choose one' }] : []),
      ...named.map(([value, label]) => ({ value, label })),
    ],
  }
  return [{ type: 'field', ...placed, hint, ...fieldOf(entry, value, path), ...choices }]
}

/** `phone: { display, sample }` is 'Phone', and 'Phone: still a sample'. */
function withoutNeedlessGroup(part: Part): Part[] {
  if (part.type !== 'group' || part.parts.some(({ type }) => type !== 'field')) return [part]
  const isMain = ({ path }: Part) => ['value', 'display'].includes(lastKey(path))
  if (part.parts.length > 1 && !part.parts.some(isMain)) return [part]
  return part.parts.map((field) => ({
    ...field,
    label: isMain(field) ? part.label : `${part.label}: ${field.label.toLowerCase()}`,
  }))
}

/** What is at a path, by the labels that lead there in the form. */
export function labelAt(parts: readonly Part[], path: string): string {
  for (const part of parts) {
    if (part.path === path) return part.label
    if (part.type === 'field' || !isWithin(path, part.path)) continue
    const inner = labelAt(part.type === 'group' ? part.parts : part.items, path)
    if (inner) return [part.label, inner].filter(Boolean).join(', ')
  }
  return ''
}

/** What is at a path, as somebody reads it; of what is below it, a line for each field with its label. */
export function textAt(parts: readonly Part[], path: string): string {
  return fieldsIn(parts)
    .filter((field) => field.path === path || (isWithin(field.path, path) && field.text !== ''))
    .map((field) => {
      const isNamed = field.path !== path && Number.isNaN(Number(field.label))
      return isNamed ? `${field.label}: ${readable(field)}` : readable(field)
    })
    .join('\n')
}

function readable({ kind, text, choices }: Field): string {
  const day = kind === 'date' && parsePlainDate(text)
  if (day) return formatDate(day)
  if (kind === 'picture' && text !== '' && !text.startsWith('/')) return 'the one it came with'
  if (kind === 'choice') return choices?.find(({ value }) => value === text)?.label ?? text
  if (kind === 'money') return `£${Number(text).toLocaleString('en-GB')}`
  return kind === 'rate' ? `${text}%` : text
}

/** All fields of a form. */
export function fieldsIn(parts: readonly Part[]): Field[] {
  return parts.flatMap((part) =>
    part.type === 'field' ? [part] : fieldsIn(part.type === 'group' ? part.parts : part.items),
  )
}

function isEdited({ fixed = [], editable = [] }: EntryShape, key: string): boolean {
  return editable.includes(key) || !(fixed.includes(key) || fixedKeys.includes(key))
}

function lastKey(path: string): string {
  return keysOf(path).at(-1) ?? ''
}

/** Of an item of a list, that of the list. */
export function namedKey(path: string): string {
  return keysOf(path).findLast((key) => !/^\d+$/.test(key)) ?? ''
}

function joined(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`
}

/** What a key alone would not tell. */
const commonLabels: Partial<Record<string, string>> = {
  alt: 'What the picture shows',
  bio: 'About them',
  checkedOn: 'Looked at on',
  image: 'Picture',
  poster: 'Picture',
  reviewBy: 'Look at it again by',
  sample: 'Still a sample',
}

/** 'mortgageCommission' is 'Mortgage commission'. */
function labelOf(key: string): string {
  const common = commonLabels[key]
  if (common) return common
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** What an item of a list is called. */
function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const named = item as Record<string, unknown>
  const name = ['name', 'title', 'question', 'heading', 'label', 'text', 'from'].map((key) => named[key])
  const found = name.find((each) => typeof each === 'string' && each !== '') as string | undefined
  if (found === undefined) return name.includes('') ? 'New' : ''
  return found.length > 60 ? `${found.slice(0, 60)}…` : found
}

function kindOf({ kinds = {}, choices, shipped }: EntryShape, given: unknown, path: string): FieldKind {
  const keys = keysOf(path)
  if (choices?.[lastKey(path)]) return 'choice'
  // A text that is still empty is like that of the first item of its list.
  const value = given === '' ? valueAt(shipped, path.replaceAll(/\b\d+\b/g, '0')) || '' : given
  const generic = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.')
  const kind = kinds[generic] ?? kinds[`*.${keys.at(-1)}`] ?? kinds['*']
  if (typeof value === 'boolean') return 'yes-no'
  if (typeof value === 'number') return kind ?? 'number'
  if (kind !== undefined && kind !== 'money' && kind !== 'rate') return kind
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return 'date'
  return typeof value === 'string' && (value.length > LONG_TEXT || value.includes('\n'))
    ? 'paragraphs'
    : 'text'
}

function fieldOf(entry: EntryShape, value: unknown, path: string): { kind: FieldKind; text: string } {
  const kind = kindOf(entry, value, path)
  if (value === null) return { kind, text: '' }
  if (kind === 'money' || kind === 'rate') return { kind, text: String(Number(value) / 100) }
  if (kind === 'yes-no') return { kind, text: value ? 'yes' : 'no' }
  return { kind, text: String(value) }
}

/** A new item of a list: like the first, and empty; undefined where items differ. */
export function templateOf(entry: EntryShape, list: readonly unknown[], path: string): unknown {
  const [first = path === '' ? entry.item : undefined] = list
  if (first === undefined) return undefined
  const shapes = new Set(list.map(shapeOf))
  return shapes.size > 1 && [...shapes].some((shape) => shape.includes('kind'))
    ? undefined
    : emptied(first, '', entry.editable)
}

function shapeOf(item: unknown): string {
  if (Array.isArray(item)) return 'list'
  return typeof item === 'object' && item !== null ? Object.keys(item).sort().join() : typeof item
}

function emptied(value: unknown, key: string, editable: readonly string[] = []): unknown {
  if (key === 'id') return `new-${crypto.randomUUID().slice(0, 8)}`
  // What is not edited stays as the item beside it has it.
  if (fixedKeys.includes(key) && !editable.includes(key)) return value
  if (Array.isArray(value)) return value.length > 0 ? [emptied(value[0], '', editable)] : []
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, emptied(item, name, editable)]),
    )
  if (typeof value === 'string') return ''
  return typeof value === 'number' ? 0 : typeof value === 'boolean' ? false : value
}

/** What is wrong with what was typed, by path, or the value with it. */
export interface ReadForm {
  value: unknown
  errors: Record<string, string>
}

/** The value with what was typed in its form. */
export function readParts(
  entry: EntryShape,
  value: unknown,
  typed: (path: string) => string | null,
): ReadForm {
  const errors: Record<string, string> = {}
  const read = (current: unknown, path: string): unknown => {
    if (Array.isArray(current)) return current.map((item, index) => read(item, joined(path, index)))
    if (typeof current === 'object' && current !== null)
      return Object.fromEntries(
        Object.entries(current).map(([key, item]) => [
          key,
          isEdited(entry, key) ? read(item, joined(path, key)) : item,
        ]),
      )
    const text = typed(path)
    if (text === null || typeof current === 'function') return current
    const kind = kindOf(entry, current, path)
    const parsed =
      kind === 'choice' && !Object.hasOwn(entry.choices?.[lastKey(path)] ?? {}, text)
        ? new Error('Choose one.')
        : parseText(text.replaceAll('\r\n', '\n').trim(), kind, current)
    if (parsed instanceof Error) errors[path] = parsed.message
    return parsed instanceof Error ? current : parsed
  }
  return { value: read(value, ''), errors }
}

function parseText(text: string, kind: FieldKind, current: unknown): unknown {
  switch (kind) {
    case 'yes-no':
      return text === 'yes'
    case 'number':
    case 'money':
    case 'rate': {
      const number = Number(text.replaceAll(/[£,%\s]/g, ''))
      if (text === '' || !Number.isFinite(number)) return new Error('Type a number.')
      return kind === 'number' ? number : Math.round(number * 100)
    }
    case 'hours':
      if (text === '') return null
      return /^([01]\d|2[0-3]):[0-5]\d - ([01]\d|2[0-3]):[0-5]\d$/.test(text)
        ? text
        : new Error('Type the hours as 08:30 - 17:00, or leave them out where it is closed.')
    case 'picture':
      return text === current || /^\/pictures\/[\w-]+\.\w+$/.test(text)
        ? text
        : new Error('Choose a picture.')
    case 'date':
      if (text === '' && current === '') return ''
      return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
        ? text
        : new Error('Type a day as 2027-04-06.')
    default:
      return text === '' && current === null ? null : text
  }
}

/** What is different, by the shortest paths that say it: a list of another length is one change. */
export function changesBetween(before: unknown, after: unknown, path = ''): Changes {
  if (Object.is(before, after)) return {}
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const [was, is] = [Object.entries(before), Object.entries(after)]
    if (was.length === is.length && was.every(([key], index) => key === is[index]?.[0]))
      return Object.assign(
        {},
        ...was.map(([key, item], index) => changesBetween(item, is[index]?.[1], joined(path, key))),
      )
  }
  return { [path]: after }
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return keysOf(path).reduce(
    (branch: unknown, key) => (isBranch(branch) ? (branch as Record<string, unknown>)[key] : undefined),
    value,
  )
}

/** What a list's button does: the list at a path, and one of its items. */
function parseListButton(button: string) {
  const [, verb, path = '', index = ''] = /^(up|remove|add)(?::(.*?))?(?::(\d+))?$/.exec(button) ?? []
  return { verb, path, at: Number(index) }
}

/** The path of the item that a list's button leaves to be looked at: one that is added or moved, or the list. */
export function itemOf(button: string, value: unknown): string {
  const { verb, path, at } = parseListButton(button)
  const list = valueAt(value, path)
  if (verb === 'remove' || !Array.isArray(list)) return path
  return joined(path, verb === 'add' ? list.length : Math.max(0, at - 1))
}

/** The value after a press of a list's button. */
export function withListChange(entry: EntryShape, value: unknown, button: string): unknown {
  const { verb, path, at } = parseListButton(button)
  const list = valueAt(value, path)
  if (!Array.isArray(list)) return value
  const changed =
    verb === 'add'
      ? [...list, templateOf(entry, list, path)]
      : verb === 'remove'
        ? list.toSpliced(at, 1)
        : at > 0
          ? list.toSpliced(at - 1, 2, list[at], list[at - 1])
          : list
  return replaceAt(value, keysOf(path), changed)
}

function replaceAt(value: unknown, [key, ...rest]: string[], changed: unknown): unknown {
  if (key === undefined) return changed
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, changed) : item))
  return { ...(value as object), [key]: replaceAt((value as Record<string, unknown>)[key], rest, changed) }
}
