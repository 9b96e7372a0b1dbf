import { beforeAll, describe, expect, test } from 'vitest'
import { complaints } from '#content/legal/complaints.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { adviserPath, advisers } from '#content/pages/advisers.ts'
import { blog } from '#content/pages/articles.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { firm } from '#content/site/firm.ts'
import { pageWarnings } from '#content/site/page-warnings.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { regulatory } from '#content/site/shell-words.ts'
import { bankHolidays, firstUncoveredDay } from '#domain/bank-holidays.ts'
import { plainDate } from '#domain/plain-date.ts'
import { bookedCall, brochureRequest, storedMessage } from '#server/enquiries/enquiry.test-support.ts'
import type { Enquiry } from '#server/enquiries/enquiry.ts'
import { mailAbout } from '#server/mail/delivery.test-support.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { OutboxKind } from '#server/outbox/outbox-kinds.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { launchFindings } from '../../commands/launch-findings.ts'
import { type Element, elementsOf, only, textOf, without } from '../support/served-page.ts'
import { pageAt, request, sharedSite } from '../support/shared-site.ts'

// The compliance rules on the built pages and the mails. Those that need a browser (R2, R10, R17) are in
// tests/e2e/{content-security-policy,every-page,open-states,focus-and-forced-colours}.spec.ts, what no text may promise
// (R5) in content-style.test.ts, the calendar entry (R18) in server/enquiries/calendar-entry.test.ts.

const status = 'authorised and regulated by the Financial Conduct Authority'

/** The HTML of every page by path, error pages included. */
const served = new Map<string, Element>()
let mails: [string, Mail][]

beforeAll(async () => {
  const addresses = [
    ...allPages.map(({ path }) => path),
    ...blog.filter(({ text }) => text !== '').map(({ link }) => link),
    ...advisers.map(({ slug }) => adviserPath(slug)),
    `${pages.contactUs.path}?audience=adviser`,
    '/nowhere',
    '/styleguide/fault',
  ]
  for (const address of addresses) served.set(address, await pageAt(address))
  mails = await composeEveryMail()
})

test('R1 the status sentence is in full in the footer of every page and in every mail', async () => {
  expect(firm.statusSentence).toContain(status)
  for (const [address, document] of served) {
    expect(footerOf(document), address).toHaveText(firm.statusSentence)
    expect(textOf(document), address).not.toHaveText(/\bFCA\b/)
  }
  for (const [name, { html, text }] of mails) {
    for (const part of [wordsOf(html), text]) {
      expect(part, name).toHaveText(status)
      expect(part, name).not.toHaveText(/\bFCA\b/)
    }
  }
  // Also on the plain error page.
  const refused = await request(pages.contactUs.path, { method: 'POST', body: '{}' })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(await refused.text()).toHaveText(status)
})

test('R3 R4 R5 the warnings are in the served page, not behind any interaction', () => {
  for (const [path, warnings] of pageWarnings) {
    const open = textOf(without(page(path), ({ tag }) => tag === 'details' || tag === 'dialog'))
    for (const warning of warnings) expect(open, path).toHaveText(warning)
  }
})

test('a warning that pages share stands on each of them once at most', () => {
  const repeated: string[] = []
  for (const [address, document] of served)
    for (const warning of Object.values(riskWarnings))
      if (textOf(document).split(warning).length > 2) repeated.push(`${address}: ${warning}`)
  expect(repeated).toEqual([])
})

test('R6 a page that speaks of tax says once, in the open, that it depends on circumstances and may change', () => {
  const tax = /\b(?<!council |before )tax(es|ed|able|ation)?\b/i
  const caveat = /tax treatment depends on your individual circumstances and may change/gi
  const counts: [address: string, inTheOpen: number, inAll: number][] = []
  for (const [address, document] of served) {
    // The notice names HM Revenue & Customs as a recipient of data, and says nothing on tax.
    if (address === pages.privacyPolicy.path) continue
    // What an event for advisers is about is its subject, not a statement to clients.
    if (address === pages.events.path) continue
    // The names of pages and sections are no statements.
    const said = without(document, ({ tag }) => tag === 'nav' || tag === 'a')
    if (!tax.test(textOf(said).replaceAll(/[^.?!]*\?/g, ''))) continue
    const open = without(document, ({ tag }) => tag === 'details' || tag === 'dialog')
    const timesIn = (part: Element) => textOf(part).match(caveat)?.length ?? 0
    counts.push([address, timesIn(open), timesIn(document)])
  }
  expect(
    counts.filter(([, inTheOpen, inAll]) => inTheOpen !== 1 || inAll !== 1),
    'Put riskWarnings.tax among the warnings of these pages, and nowhere else',
  ).toEqual([])
  expect(counts.length, 'pages that speak of tax').toBeGreaterThan(0)
})

test('R7 the contact page has the complaints procedure, with its times and the ombudsman', () => {
  const contact = page(pages.contactUs.path)
  const text = textOf(contact)
  for (const { title } of complaints.steps) expect(text).toHaveText(title)
  expect(text).toHaveText(/eight weeks/)
  expect(text).toHaveText(/six months/)
  expect(text).toHaveText('Financial Ombudsman Service')
  expect(linksOf(contact)).toContain('https://www.financial-ombudsman.org.uk')
  for (const line of firm.address.lines) expect(text).toHaveText(line)
  expect(text).toHaveText(firm.complaintsEmail.display)
  expect(text).toHaveText(firm.phone.display)
})

test('R8 a complaint about data has a route of its own, acknowledged within 30 days', () => {
  for (const path of [pages.privacyPolicy.path, pages.contactUs.path]) {
    const text = textOf(page(path))
    expect(text, path).toHaveText(/acknowledge[^.]*within 30 days/i)
    expect(text, path).toHaveText(firm.privacyEmail.display)
    expect(text, path).toHaveText(/Information Commissioner/)
  }
})

describe('R9', () => {
  const forms = {
    contact: pages.contactUs.path,
    callback: pages.requestACallback.path,
    brochure: pages.requestOurBrochure.path,
  }

  test.each(Object.entries(forms))('R9 the privacy box of the %s form starts unticked', (_, path) => {
    const boxes = elementsOf(page(path), 'input').filter(
      ({ attributes }) => attributes.name === 'privacyPolicy',
    )
    expect(boxes.map(({ attributes }) => attributes.type)).toEqual(['checkbox'])
    expect(boxes[0]?.attributes).not.toHaveProperty('checked')
  })

  test('R9 what was accepted, when and where is recorded, and nothing without the tick', async () => {
    const fields = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello', role: 'Customer' }
    const send = (sent: Record<string, string>) =>
      request(pages.contactUs.path, { method: 'POST', body: new URLSearchParams(sent) })
    const [unticked, key] = [crypto.randomUUID(), crypto.randomUUID()]
    expect((await send({ ...fields, key: unticked })).status).toBe(422)

    const accepted = { ...fields, key, privacyPolicy: 'on', originPage: pages.ourServices.path }
    expect((await send(accepted)).status).toBe(303)
    const database = await openDatabase(await sharedSite())
    const keys = [unticked, key].map((one) => `contact:${one}`)
    const rows = await database.db.selectFrom('enquiries').selectAll().where('key', 'in', keys).execute()
    await database.close()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      privacyPolicy: 1,
      noticeVersion: privacyNotice.version,
      originPage: pages.ourServices.path,
    })
    expect(Math.abs(Date.parse(rows[0]?.createdUtc ?? '') - Date.now())).toBeLessThan(60_000)
  })
})

test('R11 mails to visitors do what was asked, and promote nothing', () => {
  const promotion =
    /\boffers?\b|discount|special|discover|why not|refer a friend|newsletter|follow us|our (other )?services|you might (also )?like|limited time|invite you|survey/i
  for (const [name, { text, html }] of mails) {
    expect(text, name).not.toHaveText(promotion)
    expect(wordsOf(html), name).not.toHaveText(promotion)
  }
})

test('R12 R13 R15 every footer and mail names the company, and every footer who regulates it and how to reach it', () => {
  const company = [
    firm.legalName.value,
    firm.companyNumber,
    `registered in ${firm.registeredIn}`,
    `Registered office: ${firm.address.lines.join(', ')}`,
  ]
  const footers = [
    ...company,
    ...firm.address.lines,
    firm.email.display,
    firm.phone.display,
    regulatory.register,
    'Financial Services Register',
  ]
  const links = [firm.phone.href, firm.email.href, firm.registerUrl]
  for (const [address, document] of served) {
    for (const fact of footers) expect(footerOf(document), address).toHaveText(fact)
    expect(linksOf(document), address).toEqual(expect.arrayContaining(links))
  }
  for (const [name, { text }] of mails) for (const fact of company) expect(text, name).toHaveText(fact)
})

test('R14 testimonials carry source, date and permission, and the launch check names all that are invented', () => {
  const testimonials = [...clientTestimonials, ...adviserTestimonials]
  for (const item of testimonials) {
    expect(item.source, item.name).not.toBe('')
    expect(item.date, item.name).toMatch(/^\d{4}-\d\d(-\d\d)?$/)
    expect(item, item.name).toHaveProperty('permission')
  }
  const listed =
    launchFindings('2026-11-15')[
      'Testimonials that are invented or lack permission: content/pages/testimonials.ts, adviser-testimonials.ts'
    ]
  const unfit = testimonials.filter((item) => item.sample || !item.permission)
  expect(listed.map((line) => line.split(': ')[0])).toEqual(unfit.map(({ name }) => name))
})

test('R14 an article says on its own page that it is a sample, as long as it is', () => {
  const own = blog.filter(({ text }) => text !== '')
  for (const { link, sample } of own)
    expect(/Sample article/.test(textOf(page(link))), link).toBe(sample === true)
})

test('R19 no call can be booked on a bank holiday, and the launch check warns before the list of them ends', async () => {
  const { date, title } = bankHolidays().find(({ date }) => date > new Date().toISOString().slice(0, 10)) ?? {
    date: plainDate('2029-01-01'),
    title: '',
  }
  const answer = await (await request(`/api/slots?date=${date}`)).json()
  expect(answer.closed).toBe(title)
  expect(answer.slots.filter((slot: { free: boolean }) => slot.free)).toEqual([])
  expect(launchFindings(firstUncoveredDay)['Bank holidays: domain/bank-holidays.ts']).toHaveLength(1)
})

function page(address: string): Element {
  const found = served.get(address)
  if (!found) throw new Error(`${address} was not asked for`)
  return found
}

function footerOf(document: Element): string {
  return textOf(
    only(document, 'footer', ({ tag, attributes }) => tag === 'footer' && 'data-audience' in attributes),
  )
}

function linksOf(document: Element): string[] {
  return elementsOf(document, 'a').map(({ attributes }) => attributes.href ?? '')
}

/** The text of a mail's HTML part. */
function wordsOf(html: string): string {
  return html
    .replace(/<(style|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

async function composeEveryMail(): Promise<[string, Mail][]> {
  const contact: Enquiry = { ...storedMessage, name: 'Grace Hopper', message: 'Hello', town: '' }
  const call: Enquiry = { ...bookedCall, name: 'Grace Hopper', message: 'Hello', town: '' }
  const cancelled: Enquiry = { ...call, cancelledUtc: '2026-11-16T09:41:00.000Z' }
  const mails: Record<string, [OutboxKind, Enquiry]> = {
    contact: ['confirmation', contact],
    'contact of an adviser': ['confirmation', { ...contact, role: 'Adviser' }],
    callback: ['confirmation', call],
    consultation: ['confirmation', { ...call, kind: 'consultation' }],
    'changed call': ['call-changed', call],
    'cancelled call': ['call-cancelled', cancelled],
    reminder: ['call-reminder', call],
    'notice of a changed call': ['call-changed-notice', call],
    'notice of a cancelled call': ['call-cancelled-notice', cancelled],
    brochure: ['confirmation', brochureRequest],
    'notice of an enquiry': ['enquiry-notice', contact],
    'notice of a callback': ['enquiry-notice', call],
    'notice of a brochure request': ['enquiry-notice', brochureRequest],
  }
  return await Promise.all(
    Object.entries(mails).map(
      async ([name, [kind, record]]): Promise<[string, Mail]> => [name, await mailAbout(kind, record)],
    ),
  )
}
