import { AccessibilityStatement } from '#app/blocks/accessibility-statement/accessibility-statement.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'

export const meta = () => pageMetaTags('accessibility', accessibilityStatement.meta)

export default function AccessibilityPage() {
  const { hero, reviewed } = accessibilityStatement
  return (
    <>
      <Hero {...hero} scene="accessibility" size="reduced" />
      <Section>
        <AccessibilityStatement reviewed={formatLong(plainDate(reviewed))} />
      </Section>
      <ContactSection audience="customer" />
    </>
  )
}
