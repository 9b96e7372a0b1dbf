import type { ComponentProps } from 'react'
import { contactForm, pages } from '#app/forms/words.ts'
import { Checkbox } from '#app/ui/field.tsx'
import { NewTabLink } from '#app/ui/links.tsx'

/** The notice opens in a new tab, so that nothing typed is lost. */
export function PrivacyCheckbox(props: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
  const copy = contactForm.checkbox
  return (
    <Checkbox {...props}>
      {copy.before} <NewTabLink href={pages.privacyPolicy.path}>{copy.linkText}</NewTabLink>
    </Checkbox>
  )
}
