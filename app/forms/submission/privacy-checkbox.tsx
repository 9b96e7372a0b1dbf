import { contactForm, pages } from '#app/forms/words.ts'
import { Checkbox } from '#app/ui/field.tsx'
import { NewTabLink } from '#app/ui/links.tsx'

interface PrivacyCheckboxProps {
  id: string
  name: string
  error: string | undefined
  defaultChecked: boolean
}

/** The notice opens in a new tab, so that nothing typed is lost. */
export function PrivacyCheckbox(props: PrivacyCheckboxProps) {
  const copy = contactForm.checkbox
  return (
    <Checkbox {...props}>
      {copy.before} <NewTabLink href={pages.privacyPolicy.path}>{copy.linkText}</NewTabLink>
    </Checkbox>
  )
}
