import * as v from 'valibot'
import { checkForm, type FieldOf, type FormCheck, fieldNames, type RawForm } from './form-check.ts'
import {
  accepted,
  atMost,
  checkedEmail,
  isReachable,
  lengths,
  line,
  name,
  phoneNumber,
  requiredMessage,
} from './form-fields.ts'

const fields = v.object({
  name,
  phoneNumber,
  email: checkedEmail,
  about: v.pipe(line, atMost(lengths.about, 'aboutLength')),
  message: requiredMessage,
  privacyPolicy: accepted('pleaseAccept'),
})

export const complaintFields = fieldNames(fields)
export type ComplaintField = FieldOf<typeof fields>
export type Complaint = v.InferOutput<typeof fields>

const form = v.pipe(
  fields,
  v.forward(
    v.check((form) => isReachable(form), 'phoneOrEmail'),
    ['phoneNumber'],
  ),
  v.forward(
    v.check((form) => isReachable(form), 'phoneOrEmail'),
    ['email'],
  ),
)

export function parseComplaint(raw: RawForm): FormCheck<Complaint, ComplaintField> {
  return checkForm(form, raw)
}
