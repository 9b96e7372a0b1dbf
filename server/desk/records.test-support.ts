import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import type { CallSchedule } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { readDaySlots } from '#server/enquiries/day-slots.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { asBookedCall, type BookedCall } from '#server/enquiries/enquiry.ts'
import type { NewEnquiry } from '#server/enquiries/store-enquiry.ts'
import type { SubmissionMetadata } from '#server/enquiries/submission.ts'
import {
  brochureRequest,
  callbackRequest,
  contactEnquiry,
  createTestSources,
  submission,
} from '#server/enquiries/submissions.test-support.ts'
import type { TestDatabase } from '#server/platform/db/databases.test-support.ts'
import type { AttemptOutcome, ClosingOutcome } from '#server/platform/db/desk-tables.ts'
import { commandLine as actor } from './audit-log.ts'
import { cancelCall, moveCall, rebookCall } from './calls.ts'
import { closeTimes, openTimes } from './closing-times.ts'
import { markAnswered, recordAttempt } from './handle-enquiry.ts'
import { type DeskEnquiry, findEnquiry } from './list-enquiries.ts'
import { erasePerson, heldOn } from './person-data.ts'
import { releaseFromQuarantine } from './quarantine.ts'

/** What visitors have sent, on the suite's database, and what the office does with it. */
export function createTestRecords(
  suite: TestDatabase,
  start?: string,
  { schedule = testSchedule }: { schedule?: CallSchedule } = {},
) {
  const sources = createTestSources(start)
  const enquiries = () => createEnquiries({ database: suite.database, sources, wake() {}, schedule })
  const desk = () => ({
    database: suite.database,
    location: suite.location,
    schedule,
    now: sources.now,
    createId: sources.createId,
    enquiries: enquiries(),
  })
  const slotsOf = (date: PlainDate) =>
    readDaySlots(suite.database.db, date, londonDate(sources.now()), schedule)
  const find = async (reference: string): Promise<DeskEnquiry> => {
    const enquiry = await findEnquiry(suite.database.db, reference)
    if (enquiry === null) throw new Error(`There is no enquiry ${reference}`)
    return enquiry
  }
  const call = async (reference: string): Promise<BookedCall> => {
    const found = asBookedCall(await find(reference))
    if (found === null) throw new Error(`${reference} is not a call`)
    return found
  }
  const anyState = { actor, sequence: null }
  /** Saves the form; resolves to its reference. */
  const save = async (form: string, enquiry: NewEnquiry, changes: Partial<SubmissionMetadata>) => {
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
    sources,
    desk,
    enquiries,
    slotsOf,
    find,
    freeOn: async (date: string) => {
      const { closed, slots } = await slotsOf(plainDate(date))
      return { closed, free: slots.filter(({ free }) => free).length }
    },
    tryToBook: (date: string, time: Slot = '09:00 - 09:30', key = `callback:${randomUUID()}`) =>
      enquiries().save(callbackRequest({ date: plainDate(date), time }), submission({ key })),
    contact: (changes: Parameters<typeof contactEnquiry>[0] = {}, also: Partial<SubmissionMetadata> = {}) =>
      save('contact', contactEnquiry(changes), also),
    book: (changes: Parameters<typeof callbackRequest>[0] = {}, also: Partial<SubmissionMetadata> = {}) =>
      save('callback', callbackRequest(changes), also),
    brochure: (changes: Parameters<typeof brochureRequest>[0] = {}, also: Partial<SubmissionMetadata> = {}) =>
      save('brochure', brochureRequest(changes), also),
    /** More of the same, as many as a list needs; resolves to their references. */
    copies: async (reference: string, count: number) => {
      const { db } = suite.database
      const rows = db.selectFrom('enquiries').selectAll().where('reference', '=', reference)
      const row = await rows.executeTakeFirstOrThrow()
      const copies = Array.from({ length: count }, () => {
        const id = randomUUID()
        return { ...row, id, key: `contact:${id}`, reference: sources.createReference() }
      })
      await db.insertInto('enquiries').values(copies).execute()
      return copies.map((copy) => copy.reference)
    },
    mailsOf: async (reference: string) => {
      const { id } = await find(reference)
      return await suite.database.db
        .selectFrom('outbox')
        .selectAll()
        .where('recordId', '=', id)
        .orderBy('kind')
        .execute()
    },
    answer: async (reference: string, outcome: ClosingOutcome | null = null) =>
      await markAnswered(desk(), { enquiry: await find(reference), actor }, outcome),
    attempt: async (reference: string, outcome: AttemptOutcome) =>
      await recordAttempt(desk(), { enquiry: await find(reference), actor }, outcome),
    release: async (reference: string) =>
      await releaseFromQuarantine(desk(), { enquiry: await find(reference), actor }),
    move: async (reference: string, date: string, time: Slot) =>
      await moveCall(desk(), await call(reference), { date: plainDate(date), time }, anyState),
    cancel: async (reference: string) => await cancelCall(desk(), await call(reference), '', anyState),
    rebook: async (reference: string) => await rebookCall(desk(), await call(reference), anyState),
    close: async (day: string, reason: string, time: Slot | '' = '', staffId = '') => {
      const from = plainDate(day)
      const closing = await closeTimes(desk(), { from, until: from, time, staffId }, reason, actor)
      if ('faults' in closing) throw new Error(Object.values(closing.faults).join(' '))
      return closing
    },
    open: async (day: string, time: Slot | '' = '') => {
      const from = plainDate(day)
      return await openTimes(desk(), { from, until: from, time, staffId: '' }, { actor })
    },
    heldOn: (asked: string) => heldOn(desk(), asked),
    erase: (asked: string) => erasePerson(desk(), asked, actor),
  }
}
