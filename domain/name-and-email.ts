import * as v from 'valibot'
import { checkForm, type FieldOf, fieldNames, type RawForm } from './form-check.ts'
import { accepted, atMost, emailPattern, lengths, line, name, required } from './form-fields.ts'

/** What a form asks for that requests the brochure, or the dates of events. */
const nameAndEmail = v.object({
  name,
  emailAddress: v.pipe(line, required('emailAddress'), atMost(lengths.email, 'emailLength'), emailPattern()),
  privacyPolicy: accepted('mustAccept'),
})

export const nameAndEmailFields = fieldNames(nameAndEmail)
export type NameAndEmailField = FieldOf<typeof nameAndEmail>
export type NameAndEmail = v.InferOutput<typeof nameAndEmail>

export function parseNameAndEmail(raw: RawForm) {
  return checkForm(nameAndEmail, raw)
}
