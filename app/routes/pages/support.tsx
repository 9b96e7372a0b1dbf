import { CaseStudy } from '#app/blocks/case-study/case-study.tsx'
import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { JoinUsButton } from '#app/blocks/join-us-button.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { support } from '#content/pages/support.ts'

export const meta = () => pageMetaTags('support', support.meta)

export default function SupportPage() {
  return (
    <>
      <Hero {...support.hero} scene="support" actions={<JoinUsButton />} />
      <Section>
        <Passages items={support.passages} layout="cards" />
      </Section>
      <CaseStudy {...support.caseStudy} />
      <FaqSection audience="adviser" items={support.faq} />
      <ContactSection audience="adviser" />
    </>
  )
}
