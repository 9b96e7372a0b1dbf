// Validates and saves submitted forms.
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { wording } from '#content/site/wording.ts'
import type { CallSchedule } from '#domain/call-schedule.ts'
import { parseCallbackRequest } from '#domain/callback-request.ts'
import { parseContactEnquiry } from '#domain/contact-enquiry.ts'
import type { FormCheck, RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { parseNameAndEmail } from '#domain/name-and-email.ts'
import { isSpam } from '#domain/spam-check.ts'
import type { FormName, ReceiptResult, SubmitResult } from '#domain/submit-result.ts'
import { type RateLimit, recipientKeyFor } from '#server/rate-limit.ts'
import type { Enquiries } from './enquiries.ts'
import type { Enquiry } from './store-enquiry.ts'
import { originPath, type Submission, submissionKey } from './submission.ts'

export interface Submissions {
  submit(form: FormName, raw: RawForm): Promise<SubmitResult>
  /** What was saved under this key within the last hour, if anything. */
  receipt(form: FormName, key: string): Promise<ReceiptResult | null>
}

export function createSubmissions(parts: {
  enquiries: Enquiries
  limit: RateLimit
  /** The client's IP address. */
  client: string
  now(): number
  /** When calls can be booked. */
  schedule?: CallSchedule
  log: { error(fields: object, message: string): void }
}): Submissions {
  const { schedule = callSchedule } = parts
  const today = () => londonDate(parts.now())

  const check = (form: FormName, raw: RawForm): FormCheck<Enquiry, string> => {
    switch (form) {
      case 'contact':
        return withKind('contact', parseContactEnquiry(raw))
      case 'callback':
        return parseCallbackRequest(raw, { today: today(), schedule, services: wording.services })
      case 'brochure':
        return withKind('brochure', parseNameAndEmail(raw))
      case 'event-dates':
        return withKind('event-dates', parseNameAndEmail(raw))
    }
  }

  const submissionOf = async (form: FormName, raw: RawForm, enquiry: Enquiry): Promise<Submission> => ({
    key: submissionKey(form, raw.key, enquiry, today()),
    originPage: originPath(raw.originPage),
    noticeVersion: privacyNotice.version,
    quarantined: isSpam(raw, parts.now()),
    rateKey: await parts.limit.rateKeyFor(parts.client, 'records'),
    recipientKey: await recipientKeyFor(
      parts.limit,
      'email' in enquiry ? enquiry.email : enquiry.emailAddress,
    ),
  })

  return {
    async submit(form, raw) {
      const checked = check(form, raw)
      if (!checked.ok) return { ...checked, reason: 'invalid' }
      try {
        return await parts.enquiries.save(checked.value, await submissionOf(form, raw, checked.value))
      } catch (error) {
        parts.log.error({ err: error }, 'a form could not be saved')
        return { ok: false, reason: 'failed' }
      }
    },

    async receipt(form, key) {
      try {
        return await parts.enquiries.receipt(form, key)
      } catch (error) {
        parts.log.error({ err: error }, 'a receipt could not be read')
        return { ok: false, reason: 'receipt-unavailable' }
      }
    },
  }
}

function withKind<Kind extends string, Value extends object, Field extends string>(
  kind: Kind,
  check: FormCheck<Value, Field>,
): FormCheck<{ kind: Kind } & Value, Field> {
  return check.ok ? { ok: true, value: { kind, ...check.value } } : check
}
