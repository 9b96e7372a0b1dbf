import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { LifeStageList } from '#app/blocks/life-stage-list/life-stage-list.tsx'
import { LifeStages } from '#app/blocks/long-read/life-stages.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { ServiceMapSection } from '#app/blocks/service-map/service-map-section.tsx'
import { AdviserValues } from '#app/blocks/values-grid/adviser-values.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { RiverCrossing } from '#app/ui/page-river.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ourServices } from '#content/pages/our-services.ts'
import { wording } from '#content/site/wording.ts'

export const meta = () => pageMetaTags('ourServices', ourServices.meta)

export default function OurServicesPage() {
  return (
    <>
      <Hero {...ourServices.hero} scene="our-services" size="compact" />
      <ServiceMapSection />
      <Section labelledBy="when">
        <SectionHeading id="when" leads heading={wording.adviceQuestion} lead={ourServices.adviceIntro} />
        <LifeStageList stages={ourServices.lifeStages} summary={ourServices.lifeStagesSummary} />
      </Section>
      <RiverCrossing to="right" />
      <LifeStages />
      <RiverCrossing to="left" />
      <RiskWarning warnings={ourServices.warnings} figures />
      <AdviserValues inOneLine />
      <FaqSection items={ourServices.faq} />
      <RiverCrossing to="right" ford />
      <ContactSection audience="customer" />
    </>
  )
}
