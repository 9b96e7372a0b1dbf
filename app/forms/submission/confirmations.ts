import type { CallbackRequest } from '#domain/callback-request.ts'
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import type { NameAndEmail } from '#domain/name-and-email.ts'
import { formatDashed } from '#domain/plain-date.ts'

// The specified calls after a save. The mail is already in the outbox and is sent without them; they only make it
// go sooner, so nothing awaits them.

export function confirmContact({ name, email, role }: ContactEnquiry): void {
  const call = post('/send-callback-confirmation', {
    name: firstWord(name),
    email,
    isAdviser: role === 'Adviser',
  })
  call.then(
    ({ ok, status }) => ok || console.warn(`The confirmation call was answered with ${status}.`),
    () => console.warn('The confirmation call was not answered.'),
  )
}

export function confirmCall({ name, date, time, email }: CallbackRequest): void {
  const body = { name: firstWord(name), date: formatDashed(date), time, email }
  post('/send-request-callback-confirmation', body).catch(() => {})
}

export function sendBrochure({ emailAddress, name }: NameAndEmail): void {
  post('/send-brochure', { email: emailAddress, name: firstWord(name) }).catch(() => {})
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // The request survives a page change.
    keepalive: true,
  })
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/u, 1)[0] ?? ''
}
