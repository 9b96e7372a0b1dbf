import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formCopy } from '#content/forms/form-copy.ts'
import { requestErrors } from '#content/forms/request-errors.ts'
import { firm } from '#content/site/firm.ts'
import { wording } from '#content/site/wording.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { elementsOf, parsePage, textOf } from '../support/served-page.ts'
import { type BookableSlot, bookableDays, bookableSlots } from '../support/visitor-forms.ts'

type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>

const contact = { name: 'Grace Hopper', email: 'grace@example.com', message: 'Hello', privacyPolicy: 'on' }

function post(
  site: BuiltSite,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/ContactUs',
) {
  return site.request(path, {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-Forwarded-For': '192.0.2.1', ...headers },
    body: new URLSearchParams({ ...contact, key: randomUUID(), ...fields }),
  })
}

const [slot] = bookableSlots()
if (!slot) throw new Error('No slot can be booked')

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite({ ENQUIRY_LIMIT: '4', TRUST_PROXY: '1' })
})
afterAll(() => site.close())

describe('The rate limit', () => {
  test('is one for all forms; then the response is 429 with Retry-After', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(site, {})))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toEqual({ ok: false, error: expect.stringContaining('Too many messages') })
    const seconds = Number(refused?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(3600)

    const brochure = await post(site, { emailAddress: contact.email }, {}, '/RequestOurBrochure')
    expect(brochure.status).toBe(429)
  })

  test.each([
    ['/RequestACallback', { phoneNumber: '01632 960 001', ...slot, services: wording.services[0] }],
    ['/RequestOurBrochure', { emailAddress: contact.email }],
  ])('is shown by the form at %s, which keeps all that was typed', async (path, more) => {
    const key = randomUUID()
    const response = await post(site, { ...more, key }, { Accept: 'text/html' }, path)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await response.text()
    const page = parsePage(html)
    expect(textOf(page)).toHaveText(requestErrors.tooMany.text)
    // A later retry is still the same form.
    const kept = [contact.name, key, ...Object.values(more)]
    const filled = elementsOf(page, 'input').filter(
      ({ attributes }) => !/radio|checkbox/.test(attributes.type ?? '') || 'checked' in attributes,
    )
    expect(filled.map(({ attributes }) => attributes.value)).toEqual(expect.arrayContaining(kept))
    if (path !== '/RequestOurBrochure') expect(html).toHaveText(`>${contact.message}</textarea>`)
    expect(filled.map(({ attributes }) => attributes.name)).toContain('privacyPolicy')
  })

  test('is per client, and a client cannot forge another’s address', async () => {
    expect((await post(site, {}, { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200)
    expect((await post(site, {}, { 'X-Forwarded-For': '203.0.113.5, 192.0.2.1' })).status).toBe(429)
  })

  test('does not count invalid forms', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.3' }
    for (let wrong = 0; wrong < 6; wrong += 1)
      expect((await post(site, { name: '' }, headers)).status).toBe(422)
    expect((await post(site, {}, headers)).status).toBe(200)
  })

  test('leaves no IP address in the database or the log', async () => {
    const { db, close } = await openDatabase(site)
    const rows = await db.selectFrom('rateCounts').selectAll().execute()
    await close()
    expect(JSON.stringify([rows, site.lines])).not.toMatch(/192\.0\.2|203\.0\.113/)
  })
})

describe('Below the rate limit', () => {
  test('a booking beyond the limits of calls comes back as a page that says why, with all that was typed', async () => {
    const book = ({ date, time }: BookableSlot, phoneNumber: string) =>
      post(
        site,
        { email: 'ada@example.com', phoneNumber, date, time, services: wording.services[0] },
        { Accept: 'text/html', 'X-Forwarded-For': '192.0.2.4' },
        '/RequestACallback',
      )
    const refused = async (slot: BookableSlot, phoneNumber: string, why: string) => {
      const response = await book(slot, phoneNumber)
      expect(response.status).toBe(422)
      const page = parsePage(await response.text())
      expect(textOf(page)).toHaveText(why)
      const typed = elementsOf(page, 'input').map(({ attributes }) => attributes.value)
      expect(typed).toEqual(expect.arrayContaining([contact.name, phoneNumber, slot.date]))
    }
    const [one, two, three, four] = bookableDays(5)
      .slice(1)
      .map((date) => ({ ...slot, date }))
    if (!one || !two || !three || !four) throw new Error('There are too few days')
    await refused(one, '0', formCopy.errors.phonePattern)
    for (const each of [one, two, three]) expect((await book(each, '01632 960 002')).status).toBe(303)
    await refused(four, '01632 960002', formCopy.errors.phoneCalls)
    expect(formCopy.errors.phoneCalls).toContain(firm.phone.display)
  })

  const held = async () => {
    const { db, close } = await openDatabase(site)
    const rows = await db.selectFrom('outbox').select('id').where('state', '=', 'held').execute()
    await close()
    return rows.length
  }

  test('a form that looks like spam is answered like any other, and its mails are held', async () => {
    const before = await held()
    const client = { 'X-Forwarded-For': '192.0.2.6' }
    const good = await post(site, {}, client)
    const bad = await post(site, { website: 'https://example.com' }, client)
    expect(bad.status).toBe(good.status)
    expect(Object.keys(await bad.json())).toEqual(Object.keys(await good.json()))
    expect(await held()).toBe(before + 2)
  })

  test('a booking of a taken time comes back as a page that says so, with the time disabled and what was typed', async () => {
    const [, other] = bookableSlots()
    const book = (name: string) =>
      post(
        site,
        {
          ...other,
          name,
          email: `${name}@example.com`,
          phoneNumber: '01632 960 003',
          services: wording.services[0],
        },
        { Accept: 'text/html', 'X-Forwarded-For': '192.0.2.5' },
        '/RequestACallback',
      )
    expect((await book('Grace')).status).toBe(303)
    const response = await book('Ada')
    expect(response.status).toBe(409)
    const page = parsePage(await response.text())
    expect(textOf(page)).toHaveText('That time has just been taken.')
    const inputs = elementsOf(page, 'input').map(({ attributes }) => attributes)
    expect(inputs.map(({ value }) => value)).toContain('Ada')
    expect(inputs.filter(({ value }) => value === other?.time)).toMatchObject([{ disabled: '' }])
  })

  test('a form that looks like spam cannot make its own mails due', async () => {
    const before = await held()
    await site.request('/send-callback-confirmation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Grace', email: contact.email, isAdviser: false }),
    })
    expect(await held()).toBe(before)
  })
})
