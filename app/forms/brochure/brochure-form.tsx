import { sendBrochure } from '#app/forms/submission/confirmations.ts'
import type { FormState } from '#app/forms/submission/form-state.ts'
import { NameAndEmailForm } from '#app/forms/submission/name-and-email-form.tsx'
import { brochureForm, pages } from '#app/forms/words.ts'
import type { NameAndEmailField } from '#domain/name-and-email.ts'

interface BrochureFormProps extends FormState<NameAndEmailField> {
  presentation: 'dialog' | 'page'
  /** Called when the visitor has closed the success message. */
  onDone?: () => void
}

export function BrochureForm(props: BrochureFormProps) {
  return (
    <NameAndEmailForm
      {...props}
      form="brochure"
      path={pages.requestOurBrochure.path}
      copy={brochureForm}
      onSaved={sendBrochure}
    />
  )
}
