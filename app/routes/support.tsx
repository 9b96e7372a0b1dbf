import { CaseStudy } from '#app/blocks/case-study/case-study.tsx'
import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { JoinUsButton } from '#app/blocks/join-us-button.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { FurtherDown } from '#app/ui/further-down.tsx'
import { Section } from '#app/ui/section.tsx'
import { support } from '#content/support.ts'

const SupportScene = drawn('support')

export const meta = () => pageMeta('support', support.meta)

export default function SupportPage() {
  return (
    <>
      <Hero {...support.hero} scene={SupportScene} actions={<JoinUsButton />} />
      <FurtherDown>
        <Section>
          <Passages items={support.passages} />
        </Section>
        <CaseStudy {...support.caseStudy} />
        <FaqSection audience="adviser" items={support.faq} />
        <ContactSection audience="adviser" />
      </FurtherDown>
    </>
  )
}
