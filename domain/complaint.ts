import * as v from 'valibot'
import { checkForm, type FieldOf, type FormCheck, fieldNames, type RawForm } from './form-check.ts'
import { atMost, lengths, line, messageFields, reachedBy, reachFields } from './form-fields.ts'

const fields = v.object({
  ...reachFields,
  about: v.pipe(line, atMost(lengths.about, 'aboutLength')),
  ...messageFields,
})

export const complaintFields = fieldNames(fields)
export type ComplaintField = FieldOf<typeof fields>
export type Complaint = v.InferOutput<typeof fields>

const form = v.pipe(fields, reachedBy('phoneNumber'), reachedBy('email'))

export function parseComplaint(raw: RawForm): FormCheck<Complaint, ComplaintField> {
  return checkForm(form, raw)
}
