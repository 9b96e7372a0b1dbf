import { AboutTeaser } from '#app/blocks/about-teaser/about-teaser.tsx'
import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { JoinUsButton } from '#app/blocks/join-us-button.tsx'
import { LinkCards } from '#app/blocks/link-cards/link-cards.tsx'
import { AdviserTestimonials } from '#app/blocks/testimonials/adviser-testimonials.tsx'
import { AdviserTiles } from '#app/blocks/tiles/adviser-tiles.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { pages } from '#content/site/pages.ts'

export const meta = () => pageMetaTags('adviserHome', adviserHome.meta)

export default function AdviserHomePage() {
  return (
    <>
      <Hero
        heading={adviserHome.hero.heading}
        lead={adviserHome.hero.lead}
        scene="adviser-home"
        size="enlarged"
        actions={
          <>
            <JoinUsButton />
            <ButtonLink kind="onScene" to={pages.customerHome.path}>
              {adviserHome.hero.toCustomers}
            </ButtonLink>
          </>
        }
      />
      <Section>
        <LinkCards cards={adviserHome.cards} />
      </Section>
      <Section flush>
        <AdviserTiles />
      </Section>
      <AboutTeaser {...adviserHome.advisers} to={pages.adviserAboutUs.path} scene="adviser-about" />
      <FaqSection audience="adviser" items={adviserHome.faq} />
      <AdviserTestimonials heading={adviserHome.testimonialsHeading} items={adviserTestimonials} />
      <ContactSection audience="adviser" opensOnWide {...adviserHome.contact} />
    </>
  )
}
