// Submissions: a form as it arrives, by whatever way, checked by its rules and saved.
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { wording } from '#content/site/wording.ts'
import { type BrochureField, parseBrochureRequest } from '#domain/brochure-request.ts'
import { type CallbackField, parseCallbackRequest } from '#domain/callback-request.ts'
import { type ContactField, parseContactEnquiry } from '#domain/contact-enquiry.ts'
import type { RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { replyBy } from '#domain/reply-by.ts'
import { isSpam } from '#domain/spam-check.ts'
import type { Receipt, SubmitResult } from '#domain/submit-result.ts'
import type { Database } from '#server/db/database.ts'
import type { Brochures } from './brochures.ts'
import type { Callbacks } from './callbacks.ts'
import type { ContactEnquiries } from './contact-enquiries.ts'
import type { EnquiryLimit } from './enquiry-limit.ts'
import { readReceipt } from './receipts.ts'
import { type Form, originPath, type Submission, submissionKey } from './submission.ts'

export interface Submissions {
  contact(raw: RawForm): Promise<SubmitResult<ContactField>>
  callback(raw: RawForm): Promise<SubmitResult<CallbackField>>
  brochure(raw: RawForm): Promise<SubmitResult<BrochureField>>
  /** What a form of the last hour came to, for whoever has the `sent` of its result. */
  receipt(form: Form, sent: string): Promise<Receipt | 'unread' | null>
}

export function createSubmissions(parts: {
  database: Database
  contactEnquiries: ContactEnquiries
  callbacks: Callbacks
  brochures: Brochures
  limit: EnquiryLimit
  /** The address that the forms come from. */
  client: string
  now(): number
  log: { error(fields: object, message: string): void }
}): Submissions {
  const { contactEnquiries, callbacks, brochures } = parts
  const today = () => londonDate(parts.now())

  const submissionOf = async (form: Form, raw: RawForm, contents: object): Promise<Submission> => ({
    key: submissionKey(form, raw.key, contents, today()),
    originPage: originPath(raw.originPage),
    noticeVersion: privacyNotice.version,
    quarantined: isSpam(raw, parts.now()),
    rateKey: await parts.limit.rateKeyFor(parts.client),
  })

  /** A save that fails is an answer of its own: the visitor keeps the form and may send it again. */
  async function orFault<Field extends string>(
    save: () => Promise<SubmitResult<Field>>,
  ): Promise<SubmitResult<Field>> {
    try {
      return await save()
    } catch (error) {
      parts.log.error({ err: error }, 'a form could not be saved')
      return { ok: false, reason: 'fault', errors: {} }
    }
  }

  return {
    async contact(raw) {
      const check = parseContactEnquiry(raw)
      if (!check.ok) return { ...check, reason: 'invalid' }
      return await orFault(async () => {
        const submission = await submissionOf('contact', raw, check.value)
        const result = await contactEnquiries.save(check.value, submission)
        if (!result.ok) return tooMany
        return saved(submission, {
          form: 'contact',
          role: check.value.role,
          reference: result.reference,
          replyBy: replyBy(Date.parse(result.createdUtc)),
        })
      })
    },

    async callback(raw) {
      const check = parseCallbackRequest(raw, { today: today(), services: wording.services })
      if (!check.ok) return { ...check, reason: 'invalid' }
      return await orFault(async () => {
        const submission = await submissionOf('callback', raw, check.value)
        const booking = await callbacks.book(check.value, submission)
        if (!booking.ok && booking.reason === 'too-many') return tooMany
        if (!booking.ok) {
          const { slots } = await callbacks.slotsOf(check.value.date)
          return { ok: false, reason: 'slot-taken', errors: { time: 'slotTaken' }, slots }
        }
        const { reference, date, time } = booking
        return saved(submission, { form: 'callback', kind: check.value.kind, date, time, reference })
      })
    },

    async brochure(raw) {
      const check = parseBrochureRequest(raw)
      if (!check.ok) return { ...check, reason: 'invalid' }
      const { name, emailAddress: email } = check.value
      return await orFault(async () => {
        const submission = await submissionOf('brochure', raw, check.value)
        const result = await brochures.request(check.value, submission)
        if (!result.ok) return tooMany
        const before = result.repeated
          ? await readReceipt(parts.database, 'brochure', submission.key, parts.now())
          : null
        return saved(submission, before ?? { form: 'brochure', name, email })
      })
    },

    async receipt(form, sent) {
      try {
        return await readReceipt(parts.database, form, `${form}:${sent}`, parts.now())
      } catch (error) {
        parts.log.error({ err: error }, 'a receipt could not be read')
        return 'unread'
      }
    },
  }
}

const tooMany = { ok: false, reason: 'too-many', errors: {} } as const

function saved(submission: Submission, receipt: Receipt) {
  return { ok: true, receipt, sent: submission.key.slice(receipt.form.length + 1) } as const
}
