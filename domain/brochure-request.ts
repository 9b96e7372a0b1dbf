import * as v from 'valibot'
import { checkForm, type FormCheck, type RawForm } from './form-check.ts'
import { accepted, atMost, emailPattern, lengths, line, name, required } from './form-fields.ts'

export type BrochureField = 'name' | 'emailAddress' | 'privacyPolicy'
export type BrochureCheck = FormCheck<BrochureRequest, BrochureField>

export interface BrochureRequest {
  name: string
  emailAddress: string
  privacyPolicy: boolean
}

const brochureForm = v.object({
  name,
  emailAddress: v.pipe(line, required('emailAddress'), atMost(lengths.email, 'emailLength'), emailPattern()),
  privacyPolicy: accepted('mustAccept'),
})

export function parseBrochureRequest(raw: RawForm): BrochureCheck {
  return checkForm(brochureForm, raw)
}
