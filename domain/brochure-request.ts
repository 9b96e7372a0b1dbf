import * as v from 'valibot'
import { checkForm, type FieldOf, type RawForm } from './form-check.ts'
import { accepted, atMost, emailPattern, lengths, line, name, required } from './form-fields.ts'

const brochureForm = v.object({
  name,
  emailAddress: v.pipe(line, required('emailAddress'), atMost(lengths.email, 'emailLength'), emailPattern()),
  privacyPolicy: accepted('mustAccept'),
})

export type BrochureField = FieldOf<typeof brochureForm>
export type BrochureRequest = v.InferOutput<typeof brochureForm>

export function parseBrochureRequest(raw: RawForm) {
  return checkForm(brochureForm, raw)
}
