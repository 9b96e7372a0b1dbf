import { randomUUID } from 'node:crypto'
import { callSchedule } from '#content/site/call-schedule.ts'
import { pages } from '#content/site/pages.ts'
import { slotsOn } from '#domain/call-schedule.ts'
import { closedReason, earliestDay, latestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { OutboxKind } from '#server/outbox/outbox-kinds.ts'
import { someTopic } from './some-service.ts'

export interface VisitorForm {
  path: string
  /** The idempotency key as stored. */
  storedKey: string
  fields: [string, string][]
  kinds: OutboxKind[]
}

export interface BookableSlot {
  date: PlainDate
  time: Slot
}

export function contactForm(): VisitorForm {
  const { key, email, common } = createVisitor()
  return {
    path: pages.contactUs.path,
    storedKey: `contact:${key}`,
    fields: [
      ...common,
      ['email', email],
      ['message', 'Is now a good time to remortgage?'],
      ['role', 'Customer'],
    ],
    kinds: ['confirmation', 'enquiry-notice'],
  }
}

export function callbackForm({ date, time }: BookableSlot): VisitorForm {
  const { key, email, common } = createVisitor()
  return {
    path: pages.requestACallback.path,
    storedKey: `callback:${key}`,
    fields: [
      ...common,
      ['kind', 'callback'],
      ['email', email],
      ['message', 'About my pension'],
      ['date', date],
      ['time', time],
      ['services', someTopic],
    ],
    kinds: ['confirmation', 'enquiry-notice'],
  }
}

export function brochureForm(): VisitorForm {
  const { key, email, common } = createVisitor()
  return {
    path: pages.requestOurBrochure.path,
    storedKey: `brochure:${key}`,
    fields: [...common, ['emailAddress', email]],
    kinds: ['confirmation', 'enquiry-notice'],
  }
}

/** Slots that stay bookable during the run, also past midnight. */
export function bookableSlots(): BookableSlot[] {
  const today = londonDate(Date.now())
  const found: BookableSlot[] = []
  for (let date = addDays(earliestDay(today), 7); date < latestDay(today); date = addDays(date, 1)) {
    if (closedReason(date, today, callSchedule.hours) !== null) continue
    found.push(...slotsOn(date, callSchedule).map((time) => ({ date, time })))
  }
  return found
}

/** The first days of those slots. */
export function bookableDays(count: number): PlainDate[] {
  return [...new Set(bookableSlots().map(({ date }) => date))].slice(0, count)
}

/** Sends the form as the site's own script does. */
export async function send(address: string, form: VisitorForm): Promise<Response> {
  return await fetch(address + form.path, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(form.fields),
  })
}

/** Unique, because mails are found by the visitor's address. */
function createVisitor() {
  const key = randomUUID()
  const common: [string, string][] = [
    ['name', 'Ada Lovelace'],
    ['phoneNumber', '01632 960 001'],
    ['privacyPolicy', 'on'],
    ['key', key],
  ]
  return { key, email: `ada-${key}@example.com`, common }
}
