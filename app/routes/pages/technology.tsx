import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { JoinUsButton } from '#app/blocks/join-us-button.tsx'
import { Partners } from '#app/blocks/partners/partners.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { technology } from '#content/pages/technology.ts'

export const meta = () => pageMetaTags('technology', technology.meta)

export default function TechnologyPage() {
  const { hero, passages, crm, sourcing, faq } = technology
  return (
    <>
      <Hero {...hero} scene="technology" actions={<JoinUsButton />} />
      <Section>
        <Passages items={passages} layout="grid" />
      </Section>
      <Partners id="crm" tone="accent" heading={crm.heading} lead={crm.lead} partners={[crm.partner]} />
      <Partners id="sourcing" heading={sourcing.heading} lead={sourcing.lead} partners={sourcing.partners} />
      <FaqSection audience="adviser" items={faq} tone="sand" />
      <ContactSection audience="adviser" />
    </>
  )
}
