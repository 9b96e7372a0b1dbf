import { randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import type { CallbackRequest } from '#domain/callback-request.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { TestDatabase } from '#server/platform/db/databases.test-support.ts'
import { createCallSecret } from './call-link.ts'
import { createEnquiries } from './enquiries.ts'
import type { NewEnquiry } from './store-enquiry.ts'
import type { Sources, SubmissionMetadata } from './submission.ts'

type ContactForm = Extract<NewEnquiry, { kind: 'contact' }>
type NameAndEmailForm = Extract<NewEnquiry, { kind: 'brochure' | 'event-dates' }>

let references = 0

/** Never the same twice, which random ones are now and then. */
export function nextReference(): string {
  references += 1
  const digits = references.toString(8).padStart(5, '0')
  return `ZZ-${digits.replaceAll(/./g, (digit) => String(Number(digit) + 2))}`
}

export function createTestSources(start = '2026-11-15T12:00:00Z'): Sources & { clock: { now: number } } {
  const clock = { now: Date.parse(start) }
  return {
    clock,
    now: () => clock.now,
    createId: randomUUID,
    createReference: nextReference,
    callSecret: createCallSecret('a key for tests'),
  }
}

export function submission(changes: Partial<SubmissionMetadata> = {}): SubmissionMetadata {
  return {
    key: `contact:${randomUUID()}`,
    originPage: '/ContactUs',
    noticeVersion: '2026-11',
    quarantineReason: null,
    rateKey: null,
    recipientKey: null,
    callLimits: null,
    ...changes,
  }
}

export function contactEnquiry(changes: Partial<ContactForm> = {}): ContactForm {
  return {
    kind: 'contact',
    role: 'Customer',
    name: 'Grace Hopper',
    phoneNumber: '01632 960 001',
    email: 'grace@example.com',
    town: 'Basingstoke',
    message: 'Hello',
    privacyPolicy: true,
    ...changes,
  }
}

export function callbackRequest(changes: Partial<CallbackRequest> = {}): CallbackRequest {
  return {
    kind: 'callback',
    name: 'Grace Hopper',
    phoneNumber: '01632 960 001',
    email: 'grace@example.com',
    message: 'About my mortgage',
    town: '',
    date: plainDate('2026-11-19'),
    time: '09:00 - 09:30',
    services: ['Mortgage Planning', 'Insurance/ Protection'],
    privacyPolicy: true,
    ...changes,
  }
}

export function brochureRequest(changes: Partial<NameAndEmailForm> = {}): NameAndEmailForm {
  return {
    kind: 'brochure',
    name: 'Grace Hopper',
    email: 'grace@example.com',
    privacyPolicy: true,
    ...changes,
  }
}

const emptied = [
  'complaints',
  'enquiries',
  'outbox',
  'callChanges',
  'callLinks',
  'closedSlots',
  'rateCounts',
] as const

/** Enquiries on the suite's database, which is empty, at the same hour, before each test. */
export function createTestEnquiries(suite: TestDatabase, settings: { webhook?: boolean } = {}) {
  const sources = createTestSources()
  const start = sources.now()
  const db = () => suite.database.db
  beforeEach(async () => {
    sources.clock.now = start
    for (const table of emptied) await db().deleteFrom(table).execute()
  })
  /** As another instance has them, and with other settings. */
  const on = (database = suite.database, more: Partial<Parameters<typeof createEnquiries>[0]> = {}) =>
    createEnquiries({ database, sources, wake() {}, schedule: testSchedule, ...settings, ...more })
  /** Saves a form; resolves to its row. */
  const save = async (enquiry: NewEnquiry, also: Partial<SubmissionMetadata> = {}) => {
    const sent = submission({ key: `${enquiry.kind}:${randomUUID()}`, ...also })
    expect(await on().save(enquiry, sent)).toMatchObject({ ok: true })
    return await db()
      .selectFrom('enquiries')
      .selectAll()
      .where('key', '=', sent.key)
      .executeTakeFirstOrThrow()
  }
  return {
    sources,
    on,
    save,
    book: (call: Partial<CallbackRequest> = {}, also: Partial<SubmissionMetadata> = {}) =>
      save(callbackRequest(call), also),
    rowOf: (id: string) =>
      db().selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** 'confirmation 0': the kinds of its mails, each with the state of the call that it tells of. */
    mailsOf: async (id: string) => {
      const mails = db().selectFrom('outbox').select(['kind', 'sequence']).where('recordId', '=', id)
      const rows = await mails.orderBy('kind').orderBy('sequence').execute()
      return rows.map(({ kind, sequence }) => `${kind} ${sequence}`)
    },
  }
}
