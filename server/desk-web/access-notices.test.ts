import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { ownerNoticeMail } from '#server/desk/access-notices.ts'
import { mailText } from '#server/mail/mail-text.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

describeOnSqlite('Of a new passkey or invitation', (suite) => {
  /** The mails that wait, and what they say. */
  const takeMails = async () => {
    const { db } = suite.database
    const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', 'access-notice').execute()
    const notices = await Promise.all(rows.map(({ recordId }) => ownerNoticeMail(db, deskUrl, recordId)))
    await db.deleteFrom('outbox').execute()
    return notices
      .flatMap((notice) => notice ?? [])
      .map(({ to, words }) => ({ to: to.address, subject: words.subject, text: mailText(words) }))
      .sort((a, b) => String(a.to).localeCompare(String(b.to)))
  }

  test('the person and the owners are told by mail, and on Today for a week', async () => {
    const desk = createDeskWeb(suite, '2026-11-16T10:00:00Z', undefined, { sendsMail: true })
    const ann = await desk.join('Ann', 'owner')
    const bea = await desk.join('Bea')
    const cal = await desk.join('Cal')
    await takeMails()
    desk.clock.now += 1_000
    await desk.addPasskey(bea.cookie, 'Phone')
    const told = await takeMails()
    expect(told.map(({ to }) => to)).toEqual([ann.email, bea.email])
    expect(told[0]?.text).toMatch(
      /added to the account of Bea[\s\S]*Phone[\s\S]*https:\/\/desk\.example\.com\/staff/,
    )
    expect(told[1]?.text).toMatch(/added to your account[\s\S]*Phone[\s\S]*Bea \(Passkey of 16 November\)/)

    desk.clock.now += 1_000
    await desk.post('/staff/invite-again', { email: cal.email }, ann.cookie)
    expect(await takeMails()).toEqual([
      {
        to: ann.email,
        subject: expect.stringMatching(/^A new invitation to the/),
        text: expect.stringMatching(/An invitation was made for Cal\.[\s\S]*Ann/),
      },
    ])

    const today = async (cookie: string) => (await desk.read('/', cookie)).text
    expect(await today(ann.cookie)).toMatch(/Cal was invited by Ann[\s\S]*New passkey of Bea: Phone/)
    expect(await today(bea.cookie)).toContain('New passkey of Bea: Phone')
    expect(await today(bea.cookie)).not.toContain('Cal was invited')
    expect(await today(cal.cookie)).not.toContain('New passkey of Bea')
    desk.clock.now += 7 * DAY_MS
    expect(await today(await desk.signIn(ann.authenticator))).not.toContain('New passkey of Bea')
  })

  test('Today reminds of a second passkey and a second owner until there are', async () => {
    await suite.database.db.updateTable('staff').set({ removedUtc: '2026-11-16T10:00:00.000Z' }).execute()
    const desk = createDeskWeb(suite)
    const dan = await desk.join('Dan', 'owner')
    const today = async () => (await desk.read('/', dan.cookie)).text
    expect(await today()).toMatch(/You have one passkey\.[\s\S]*You are the only owner\./)
    await desk.addPasskey(dan.cookie)
    expect(await today()).not.toContain('You have one passkey.')
    await desk.join('Eli', 'owner')
    expect(await today()).not.toContain('You are the only owner.')
  })
})
