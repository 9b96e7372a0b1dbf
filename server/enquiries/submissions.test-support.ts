import { randomUUID } from 'node:crypto'
import type { CallbackRequest } from '#domain/callback-request.ts'
import { plainDate } from '#domain/plain-date.ts'
import { createCallSecret } from './call-link.ts'
import { createReference } from './reference.ts'
import type { NewEnquiry } from './store-enquiry.ts'
import type { Sources, SubmissionMetadata } from './submission.ts'

type ContactForm = Extract<NewEnquiry, { kind: 'contact' }>
type NameAndEmailForm = Extract<NewEnquiry, { kind: 'brochure' | 'event-dates' }>

export function createTestSources(start = '2026-11-15T12:00:00Z'): Sources & { clock: { now: number } } {
  const clock = { now: Date.parse(start) }
  return {
    clock,
    now: () => clock.now,
    createId: randomUUID,
    createReference: () => createReference('ZZ', Math.random),
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
