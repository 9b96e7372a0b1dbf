import { beforeAll, expect, test } from 'vitest'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { adviserPath, advisers } from '#content/pages/advisers.ts'
import { blog, news } from '#content/pages/articles.ts'
import * as charts from '#content/pages/service-charts.ts'
import { ruleChanges } from '#content/pages/what-changes-when.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { checkedNote } from '#content/site/checked.ts'
import { entries } from '#content/site/entry.ts'
import * as fees from '#content/site/fees.ts'
import { firm } from '#content/site/firm.ts'
import { allPages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { twelveHour } from '#domain/opening-hours.ts'
import { formatDate, formatMonth, parsePlainDate } from '#domain/plain-date.ts'
import { fieldsIn, partsOf } from '#server/editing/fields.ts'
import { type Element, textOf, without } from '../support/served-page.ts'
import { pageAt, sharedSite } from '../support/shared-site.ts'

// Every amount, rate, hour, date, age and count of the served pages, beside the value that it comes from.

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/** Numbers below ten count things on the page, unless they are sums, rates, times or days. */
const figure = new RegExp(
  [
    '£\\d+(?:,\\d{3})*(?:\\.\\d+)?(?: (?:million|billion))?',
    '\\d+(?:\\.\\d+)?%',
    '\\d{1,2}:\\d\\d',
    `\\d{1,2} ${month}(?: \\d{4})?`,
    `${month} \\d{4}`,
    '\\d{4}/\\d\\d',
    '\\d+ working (?:days|hours)',
    '\\d+(?:,\\d{3})*\\.\\d+',
    '\\d{1,3}(?:,\\d{3})+',
    '\\d{2,}',
  ]
    .map((one) => `(?<![\\w.])${one}(?!\\w)`)
    .join('|'),
  'g',
)

/** Registers, legal texts, and what people say or tell of themselves. */
const registers = /^(figures|tax|firm|legal|people)\/|testimonials/
/** Emergency and helpline numbers that are too short to be links. */
const shortNumbers = ['999', '159', '18001', '101', '116', '123']

/** Sums of the register that stand for nothing else on the site. */
const dated = [
  tax.nilRateBand,
  tax.residenceNilRateBand,
  tax.personalAllowance,
  tax.taxFreeLimit,
  tax.statePensionWeekly,
  tax.sickPay,
  tax.lifetimeIsaHome,
  tax.compensationAdvice,
].flatMap(figuresIn)

const sources = new Set<string>(shortNumbers)

beforeAll(async () => {
  const modules = import.meta.glob(['../../content/**/*.ts', '!**/*.test.ts'])
  await Promise.all([sharedSite(), ...Object.values(modules).map((load) => load())])
  for (const [id, entry] of entries) {
    if (!registers.test(id)) continue
    for (const { kind, text } of fieldsIn(partsOf(entry, entry.value))) add(spellings(kind, text))
  }
  // What follows from the registers: worked examples, charts, and the register in words.
  add(figuresIn(JSON.stringify([fees, charts, tax, firm, ruleChanges.map(({ date }) => date)])))
  add(figuresIn(twelveHour(JSON.stringify(callSchedule))))
  // Its last part is of the letters a to f and digits, perhaps of digits alone.
  add(figuresIn(privacyNotice.version))
  for (const { date, title, content, outlet } of [...news, ...blog])
    add([...spellings('date', date), ...figuresIn([title, content, outlet].join(' '))])
})

const served = [
  ...allPages.map(({ path }) => path),
  ...blog.filter(({ text }) => text !== '').map(({ link }) => link),
  ...advisers.map(({ slug }) => adviserPath(slug)),
]

test.each(served)('%s has no figure without a source', async (path) => {
  const shown = textOf(without(await pageAt(path), isApart))
  expect(withoutSource(shown)).toEqual([])
})

test.each(served)('%s says once whether its figures of the register were checked', async (path) => {
  const shown = textOf(without(await pageAt(path), isApart))
  const said = shown.split(checkedNote).length - 1
  const named = figuresIn(shown).filter((found) => dated.includes(found))
  expect(said, named.join(', ')).toBeLessThanOrEqual(1)
  if (named.length > 0) expect(said, named.join(', ')).toBe(1)
})

test.each([
  ['Our minimum fee is £1,499.', '£1,499'],
  ['We are open from 8:45.', '8:45'],
  ['The rate is 41%.', '41%'],
  ['From 7 April 2027 pensions count.', '7 April 2027'],
  ['We reply within 47 working hours.', '47 working hours'],
  ['The network has 141 advisers.', '141'],
])('“%s” would be found', (sentence, wrong) => {
  expect(withoutSource(`It costs £495, 8:30 to 5:00. ${sentence}`)).toEqual([wrong])
})

/** Drawings, phone numbers, free times, and what a calculator works out, which has tests of its own (domain/). */
function isApart({ tag, attributes }: Element): boolean {
  return (
    ['svg', 'script', 'style', 'head'].includes(tag) ||
    attributes['aria-hidden'] === 'true' ||
    (attributes.href ?? '').startsWith('tel:') ||
    attributes['data-island'] === 'call-form' ||
    'data-fetched' in attributes
  )
}

function withoutSource(text: string): string[] {
  return figuresIn(text).filter((found) => !sources.has(found))
}

function figuresIn(text: string): string[] {
  return [...text.replaceAll('\u00a0', ' ').matchAll(figure)].map(([found]) => found)
}

function add(figures: readonly string[]): void {
  for (const each of figures) sources.add(each)
}

/** A value of a register as pages write it. */
function spellings(kind: string, text: string): string[] {
  const number = Number(text).toLocaleString('en-GB', { maximumFractionDigits: 2 })
  if (kind === 'money') return [`£${number}`]
  if (kind === 'rate') return [`${number}%`]
  if (kind === 'number') return [`${number}%`, number]
  if (!/^\d{4}-\d\d(-\d\d)?$/.test(text)) return figuresIn(text)
  const day = parsePlainDate(text)
  const inFull = day ? [formatDate(day), formatDate(day).slice(0, -5)] : []
  return [...inFull, formatMonth(text), text.slice(0, 4)]
}
