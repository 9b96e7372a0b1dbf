import { Hero } from '#app/blocks/hero/hero.tsx'
import { Story } from '#app/blocks/story/story.tsx'
import { CustomerTiles } from '#app/blocks/tiles/customer-tiles.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Section } from '#app/ui/section.tsx'
import { aboutUs } from '#content/about-us.ts'

const AboutUsScene = onDemand(
  async () => (await import('#app/scenery/scenes/about-us-scene.tsx')).AboutUsScene,
)

export const meta = () => pageMeta('aboutUs', aboutUs.meta)

export default function AboutUsPage() {
  return (
    <>
      <Hero {...aboutUs.hero} scene={AboutUsScene} />
      <Story {...aboutUs} />
      <Section>
        <CustomerTiles />
      </Section>
      <ContactSection audience="customer" />
    </>
  )
}
