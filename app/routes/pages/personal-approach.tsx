import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Gatherings } from '#app/blocks/gatherings/gatherings.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { JoinUsButton } from '#app/blocks/join-us-button.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { AdviserTiles } from '#app/blocks/tiles/adviser-tiles.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { personalApproach } from '#content/pages/personal-approach.ts'

export const meta = () => pageMetaTags('personalApproach', personalApproach.meta)

export default function PersonalApproachPage() {
  return (
    <>
      <Hero {...personalApproach.hero} scene="personal-approach" actions={<JoinUsButton />} />
      <Section>
        <Passages items={personalApproach.passages} />
      </Section>
      <Gatherings {...personalApproach.events} />
      <FaqSection audience="adviser" items={personalApproach.faq} />
      <Section flush>
        <AdviserTiles />
      </Section>
      <ContactSection audience="adviser" />
    </>
  )
}
