import { AboutTeaser } from '#app/blocks/about-teaser/about-teaser.tsx'
import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { KeyAttributes } from '#app/blocks/key-attributes/key-attributes.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { PageCards } from '#app/blocks/service-cards/page-cards.tsx'
import { PageLinks } from '#app/blocks/service-cards/page-links.tsx'
import { Testimonials } from '#app/blocks/testimonials/testimonials.tsx'
import { AdviserValues } from '#app/blocks/values-grid/adviser-values.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { ButtonLink, DialogButton } from '#app/ui/button.tsx'
import { RiverCrossing } from '#app/ui/page-river.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { customerHome } from '#content/pages/customer-home.ts'
import { keyAttributes, keyAttributesHeading } from '#content/pages/key-attributes.ts'
import { serviceCards } from '#content/pages/service-cards.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { lifeEventCards } from '#content/site/life-events.ts'
import { consultationPath, pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'

export const meta = () => pageMetaTags('customerHome', customerHome.meta)

export default function CustomerHomePage() {
  return (
    <>
      <Hero
        heading={customerHome.hero.heading}
        lead={customerHome.hero.lead}
        scene="customer-home"
        actions={
          <>
            <DialogButton dialog="consultation" to={consultationPath}>
              {wording.tiles.consultation}
            </DialogButton>
            <ButtonLink kind="onScene" to={pages.adviserHome.path}>
              {customerHome.hero.action}
            </ButtonLink>
          </>
        }
      />
      <AboutTeaser {...customerHome.whyUs} to={pages.aboutUs.path} scene="contact" />
      <RiverCrossing to="left" />
      <Section labelledBy="services">
        <SectionHeading id="services" heading={customerHome.services.heading} />
        <PageCards cards={serviceCards} />
      </Section>
      <RiskWarning warnings={customerHome.warnings} figures flush />
      <Section tone="sand" labelledBy="key-attributes">
        <SectionHeading id="key-attributes" heading={keyAttributesHeading} />
        <KeyAttributes items={keyAttributes} />
      </Section>
      <AdviserValues tone="accent" />
      <FaqSection items={customerHome.faq} />
      <Section tone="sand" labelledBy="something-has-happened">
        <SectionHeading id="something-has-happened" {...customerHome.lifeEvents} />
        <PageLinks items={lifeEventCards} />
      </Section>
      <Testimonials heading={customerHome.testimonials.heading} items={clientTestimonials} />
      <RiverCrossing to="right" ford />
      <ContactSection audience="customer" opensOnWide {...customerHome.contact} />
    </>
  )
}
