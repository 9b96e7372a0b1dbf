import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import type { CallSchedule } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { TestDatabase } from '#server/db/databases.test-support.ts'
import { createTransport } from '#server/emails/transport.ts'
import { readDaySlots } from '#server/enquiries/day-slots.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import type { Enquiry } from '#server/enquiries/store-enquiry.ts'
import type { Submission } from '#server/enquiries/submission.ts'
import {
  brochureRequest,
  callbackRequest,
  contactEnquiry,
  createTestIds,
  submission,
} from '#server/enquiries/submissions.test-support.ts'
import { runDesk } from './desk.ts'

/** A desk on the suite's database, and the means to put records in front of it. */
export function createTestDesk(
  suite: TestDatabase,
  start?: string,
  { schedule = testSchedule, smtpUrl }: { schedule?: CallSchedule; smtpUrl?: () => string } = {},
) {
  const ids = createTestIds(start)
  const enquiries = () => createEnquiries({ database: suite.database, ids, wake() {}, schedule })
  const run = (typed: string[]) =>
    runDesk(typed, {
      place: suite.place,
      schedule,
      webhook: false,
      reminders: true,
      mailFrom: 'The Firm <hello@example.com>',
      deskUrl: 'https://desk.example.com',
      sendsMail: smtpUrl !== undefined,
      transport: createTransport({ smtpUrl: smtpUrl?.(), dataDir: suite.place.dataDir, now: ids.now }),
      now: ids.now,
      createId: randomUUID,
    })
  const slotsOf = (date: PlainDate) => readDaySlots(suite.database.db, date, londonDate(ids.now()), schedule)
  /** Saves the form; resolves to its reference. */
  const save = async (form: string, enquiry: Enquiry, changes: Partial<Submission>) => {
    const sent = submission({ key: `${form}:${randomUUID()}`, ...changes })
    expect((await enquiries().save(enquiry, sent)).ok).toBe(true)
    const { reference } = await suite.database.db
      .selectFrom('enquiries')
      .select('reference')
      .where('key', '=', sent.key)
      .executeTakeFirstOrThrow()
    return reference
  }

  return {
    ids,
    run,
    enquiries,
    slotsOf,
    freeOn: async (date: string) => {
      const { closed, slots } = await slotsOf(plainDate(date))
      return { closed, free: slots.filter(({ free }) => free).length }
    },
    tryToBook: (date: string, time: Slot = '09:00 - 09:30', key = `callback:${randomUUID()}`) =>
      enquiries().save(callbackRequest({ date: plainDate(date), time }), submission({ key })),
    contact: (changes: Parameters<typeof contactEnquiry>[0] = {}, also: Partial<Submission> = {}) =>
      save('contact', contactEnquiry(changes), also),
    book: (changes: Parameters<typeof callbackRequest>[0] = {}, also: Partial<Submission> = {}) =>
      save('callback', callbackRequest(changes), also),
    brochure: (changes: Parameters<typeof brochureRequest>[0] = {}, also: Partial<Submission> = {}) =>
      save('brochure', brochureRequest(changes), also),
    /** The output of a command that succeeds. */
    says: async (...typed: string[]) => {
      const { code, out, err } = await run(typed)
      expect([code, err]).toEqual([0, ''])
      return out
    },
    // biome-ignore lint/suspicious/noExplicitAny: each command's answer has a shape of its own
    json: async (...typed: string[]): Promise<any> => {
      const { code, out, err } = await run([...typed, '--json'])
      expect([code, err]).toEqual([0, ''])
      return JSON.parse(out)
    },
    /** The error message of a command that fails. */
    refuses: async (...typed: string[]) => {
      const { code, out, err } = await run(typed)
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^[^\n]+[.?]$/)
      return err
    },
  }
}
