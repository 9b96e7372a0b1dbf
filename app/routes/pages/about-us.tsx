import { Hero } from '#app/blocks/hero/hero.tsx'
import { FoldedRead } from '#app/blocks/long-read/long-read.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { Story } from '#app/blocks/story/story.tsx'
import { CustomerTiles } from '#app/blocks/tiles/customer-tiles.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { aboutUs } from '#content/pages/about-us.ts'
import { whatToExpect } from '#content/pages/guides/what-to-expect.ts'

export const meta = () => pageMetaTags('aboutUs', aboutUs.meta)

export default function AboutUsPage() {
  return (
    <>
      <Hero {...aboutUs.hero} scene="about-us" size="enlarged" />
      <Story {...aboutUs} />
      <Section labelledBy="expect">
        <SectionHeading id="expect" {...aboutUs.expect} />
        <FoldedRead sections={whatToExpect} />
      </Section>
      <Section>
        <CustomerTiles />
      </Section>
      <RiskWarning warnings={aboutUs.warnings} flush />
      <ContactSection audience="customer" />
    </>
  )
}
