import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callTimeText } from '#app/forms/own-call/call-time-text.ts'
import { ownCallCopy, ownCallMeta } from '#content/forms/own-call-copy.ts'
import { firm } from '#content/site/firm.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { elementsOf, parsePage, textOf } from '../support/served-page.ts'
import { type BookableSlot, bookableSlots, callbackForm, contactForm } from '../support/visitor-forms.ts'

const slots = bookableSlots().values()

describe('The page of a booked call', () => {
  let site: Awaited<ReturnType<typeof openBuiltSite>>
  beforeAll(async () => {
    site = await openBuiltSite({ ENQUIRY_LIMIT: '0' })
  })
  afterAll(() => site.close())

  const book = async () => {
    const { path, fields } = callbackForm(slots.next().value as BookableSlot)
    const saved = await site.request(path, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    return (await saved.json()) as { page: string; reference: string; time: string }
  }
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })

  test('keeps its address out of logs, caches, search engines, referrers and what is stored', async () => {
    const { page } = await book()
    const secret = page.slice('/YourCall/'.length)
    const answers = [
      await site.request(page),
      await site.request(`${page}?show=move`),
      await site.request(`${page}.data`),
      await site.request(`${page}/call.ics`),
      await site.request(page, { method: 'HEAD' }),
      await site.request(page, { method: 'DELETE' }),
      await site.request(page.toLowerCase()),
      await post(page, { do: 'move' }),
      await post(page, { do: 'cancel', sequence: '7' }),
      await post(page, { do: 'cancel' }, { Origin: 'https://attacker.example' }),
      await site.request(page, { method: 'POST', body: 'x'.repeat(70_000) }),
    ]
    for (const { headers } of answers)
      expect([
        headers.get('cache-control'),
        headers.get('referrer-policy'),
        headers.get('x-robots-tag'),
        headers.get('etag'),
      ]).toEqual(['no-store', 'no-referrer', 'noindex, nofollow, noarchive', null])
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 405, 404, 422, 409, 403, 413,
    ])
    expect(await answers[0]?.text()).toContain('<meta name="robots" content="noindex"/>')

    // A form that was opened on the page names it as its origin.
    const { path, fields } = contactForm()
    await post(path, { ...Object.fromEntries(fields), originPage: page })
    const database = await openDatabase({ dataDir: site.dataDir })
    const stored = await database.db.selectFrom('enquiries').selectAll().execute()
    await database.close()
    expect(stored.map(({ originPage }) => originPage)).toContain('/YourCall')
    expect(JSON.stringify(stored)).not.toContain(secret)

    expect(JSON.stringify(site.lines).toLowerCase()).not.toContain(secret.toLowerCase())
    expect(site.lines.map(({ path }) => path)).toContain('/YourCall/:secret')
    for (const list of [
      '/sitemap.xml',
      '/robots.txt',
      '/answers.json',
      '/api/status',
      '/api/marketing/blogs',
    ])
      expect(await (await site.request(list)).text()).not.toContain('YourCall')
    expect(await (await site.request(`/api/slots?date=${'2027-01-04'}`)).text()).not.toContain(secret)
  })

  test('is the same 404 for a wrong secret, a reference and a call that is gone, with the phone number', async () => {
    const { page, reference } = await book()
    const database = await openDatabase({ dataDir: site.dataDir })
    await database.db.deleteFrom('enquiries').where('reference', '=', reference).execute()
    await database.close()
    const paths = [page, `/YourCall/${reference}`, `/YourCall/${'A'.repeat(24)}`, '/YourCall/x']
    const pages = await Promise.all(
      paths.map(async (path) => {
        const answer = await site.request(path)
        // The address of a page is in its own data.
        return [answer.status, (await answer.text()).replaceAll(path, '')]
      }),
    )
    expect(new Set(pages.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const [[status, html] = []] = pages
    expect(status).toBe(404)
    expect(html).toContain(ownCallCopy.unknown.heading)
    expect(html).toContain(firm.phone.href)
    expect((await post(`/YourCall/${'A'.repeat(24)}`, { do: 'cancel', sequence: '0' })).status).toBe(404)
    const file = await site.request(`/YourCall/${'A'.repeat(24)}/call.ics`)
    expect([file.status, file.headers.get('location')]).toEqual([303, `/YourCall/${'A'.repeat(24)}`])
  })

  test('takes forms of browsers that send Origin: null, which its referrer policy asks for, and of no other site', async () => {
    const { page } = await book()
    const fields = { do: 'cancel', sequence: '0', reason: '' }
    expect((await post(page, fields, { Origin: 'https://attacker.example' })).status).toBe(403)
    expect((await post('/ContactUs', fields, { Origin: 'null' })).status).toBe(403)
    const fromOtherSite = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }
    expect((await post(page, fields, fromOtherSite)).status).toBe(403)
    const answer = await post(page, fields, { Origin: 'null' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=cancelled#call`])
  })

  test('changes the call as it stands where a form names no state of it, and once where it is sent again', async () => {
    const { page } = await book()
    const { date, time } = slots.next().value as BookableSlot
    const move = { do: 'move', date, time }
    const cancel = { do: 'cancel', reason: '' }
    for (const fields of [move, move, cancel, cancel]) expect((await post(page, fields)).status).toBe(303)
    expect((await post(page, move)).status).toBe(409)
    expect(await (await site.request(page)).text()).toContain(ownCallMeta.cancelled.title)
  })

  test('shows how the call stands to an old tab, with what was typed there', async () => {
    const { page } = await book()
    const { date, time } = slots.next().value as BookableSlot
    const move = { do: 'move', sequence: '0', date, time }
    expect((await post(`${page}?show=move`, move)).status).toBe(303)
    expect((await post(`${page}?show=move`, move)).status).toBe(303)
    const other = slots.next().value as BookableSlot
    const cancel = { do: 'cancel', sequence: '0', reason: 'I am away' }
    const moved = await post(`${page}?show=move`, { ...move, ...other })
    const cancelled = await post(`${page}?show=cancel`, cancel)
    for (const [stale, typed] of [
      [moved, `value="${other.date}"`],
      [cancelled, 'I am away</textarea>'],
    ] as const) {
      expect(stale.status).toBe(409)
      const html = await stale.text()
      expect(html).toContain(ownCallCopy.notices.stale)
      expect(elementsOf(parsePage(html), 'h1').map(textOf)).toEqual([textOf(callTimeText({ date, time }))])
      expect(html).toContain(typed)
      // A second try from this page is for the present state.
      expect(html).toContain('name="sequence" value="1"')
    }
    expect((await post(`${page}?show=cancel`, { ...cancel, sequence: '1' })).status).toBe(303)
    expect(await (await site.request(page)).text()).toContain(ownCallCopy.states.cancelled)
  })
})

test('Wrong links to calls are answered with 429 and Retry-After once a client has tried too many', async () => {
  const site = await openBuiltSite({ ENQUIRY_LIMIT: '3' })
  try {
    // What another website embeds is not counted.
    for (const destination of ['image', 'iframe', 'script', 'style'])
      for (const path of ['/YourCall/x', '/YourCall/x/call.ics']) {
        const embedded = await site.request(path, { headers: { 'Sec-Fetch-Dest': destination } })
        expect(embedded.status).toBe(403)
      }
    const statuses: number[] = []
    for (let guess = 0; guess < 5; guess += 1)
      statuses.push((await site.request(`/YourCall/${String(guess).repeat(24)}`)).status)
    expect(statuses).toEqual([404, 404, 404, 429, 429])
    const limited = await site.request('/YourCall/x')
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.text()).toContain(firm.phone.href)
  } finally {
    await site.close()
  }
})
