// Posts enquiries to a CRM, signed by the conventions of Standard Webhooks (https://www.standardwebhooks.com).
import { createHmac } from 'node:crypto'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { type Enquiry, readEnquiry } from '#server/enquiries/enquiry.ts'
import { typedValues } from '#server/enquiries/enquiry-fields.ts'
import { DeliveryError } from '#server/outbox/delivery-error.ts'
import type { LeasedMail } from '#server/outbox/leases.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { CallChangesTable } from '#server/platform/db/tables.ts'
import type { WebhookSettings } from '#server/platform/environment.ts'

interface WebhookPost {
  /** The id of the outbox row, the same at every attempt: a receiver drops what it has had before. */
  id: string
  body: string
}

/** Shorter than the worker's own timeout, which is made for mail servers. */
const TIMEOUT_MS = 15_000

interface WebhookDependencies {
  database: Database
  /** Undefined where WEBHOOK_URL was set once and no longer is: what is left then fails, and is parked in the end. */
  settings: WebhookSettings | undefined
  now(): number
  timeoutMs?: number
}

export function createWebhook({
  database: { db },
  settings,
  now,
  timeoutMs = TIMEOUT_MS,
}: WebhookDependencies) {
  const closing = new AbortController()
  return {
    /** Composes the post from the current enquiry; null where that has been erased. */
    async compose({ id, recordId, sequence }: LeasedMail): Promise<WebhookPost | null> {
      const enquiry = await readEnquiry(db, recordId)
      if (enquiry === null) return null
      const change = sequence === 0 ? undefined : (await readCallChanges(db, recordId))[sequence - 1]
      return { id, body: JSON.stringify(change ? changePayload(enquiry, change) : payloadOf(enquiry)) }
    },

    /** Resolves once the receiver has answered with a status of 200 to 299. */
    async send({ id, body }: WebhookPost, signal: AbortSignal) {
      if (settings === undefined) throw failure('NO WEBHOOK_URL')
      const timestamp = Math.floor(now() / 1_000)
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf(settings.secret, `${id}.${timestamp}.${body}`),
        },
        body,
        // Personal data goes to the configured address and to no other.
        redirect: 'manual',
        signal: AbortSignal.any([signal, closing.signal, AbortSignal.timeout(timeoutMs)]),
      }).catch((error) => {
        throw connectionFailure(error)
      })
      await response.body?.cancel()
      if (response.ok) return
      throw failure(`HTTP ${response.status}`, isFinal(response.status))
    },

    close() {
      closing.abort(failure('STOPPED'))
    },
  }
}

/** `type`, `timestamp` and `data` are the three members that Standard Webhooks asks for. */
function payloadOf(enquiry: Enquiry) {
  const { kind, reference, originPage, noticeVersion, createdUtc } = enquiry
  return {
    type: 'enquiry.created',
    timestamp: createdUtc,
    data: { kind, reference, originPage, noticeVersion, fields: fieldsOf(enquiry) },
  }
}

/** A change of a call, as it was made: events may arrive in another order, and `sequence` tells which is the last. */
function changePayload({ kind, reference }: Enquiry, change: CallChangesTable) {
  const { sequence, changedBy, fromDate, fromTime, toDate, toTime, reason } = change
  const to = toDate === null ? null : { date: toDate, time: toTime }
  return {
    type: `call.${change.kind}`,
    timestamp: change.createdUtc,
    data: { kind, reference, sequence, by: changedBy, from: { date: fromDate, time: fromTime }, to, reason },
  }
}

function fieldsOf(enquiry: Enquiry): object {
  const { isCall } = enquiryKinds[enquiry.kind]
  return { ...typedValues(enquiry), ...(isCall && { cancelled: enquiry.cancelledUtc !== null }) }
}

function signatureOf(secret: Uint8Array, signed: string): string {
  return `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`
}

/** A 4xx says that the post itself is refused, except Request Timeout and Too Many Requests. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** The outbox keeps the code of a failure and nothing else. */
function failure(code: string, isPermanent = false): DeliveryError {
  return Object.assign(new DeliveryError({ reason: code, isPermanent }), { code })
}

/** fetch() wraps what went wrong into a TypeError. */
function connectionFailure(error: Error): unknown {
  return error.name === 'TimeoutError' ? failure('ETIMEOUT') : (error.cause ?? error)
}
