import { Hero } from '#app/blocks/hero/hero.tsx'
import { Story } from '#app/blocks/story/story.tsx'
import { CustomerTiles } from '#app/blocks/tiles/customer-tiles.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { FurtherDown } from '#app/ui/further-down.tsx'
import { Section } from '#app/ui/section.tsx'
import { aboutUs } from '#content/about-us.ts'

const AboutUsScene = drawn('about-us')

export const meta = () => pageMeta('aboutUs', aboutUs.meta)

export default function AboutUsPage() {
  return (
    <>
      <Hero {...aboutUs.hero} scene={AboutUsScene} />
      <FurtherDown>
        <Story {...aboutUs} />
        <Section>
          <CustomerTiles />
        </Section>
        <ContactSection audience="customer" />
      </FurtherDown>
    </>
  )
}
