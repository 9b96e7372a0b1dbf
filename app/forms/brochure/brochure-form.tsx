import { sendBrochure } from '#app/forms/submission/confirmations.ts'
import type { FormState } from '#app/forms/submission/form-state.ts'
import { brochureForm } from '#content/forms/brochure-form.ts'
import { formPages } from '#content/site/pages.ts'
import type { BrochureField } from '#domain/brochure-request.ts'
import { AddressForm } from './address-form.tsx'

interface BrochureFormProps extends FormState<BrochureField> {
  place: 'dialog' | 'page'
  /** Called when the visitor has closed the success message. */
  onDone?: () => void
}

export function BrochureForm(props: BrochureFormProps) {
  return (
    <AddressForm
      {...props}
      form="brochure"
      path={formPages.requestOurBrochure.path}
      words={brochureForm}
      onSaved={sendBrochure}
    />
  )
}
