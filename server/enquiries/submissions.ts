// Validates and saves submitted forms.
import { formCopy } from '#content/forms/form-copy.ts'
import { spamWords } from '#content/forms/spam-words.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import type { CallSchedule } from '#domain/call-schedule.ts'
import { type DayRules, parseCallbackRequest } from '#domain/callback-request.ts'
import { parseComplaint } from '#domain/complaint.ts'
import { parseContactEnquiry } from '#domain/contact-enquiry.ts'
import type { FormCheck, RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { parseNameAndEmail } from '#domain/name-and-email.ts'
import { spamReason } from '#domain/spam-check.ts'
import type { FormName, ReceiptResult, SubmitResult } from '#domain/submit-result.ts'
import { callLimitsFor, type RateLimit, recipientKeyFor } from '#server/platform/rate-limit.ts'
import type { Enquiries } from './enquiries.ts'
import type { NewEnquiry } from './store-enquiry.ts'
import { originPath, type SubmissionMetadata, submissionKey } from './submission.ts'

export type Submissions = ReturnType<typeof createSubmissions>

export function createSubmissions(parts: {
  enquiries: Enquiries
  limit: RateLimit
  /** The client's IP address. */
  client: string
  now(): number
  schedule?: CallSchedule
  staffFor?(adviser: string): Promise<string>
  log: { error(fields: object, message: string): void }
}) {
  const { schedule = callSchedule } = parts
  const today = () => londonDate(parts.now())

  const submissionOf = async (
    form: FormName,
    raw: RawForm,
    enquiry: NewEnquiry,
  ): Promise<SubmissionMetadata> => ({
    key: submissionKey(form, raw.key, enquiry, today()),
    originPage: originPath(raw.originPage),
    noticeVersion: privacyNotice.version,
    quarantineReason: spamReason(raw, parts.now(), spamWords),
    rateKey: await parts.limit.rateKeyFor(parts.client, 'forms'),
    recipientKey: await recipientKeyFor(parts.limit, enquiry.email),
    adviser: 'date' in enquiry ? await chosenStaff(raw) : undefined,
    callLimits: 'date' in enquiry ? await callLimitsFor(parts.limit, parts.client, enquiry.date) : null,
  })

  const chosenStaff = async ({ adviser }: RawForm) =>
    typeof adviser === 'string' && adviser !== '' ? await parts.staffFor?.(adviser.slice(0, 100)) : undefined

  return {
    async submit(form: FormName, raw: RawForm): Promise<SubmitResult> {
      const checked = parsers[form](raw, { today: today(), schedule, choices: formCopy.choices })
      if (!checked.ok) return { ...checked, reason: 'invalid' }
      try {
        return await parts.enquiries.save(checked.value, await submissionOf(form, raw, checked.value))
      } catch (error) {
        parts.log.error({ err: error }, 'a form could not be saved')
        return { ok: false, reason: 'failed' }
      }
    },

    /** What was saved under this key within the last hour, if anything. */
    async receipt(form: FormName, key: string): Promise<ReceiptResult | null> {
      try {
        return await parts.enquiries.receipt(form, key)
      } catch (error) {
        parts.log.error({ err: error }, 'a receipt could not be read')
        return { ok: false, reason: 'receipt-unavailable' }
      }
    },
  }
}

interface FormRules extends DayRules {
  choices: typeof formCopy.choices
}

type Parser<Value> = (raw: RawForm, rules: FormRules) => FormCheck<Value, string>

const parsers: Record<FormName, Parser<NewEnquiry>> = {
  contact: ofKind('contact', parseContactEnquiry),
  callback: parseCallbackRequest,
  complaint: ofKind('complaint', parseComplaint),
  brochure: ofKind('brochure', parseNameAndAddress),
  'event-dates': ofKind('event-dates', parseNameAndAddress),
}

function ofKind<Kind extends string, Value extends object>(
  kind: Kind,
  parse: Parser<Value>,
): Parser<{ kind: Kind } & Value> {
  return (raw, rules) => {
    const check = parse(raw, rules)
    return check.ok ? { ok: true, value: { kind, ...check.value } } : check
  }
}

/** The specified name of the field is not that of the column. */
function parseNameAndAddress(raw: RawForm) {
  const check = parseNameAndEmail(raw)
  if (!check.ok) return check
  const { emailAddress: email, ...value } = check.value
  return { ok: true, value: { ...value, email } } as const
}
