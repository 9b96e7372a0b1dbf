import { expect, test } from 'vitest'
import { readBusyTimes } from '#server/calendars/busy-ranges.ts'
import { addTaker } from '#server/enquiries/call-takers.test-support.ts'
import { createTestComposer } from '#server/mail/delivery.test-support.ts'
import type { Mail } from '#server/mail/mail.ts'
import { createTestWorker } from '#server/outbox/worker.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { assign } from './assign-enquiry.ts'
import { commandLine as actor } from './audit-log.ts'
import { callInvitationMail } from './call-invitation.ts'
import { quarantine } from './quarantine.ts'
import { createTestRecords } from './records.test-support.ts'

describeOnSqlite('Whoever takes a call', (suite) => {
  const records = createTestRecords(suite, '2026-11-16T10:00:00Z')
  const mailFrom = 'The Firm <hello@firm.example>'
  const { now } = records.sources

  /** What goes out to people who take calls, as 'ann REQUEST 0 20261119T090000'. */
  async function sent(): Promise<string[]> {
    const mails: Mail[] = []
    const notice = (recordId: string) =>
      callInvitationMail(suite.database.db, { mailFrom, deskUrl: 'https://desk.example', now }, recordId)
    const compose = createTestComposer({
      database: suite.database,
      now,
      notices: { 'call-invitation': notice },
    })
    const send = async (mail: Mail) => void mails.push(mail)
    await createTestWorker({ database: suite.database, compose, send, now }).deliverDue()
    return mails
      .filter(({ to }) => /^(ann|bob)@/.test(to.address))
      .map(({ to, icalEvent }) => {
        const text = icalEvent?.content ?? ''
        expect(
          readBusyTimes(text, { from: 0, until: 1e15, email: '', ownDomain: 'firm.example' }).busy,
        ).toEqual([])
        const [, sequence] = /^SEQUENCE:(\d+)/m.exec(text) ?? []
        const [, start] = /^DTSTART;TZID[^:]*:(\w+)/m.exec(text) ?? []
        return `${to.address.slice(0, 3)} ${icalEvent?.method} ${sequence} ${start}`
      })
      .sort()
  }

  test('is invited, and told when it is moved, somebody else’s, in quarantine or cancelled', async () => {
    await addTaker(suite.database, { staffId: 'ann' }, 'Ann')
    const reference = await records.book({ time: '09:00 - 09:30' })
    await addTaker(suite.database, { staffId: 'bob' }, 'Bob')
    expect(await sent()).toEqual(['ann REQUEST 0 20261119T090000'])
    // Of two moves only the last is told of.
    await records.move(reference, '2026-11-19', '10:00 - 10:30')
    await records.move(reference, '2026-11-19', '11:00 - 11:30')
    expect(await sent()).toEqual(['ann REQUEST 2 20261119T110000'])
    const give = async (to: string) =>
      await assign(records.desk(), { enquiry: await records.find(reference), actor }, to)
    await give('bob')
    expect(await sent()).toEqual(['ann CANCEL 3 20261119T110000', 'bob REQUEST 3 20261119T110000'])
    // Back and forth before anything goes out: Ann never had it again.
    await give('ann')
    await give('bob')
    expect(await sent()).toEqual(['ann CANCEL 5 20261119T110000', 'bob REQUEST 5 20261119T110000'])
    await quarantine(records.desk(), { enquiry: await records.find(reference), actor })
    expect(await sent()).toEqual(['bob CANCEL 6 20261119T110000'])
    await records.release(reference)
    expect(await sent()).toEqual(['bob REQUEST 7 20261119T110000'])
    await records.cancel(reference)
    expect(await sent()).toEqual(['bob CANCEL 8 20261119T110000'])
  })

  test('is not told of what they were never invited to, or what is past', async () => {
    const reference = await records.book({ time: '13:00 - 13:30' })
    await records.cancel(reference)
    expect(await sent()).toEqual([])
    await records.book({ time: '14:00 - 14:30' })
    records.sources.clock.now = Date.parse('2026-11-19T14:00:00Z')
    expect(await sent()).toEqual([])
  })
})
