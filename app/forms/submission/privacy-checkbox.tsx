import { Checkbox } from '#app/ui/field.tsx'
import { NewTabLink } from '#app/ui/links.tsx'
import { contactForm } from '#content/forms/contact-form.ts'
import { pages } from '#content/site/pages.ts'

const copy = contactForm.checkbox

interface PrivacyCheckboxProps {
  id: string
  name: string
  error: string | undefined
  defaultChecked: boolean
}

/** The notice opens in a new tab, so that nothing typed is lost. */
export function PrivacyCheckbox(props: PrivacyCheckboxProps) {
  return (
    <Checkbox {...props}>
      {copy.before} <NewTabLink href={pages.privacyPolicy.path}>{copy.linkText}</NewTabLink>
    </Checkbox>
  )
}
