import * as v from 'valibot'
import { checkForm, type FormCheck, type RawForm } from './form-check.ts'
import {
  accepted,
  checkedEmail,
  email,
  name,
  phoneNumber,
  required,
  requiredMessage,
  requiredPhoneNumber,
  town,
} from './form-fields.ts'

export type Role = 'Customer' | 'Adviser'
export type ContactField = 'name' | 'phoneNumber' | 'email' | 'town' | 'message' | 'privacyPolicy'
export type ContactCheck = FormCheck<ContactEnquiry, ContactField>

export interface ContactEnquiry {
  role: Role
  name: string
  phoneNumber: string
  email: string
  /** Asked of customers alone; empty for an adviser. */
  town: string
  message: string
  privacyPolicy: boolean
}

const customerForm = v.pipe(
  v.object({
    name,
    phoneNumber,
    email: checkedEmail,
    town,
    message: requiredMessage,
    privacyPolicy: accepted('pleaseAccept'),
  }),
  v.forward(
    v.check((form) => isReachable(form), 'phoneOrEmail'),
    ['phoneNumber'],
  ),
  v.forward(
    v.check((form) => isReachable(form), 'phoneOrEmail'),
    ['email'],
  ),
)

const adviserForm = v.object({
  name,
  phoneNumber: requiredPhoneNumber,
  email: v.pipe(email, required('email')),
  message: requiredMessage,
  privacyPolicy: accepted('pleaseAccept'),
})

export function parseContactEnquiry(raw: RawForm): ContactCheck {
  if (raw.role === 'Adviser') {
    const check = checkForm(adviserForm, raw)
    return check.ok ? { ok: true, value: { role: 'Adviser', town: '', ...check.value } } : check
  }
  const check = checkForm(customerForm, raw)
  return check.ok ? { ok: true, value: { role: 'Customer', ...check.value } } : check
}

function isReachable(form: { phoneNumber: string; email: string }): boolean {
  return form.phoneNumber !== '' || form.email !== ''
}
