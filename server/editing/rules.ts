// What the firm may not publish: the same rules as the tests of the shipped content, with the answer at its field.
import { type Changes, type Entry, entries, withChanges } from '#content/site/entry.ts'
import { pageWarnings } from '#content/site/page-warnings.ts'
import { allPages } from '#content/site/pages.ts'
import { gradeOf, hardestGrade } from '#content/site/reading-grade.ts'
import { editedTextProblem, lostWords } from '#content/site/text-rules.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { fieldsIn, namedKey, partsOf, valueAt } from './fields.ts'
import type { RenderedPages } from './preview-thread.ts'

/** What breaks a rule, by the path of its field. */
export function problemsOf(entry: Entry, published: unknown, changes: Changes): Record<string, string> {
  const problems: Record<string, string> = {}
  // Such an entry says itself what it needs.
  const mayBeEmpty = entry.check !== undefined
  for (const [path, value] of Object.entries(changes)) {
    const before = valueAt(published, path)
    const lost = lostWords(asText(before), asText(value))
    if (lost) problems[path] = lost
    // Of a list that is replaced as a whole, only what is new.
    const known = new Set(textsIn(before, '').map(([, text]) => text))
    for (const [at, text] of textsIn(value, path)) {
      const beforeText = valueAt(published, at)
      if (known.has(text) && (text !== '' || beforeText === text)) continue
      const key = namedKey(at)
      const problem =
        dayProblem(text, key) ??
        editedTextProblem(text, { entry: entry.id, key, before: beforeText, mayBeEmpty }) ??
        (mayBeEmpty ? undefined : emptyProblem(text, key)) ??
        linkProblem(text, key, entry) ??
        figureProblem(text, entry, published) ??
        textGradeProblem(text, entry, beforeText)
      if (problem) problems[at] ??= problem
    }
    Object.assign(problems, evidenceProblems(value, path, entry))
  }
  const result = withChanges(published, changes)
  Object.assign(problems, entry.check?.(result), picturesWithoutText(result), noticeProblem(entry, changes))
  return Object.keys(problems).length > 0 ? problems : entryGradeProblem(entry, published, changes)
}

/** When the evidence was seen, and when it is looked at again. */
function dayProblem(text: string, key: string): string | undefined {
  return ['checkedOn', 'reviewBy'].includes(key) && !parsePlainDate(text)
    ? 'A claim needs this day, as 2027-04-06.'
    : undefined
}

/** Without them a claim, a quotation or a picture cannot stand. */
function emptyProblem(text: string, key: string): string | undefined {
  if (text !== '') return undefined
  if (['source', 'statement'].includes(key)) return 'A claim needs its evidence: fill this in.'
  return [
    'alt',
    'name',
    'question',
    'answer',
    'title',
    'bio',
    'kind',
    'from',
    'to',
    'image',
    'role',
    'slug',
    'town',
    'district',
  ].includes(key)
    ? 'This must not be empty.'
    : undefined
}

/** Visitors see from when on its words are as they are. */
function noticeProblem({ id }: Entry, changes: Changes): Record<string, string> {
  const hasNewDay = Object.keys(changes).some((path) => path === 'updated' || path === '')
  return id === 'legal/privacy-notice' && Object.keys(changes).length > 0 && !hasNewDay
    ? { updated: 'Changed words have a new day: give it here.' }
    : {}
}

/** A photograph without a text beside it; portraits have the name. */
function picturesWithoutText(value: unknown, path = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const isWithout =
    'alt' in value && value.alt === '' && Object.values(value).some((each) => deskPicture.test(String(each)))
  const inner = Object.entries(value).map(([key, item]) =>
    picturesWithoutText(item, path ? `${path}.${key}` : key),
  )
  const own = isWithout && { [path ? `${path}.alt` : 'alt']: 'Say what the picture shows.' }
  return Object.assign({}, own, ...inner)
}

const deskPicture = /^\/pictures\/[0-9a-f]{16}\.\w+$/

/** A testimonial that is no sample has its permission, and a claim its evidence. */
function evidenceProblems(value: unknown, path: string, { id }: Entry): Record<string, string> {
  if (!id.includes('testimonials') || typeof value !== 'object' || value === null) return {}
  const items = Array.isArray(value)
    ? value.map((item, index) => [`${path && `${path}.`}${index}`, item])
    : [[path, value]]
  return Object.fromEntries(
    items
      .filter(([, item]) => 'permission' in item && item.sample !== true && !item.permission)
      .map(([at, _]) => [`${at}.permission`, 'Say when and how they gave their permission.']),
  )
}

/** Pages of this site, with their anchors; addresses elsewhere only by https. */
function linkProblem(text: string, key: string, { id }: Entry): string | undefined {
  if (!/^\/\S*$/.test(text)) return undefined
  const [path = '', anchor] = text.split('#')
  const isPage = allPages.some((page) => page.path === path.split('?')[0])
  if (id === 'site/redirects' && key === 'from')
    return isPage || path === '/' ? `${path} is a page of the site: it cannot lead elsewhere.` : undefined
  if (/^\/(pictures|scenes|social)\//.test(text)) return undefined
  if (!isPage) return `There is no page at ${path}.`
  if (anchor !== undefined && !anchors().has(anchor)) return `There is nothing at #${anchor}.`
  return undefined
}

/** Ids of questions, sections and people. */
function anchors(): Set<string> {
  return new Set([...entries.values()].flatMap(({ value }) => idsIn(value)))
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

const figure = /£\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?|\d+(?:\.\d+)?%/g
/** Entries that are the register; and what people tell of themselves, or the facts of one day. */
const registers = /^(figures|tax)\/|^firm\/(fees|other-costs|membership)$|compensation/
const told = /testimonials|^people\/|^firm\/events|^(news|blog)\//

/** Figures of money and rates come from the register, where each has a source and a day to look at it again. */
function figureProblem(text: string, entry: Entry, published: unknown): string | undefined {
  if (registers.test(entry.id) || told.test(entry.id)) return undefined
  const present = asText(published)
  const typed = (text.match(figure) ?? []).filter((each) => !present.includes(each))
  if (typed.length === 0) return undefined
  const known = registerFigures()
  const strange = typed.find((each) => !known.has(each))
  return (
    strange &&
    `${strange} is in no register: enter it under Figures, Taxes and rates or Fees, with its source, before a page says it.`
  )
}

function registerFigures(): Set<string> {
  const found = [...entries.values()]
    .filter(({ id }) => registers.test(id))
    .flatMap((entry) => fieldsIn(partsOf(entry, entry.value)))
    .flatMap(({ kind, text }) => {
      const number = Number(text).toLocaleString('en-GB', { maximumFractionDigits: 2 })
      if (kind === 'money') return [`£${number}`]
      return kind === 'rate' || kind === 'number' ? [`${number}%`] : (text.match(figure) ?? [])
    })
  return new Set(found)
}

/** Sentences are this long only in longer texts. */
const LONG_WORDS = 20

function textGradeProblem(text: string, { id }: Entry, before: unknown): string | undefined {
  if (id.startsWith('legal/') || text.split(/\s+/).length < LONG_WORDS) return undefined
  const grade = gradeOf(text)
  return grade > hardestGrade.text && grade > gradeOf(before) ? tooHard(grade, hardestGrade.text) : undefined
}

function entryGradeProblem(entry: Entry, published: unknown, changes: Changes): Record<string, string> {
  if (entry.id.startsWith('legal/')) return {}
  const grade = gradeOf(withChanges(published, changes))
  if (grade <= hardestGrade.page || grade <= gradeOf(published)) return {}
  const texts = Object.entries(changes).flatMap(([path, value]) => textsIn(value, path))
  const [hardest] = texts.sort(([, a], [, b]) => gradeOf(b) - gradeOf(a))
  return hardest ? { [hardest[0]]: tooHard(grade, hardestGrade.page) } : {}
}

function tooHard(grade: number, most: number): string {
  return `It reads like school year ${Math.round(grade)}, and ${most} is the most here: shorter sentences, plainer words.`
}

/** Pages that would lack a warning which they must show, each in a sentence. */
export function missingWarnings(rendered: RenderedPages): string[] {
  return pageWarnings.flatMap(([path, warnings]) => {
    const html = rendered[path]
    if (html === undefined) return []
    const text = visibleText(html)
    return warnings
      .filter((warning) => (typeof warning === 'string' ? !text.includes(warning) : !warning.test(text)))
      .map(
        (warning) =>
          `${path} must show without a click: ${typeof warning === 'string' ? warning : warning.source}`,
      )
  })
}

function visibleText(html: string): string {
  return html
    .replaceAll(/<(script|style|details|dialog)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, path === '' ? key : `${path}.${key}`))
}

/** A value in words, a line for each text in it. */
export function asText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(asText).join('\n')
  return value === null || value === undefined ? '' : String(value)
}
