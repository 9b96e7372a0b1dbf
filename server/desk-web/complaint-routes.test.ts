import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { callbackFeed } from '#server/desk/callback-feed.ts'
import { readComplaint } from '#server/desk/complaints.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { applyRetention } from '#server/desk/retention.ts'
import { typedValues } from '#server/enquiries/enquiry-fields.ts'
import { submission } from '#server/enquiries/submissions.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('A complaint', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const stored = async (reference: string) =>
    await readComplaint(suite.database.db, (await records.find(reference)).id)

  test('is never answered away, erased or forgotten, until it is closed with its outcome', async () => {
    const [owner, ben] = [await web.join('Olga', 'owner'), await web.join('Ben')]
    const reference = await records.contact({ email: 'brian@example.com', phoneNumber: '07700 900 301' })
    const page = () => web.read(`/enquiries/${reference}`, ben.cookie)
    const press = async (verb: string, fields: Record<string, string> = {}, cookie = ben.cookie) => {
      const { version } = await records.find(reference)
      return await web.send(
        `/enquiries/${reference}/${verb}`,
        { version: String(version), ...fields },
        cookie,
      )
    }
    await records.answer(reference)
    expect((await press('complaint')).status).toBe(303)
    expect((await page()).text).toContain(`href="/complaints/${reference}"`)
    expect((await web.read('/', ben.cookie)).text).toContain(
      'Complaints open, the next date Monday 23 November',
    )

    expect((await press('answer', { outcome: 'reached' })).text).toContain('is a complaint')
    expect((await press('reopen')).text).toContain('is a complaint')
    await press('reply', { reply: 'We look into it.' })
    expect((await records.find(reference)).answeredUtc).toBeNull()
    expect((await press('erase', { confirmed: 'yes' }, owner.cookie)).text).toContain(
      'the firm must keep the record',
    )
    expect(await records.erase('brian@example.com')).toBeInstanceOf(Refusal)
    const later = { ...records.desk(), now: () => Date.parse('2040-01-01T00:00:00Z') }
    await applyRetention(later)
    await applyRetention({ ...later, now: () => Date.parse('2040-03-01T00:00:00Z') })
    expect(await records.find(reference)).toMatchObject({ answeredUtc: null, erasureAnnouncedUtc: null })

    const form = { version: '0', received: '2026-11-13', closed: '2026-11-16' }
    const store = async (fields: Record<string, string>) =>
      await web.send(`/complaints/${reference}`, { ...form, ...fields }, ben.cookie)
    expect((await store({ closedBy: 'final response' })).text).toContain('Choose the outcome')
    expect(
      (await store({ received: '2026-11-10', closedBy: 'summary resolution', outcome: 'upheld' })).text,
    ).toContain('A summary is for what was settled by 13 November 2026')
    const closed = await store({ closedBy: 'final response', outcome: 'upheld', redress: '£1,200.50' })
    expect(closed.status).toBe(303)
    expect(await stored(reference)).toMatchObject({ redress: 120_050, outcome: 'upheld', version: 1 })
    expect((await records.find(reference)).answeredUtc).not.toBeNull()
    expect((await web.read(`/complaints/${reference}`, ben.cookie)).text).toContain('Sunday 16 May 2027')
    // Somebody else had the form open.
    expect((await store({ closedBy: 'withdrawn' })).text).toContain('Somebody else has changed')
    // Six years after it was closed it goes.
    await applyRetention({ ...later, now: () => Date.parse('2033-01-01T00:00:00Z') })
    await applyRetention({ ...later, now: () => Date.parse('2033-03-01T00:00:00Z') })
    await expect(records.find(reference)).rejects.toThrow()
  })

  test('is nobody’s about whom it is, by the database too', async () => {
    const [ann, ben] = [await web.join('Ann'), await web.join('Bob')]
    const reference = await records.contact()
    const { id } = await records.find(reference)
    await web.send(`/enquiries/${reference}/complaint`, { version: '0' }, ann.cookie)
    const store = async (handlerId: string) =>
      await web.send(
        `/complaints/${reference}`,
        { version: '0', received: '2026-11-16', handlerId, aboutStaffId: ben.id },
        ann.cookie,
      )
    expect((await store(ben.id)).text).toContain('Whoever it is about cannot be in charge of it')
    const around = suite.database.db
      .updateTable('complaints')
      .set({ handlerId: ben.id, aboutStaffId: ben.id })
      .where('enquiryId', '=', id)
    await expect(around.execute()).rejects.toThrow(/check/i)
    expect((await store(ann.id)).status).toBe(303)
    const undone = await web.send(`/enquiries/${reference}/no-complaint`, { version: '0' }, ann.cookie)
    expect(undone.status).toBe(303)
    expect(await stored(reference)).toBeNull()
  })

  test('of the website’s form is in the register once it is out of quarantine', async () => {
    const enquiry = {
      kind: 'complaint',
      name: 'Brian Hatch',
      phoneNumber: '',
      email: 'brian@example.com',
      about: 'My pension',
      message: 'I waited for months.',
      privacyPolicy: true,
    } as const
    const send = async (quarantineReason: 'links' | null) => {
      const sent = submission({ key: `complaint:${randomUUID()}`, quarantineReason })
      const result = await records.enquiries().save(enquiry, sent)
      if (!result.ok || result.receipt.form !== 'complaint') throw new Error('It was not saved')
      expect(result.receipt).toMatchObject({ acknowledgedBy: '2026-11-23', confirms: true })
      return result.receipt.reference
    }
    expect(await stored(await send(null))).toMatchObject({ received: '2026-11-16', acknowledged: null })
    const held = await send('links')
    expect(await stored(held)).toBeNull()
    await records.release(held)
    expect(await stored(held)).toMatchObject({ received: '2026-11-16' })
  })

  test('what would help somebody is on the page, and in no log, feed, export or webhook', async () => {
    const ben = await web.join('Bea')
    const need = 'More time on a call'
    const reference = await records.book({ date: plainDate('2026-11-19') })
    const fields = { version: '0', support: need, other: 'An illness' }
    expect((await web.send(`/enquiries/${reference}/support`, fields, ben.cookie)).status).toBe(303)
    expect((await web.read(`/enquiries/${reference}`, ben.cookie)).text).toContain(need)
    const enquiry = await records.find(reference)
    expect(enquiry.support).toEqual([need])
    const elsewhere = [
      JSON.stringify(web.lines),
      JSON.stringify(await suite.database.db.selectFrom('auditLog').selectAll().execute()),
      callbackFeed([enquiry], {
        mailFrom: 'The Firm <hello@example.com>',
        deskUrl: 'https://desk.example.com',
        meetingLink: '',
        now: web.sources.now,
      }),
      JSON.stringify(typedValues(enquiry)),
      (await web.read('/enquiries.csv', ben.cookie)).text,
    ]
    expect(elsewhere.filter((text) => text.includes(need))).toEqual([])
  })
})

const [D, H, I, P] = [
  'Decumulation and pensions',
  'Home finance',
  'Investments',
  'Pensions and retirement income',
]
const [A, S] = ['Advising, selling and arranging', 'Administration and service']
const [summary, final, withdrawn] = ['summary resolution', 'final response', 'withdrawn'] as const
const [yes, partly, no] = ['upheld', 'partly upheld', 'not upheld'] as const

/** Thirty, about the first half of 2027: received, closed, how, outcome, product, cause, redress. */
const thirty = [
  ['2026-11-02', '2027-01-05', final, yes, D, A, 500],
  ['2026-12-01', '2027-01-26', final, no, D, A, 0],
  ['2026-12-02', '2027-01-28', final, partly, D, S, 120.5],
  ['2026-12-24', '2026-12-31', summary, yes, D, S, 9],
  ['2026-12-30', '2027-01-05', summary, yes, I, S, 25],
  ['2026-12-31', '2027-01-06', summary, yes, I, S, 0],
  ['2027-01-01', '2027-01-06', summary, no, I, S, 0],
  ['2027-01-04', '2027-01-07', final, yes, I, A, 1000],
  ['2027-01-05', '2027-01-11', final, no, I, A, 0],
  ['2027-01-11', '2027-03-08', final, yes, P, A, 2500],
  ['2027-01-12', '2027-03-10', final, yes, P, A, 75.25],
  ['2027-02-01', null, null, null, P, A, 0],
  ['2027-02-10', '2027-02-15', summary, yes, P, S, 50],
  ['2027-02-10', '2027-02-16', final, no, P, S, 0],
  ['2027-02-13', '2027-02-17', summary, yes, P, S, 10],
  ['2027-02-13', '2027-02-18', final, partly, P, S, 5],
  ['2027-03-24', '2027-03-31', summary, no, H, A, 0],
  ['2027-03-24', '2027-04-01', final, yes, H, A, 300],
  ['2027-03-25', '2027-04-01', summary, yes, H, A, 40],
  ['2027-04-05', null, null, null, H, S, 0],
  ['2027-04-06', '2027-06-01', final, no, H, S, 0],
  ['2027-04-06', '2027-06-02', final, yes, H, S, 1.99],
  ['2027-04-30', '2027-05-06', summary, yes, I, A, 20],
  ['2027-05-28', '2027-06-03', summary, no, I, S, 0],
  ['2027-06-01', '2027-06-30', withdrawn, null, I, S, 0],
  ['2027-06-30', '2027-06-30', summary, yes, I, A, 15],
  ['2027-06-30', '2027-07-01', summary, yes, I, A, 99],
  ['2027-07-01', '2027-07-02', summary, yes, I, A, 7],
  ['2027-06-29', null, null, null, '', '', 0],
  ['2026-10-01', null, null, null, D, A, 0],
] as const

/** Counted with paper and calendar. */
const byHand = [
  '"","","1","0","0","0","0","0","0.00"',
  `"${D}","${S}","0","1","0","0","1","1","120.50"`,
  `"${D}","${A}","0","2","0","1","1","1","500.00"`,
  `"${H}","${S}","3","2","0","1","1","1","1.99"`,
  `"${H}","${A}","3","3","2","1","0","2","340.00"`,
  `"${I}","${S}","3","5","4","1","0","2","25.00"`,
  `"${I}","${A}","5","4","3","1","0","3","1035.00"`,
  `"${P}","${S}","4","4","2","2","0","3","65.00"`,
  `"${P}","${A}","3","2","0","1","1","2","2575.25"`,
  '"All","","22","23","11","8","4","15","4662.74"',
  '"Open at the beginning","","6"',
  '"Open at the end","","5"',
]

describeOnSqlite('The half-year of the register', (suite) => {
  const web = createDeskWeb(suite, '2027-07-05T10:00:00Z')
  const records = createTestRecords(suite, monday)

  test('has thirty complaints as they were counted by hand, and a nil return is somebody’s statement', async () => {
    const owner = await web.join('Olga', 'owner')
    for (const [received, closed, closedBy, outcome, product, cause, redress] of thirty) {
      const { id } = await records.find(await records.contact())
      await suite.database.db
        .insertInto('complaints')
        .values({
          enquiryId: id,
          received: plainDate(received),
          closed: closed && plainDate(closed),
          closedBy,
          outcome,
          product,
          cause,
          redress: Math.round(redress * 100),
          handlerId: null,
          aboutStaffId: null,
          acknowledged: null,
          version: 0,
        })
        .execute()
    }
    const { text } = await web.read('/complaints/return.csv?half=2027-H1', owner.cookie)
    expect(text.trim().split('\r\n').slice(1)).toEqual(byHand)

    const nil = async (half: string) => await web.send('/complaints/nil', { half }, owner.cookie)
    expect((await nil('2027-H1')).text).toContain('There were complaints in this half-year')
    expect((await nil('2027-H2')).text).toContain('The half-year is not over yet')
    expect((await nil('2024-H2')).status).toBe(303)
    const page = await web.read('/complaints?half=2024-H2', owner.cookie)
    expect(page.text).toContain('Olga stated on 05/07/2027 11:00 that no complaint was received')
  })
})
