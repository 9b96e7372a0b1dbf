import { AccessibilityStatement } from '#app/blocks/accessibility-statement/accessibility-statement.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { extraPageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { FurtherDown } from '#app/ui/further-down.tsx'
import { Section } from '#app/ui/section.tsx'
import { accessibilityStatement } from '#content/accessibility-statement.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'

const AccessibilityScene = drawn('accessibility')

export const meta = () => extraPageMeta('accessibility', accessibilityStatement.meta)

export default function AccessibilityPage() {
  const { hero, reviewed } = accessibilityStatement
  return (
    <>
      <Hero {...hero} scene={AccessibilityScene} />
      <FurtherDown>
        <Section>
          <AccessibilityStatement reviewed={formatLong(plainDate(reviewed))} />
        </Section>
        <ContactSection audience="customer" />
      </FurtherDown>
    </>
  )
}
