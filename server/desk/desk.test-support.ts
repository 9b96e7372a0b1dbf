import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { BrochureRequest } from '#domain/brochure-request.ts'
import type { CallbackRequest } from '#domain/callback-request.ts'
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import type { TestDatabase } from '#server/db/databases.test-support.ts'
import { createBrochures } from '#server/enquiries/brochures.ts'
import { createCallbacks } from '#server/enquiries/callbacks.ts'
import { createContactEnquiries } from '#server/enquiries/contact-enquiries.ts'
import type { Submission } from '#server/enquiries/submission.ts'
import {
  callbackRequest,
  contactEnquiry,
  createTestMaker,
  submission,
} from '#server/enquiries/test-submissions.ts'
import { runDesk } from './desk.ts'

/** A desk on the suite's database, and the means to put records in front of it. */
export function createTestDesk(suite: TestDatabase, start?: string) {
  const ids = createTestMaker(start)
  const parts = () => ({ database: suite.database, ids, wake() {} })
  const run = (typed: string[]) =>
    runDesk(typed, {
      place: suite.place,
      mailFrom: 'Alderlode <hello@example.com>',
      now: ids.now,
      createId: randomUUID,
    })
  const sent = (form: string, changes: Partial<Submission>) =>
    submission({ key: `${form}:${randomUUID()}`, ...changes })
  const referenceOf = (answer: { ok: boolean; reference?: string }) => {
    expect(answer.ok).toBe(true)
    return answer.reference ?? ''
  }

  return {
    ids,
    callbacks: () => createCallbacks(parts()),
    contact: async (changes: Partial<ContactEnquiry> = {}, also: Partial<Submission> = {}) =>
      referenceOf(await createContactEnquiries(parts()).save(contactEnquiry(changes), sent('contact', also))),
    book: async (changes: Partial<CallbackRequest> = {}, also: Partial<Submission> = {}) =>
      referenceOf(await createCallbacks(parts()).book(callbackRequest(changes), sent('callback', also))),
    brochure: async (changes: Partial<BrochureRequest> = {}, also: Partial<Submission> = {}) =>
      referenceOf(
        await createBrochures(parts()).request(
          { name: 'Grace Hopper', emailAddress: 'grace@example.com', privacyPolicy: true, ...changes },
          sent('brochure', also),
        ),
      ),
    /** What the command prints, where it goes well. */
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
    /** The one sentence of a command that was refused. */
    refuses: async (...typed: string[]) => {
      const { code, out, err } = await run(typed)
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^[^\n]+[.?]$/)
      return err
    },
  }
}
