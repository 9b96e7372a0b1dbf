import * as v from 'valibot'
import { checkForm, type FieldOf, type FormCheck, fieldNames, type RawForm } from './form-check.ts'
import {
  email,
  ignored,
  messageFields,
  reachedBy,
  reachFields,
  required,
  requiredPhoneNumber,
  town,
} from './form-fields.ts'

export type Role = 'Customer' | 'Adviser'

const fields = v.object({ ...reachFields, town, ...messageFields })

export const contactFields = fieldNames(fields)
export type ContactField = FieldOf<typeof fields>
export type ContactEnquiry = { role: Role } & v.InferOutput<typeof fields>

const customerForm = v.pipe(fields, reachedBy('phoneNumber'), reachedBy('email'))

/** Advisers are not asked for a town; phone and email are both required, and the email's pattern is not checked. */
const adviserForm = v.object({
  ...fields.entries,
  phoneNumber: requiredPhoneNumber,
  email: v.pipe(email, required('email')),
  town: ignored,
})

export function parseContactEnquiry(raw: RawForm): FormCheck<ContactEnquiry, ContactField> {
  const role: Role = raw.role === 'Adviser' ? 'Adviser' : 'Customer'
  const check = checkForm(role === 'Adviser' ? adviserForm : customerForm, raw)
  return check.ok ? { ok: true, value: { role, ...check.value } } : check
}
