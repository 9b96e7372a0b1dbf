import { AboutTeaser } from '#app/blocks/about-teaser/about-teaser.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { KeyAttributes } from '#app/blocks/key-attributes/key-attributes.tsx'
import { OfficeMapBlock } from '#app/blocks/map/office-map-block.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { RoleCards } from '#app/blocks/role-cards/role-cards.tsx'
import { CustomerTiles } from '#app/blocks/tiles/customer-tiles.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { RiverCrossing } from '#app/ui/page-river.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { keyAttributes, keyAttributesHeading } from '#content/pages/key-attributes.ts'
import { landing } from '#content/pages/landing.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'

export const meta = () => pageMetaTags('landing', landing.meta)

export default function LandingPage() {
  return (
    <>
      <Hero
        size="withCards"
        heading={wording.landing.question}
        lead={landing.lead}
        scene="landing"
        foot={
          <RoleCards
            roles={[
              {
                audience: 'customer',
                title: wording.landing.customerCard,
                to: pages.customerHome.path,
                scene: 'customer-home',
                ...landing.roles.customer,
              },
              {
                audience: 'adviser',
                title: wording.landing.adviserCard,
                to: pages.adviserHome.path,
                scene: 'adviser-home',
                ...landing.roles.adviser,
              },
            ]}
          />
        }
      />
      <Section labelledBy="key-attributes">
        <SectionHeading id="key-attributes" heading={keyAttributesHeading} leads />
        <KeyAttributes items={keyAttributes} />
      </Section>
      <RiverCrossing to="left" />
      <AboutTeaser {...landing.about} to={pages.aboutUs.path} scene="about-us" />
      <Section>
        <CustomerTiles />
      </Section>
      <RiskWarning warnings={landing.warnings} flush />
      <RiverCrossing to="right" ford />
      <ContactSection audience="customer" opensOnWide />
      <OfficeMapBlock />
    </>
  )
}
