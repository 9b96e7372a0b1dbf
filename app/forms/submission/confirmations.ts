import type { BrochureRequest } from '#domain/brochure-request.ts'
import type { CallbackRequest } from '#domain/callback-request.ts'
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import { formatDashed } from '#domain/plain-date.ts'

// The calls that follow a save. The mail is queued already and goes without them: they only hasten it, so
// nothing waits for them and nothing depends on their answers.

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

export function confirmCallback({ name, date, time, email }: CallbackRequest): void {
  const body = { name: firstWord(name), date: formatDashed(date), time, email }
  post('/send-request-callback-confirmation', body).catch(() => {})
}

export function sendBrochure({ emailAddress, name }: BrochureRequest): void {
  post('/send-brochure', { email: emailAddress, name: firstWord(name) }).catch(() => {})
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // Goes out even when the visitor leaves the page at once.
    keepalive: true,
  })
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/u, 1)[0] ?? ''
}
