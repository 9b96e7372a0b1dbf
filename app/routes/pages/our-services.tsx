import { FaqSection } from '#app/blocks/faq/faq-section.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { LifeStageList } from '#app/blocks/life-stage-list/life-stage-list.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { ServiceMapSection } from '#app/blocks/service-map/service-map-section.tsx'
import { AdviserValues } from '#app/blocks/values-grid/adviser-values.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ourServices } from '#content/pages/our-services.ts'
import { wording } from '#content/site/wording.ts'

const OurServicesScene = inlineIllustration('our-services')
const LifeStages = serverPart('life-stages')

export const meta = () => pageMetaTags('ourServices', ourServices.meta)

export default function OurServicesPage() {
  return (
    <>
      <Hero {...ourServices.hero} scene={OurServicesScene} size="compact" />
      <Sections>
        <ServiceMapSection />
        <Section labelledBy="when">
          <SectionHeading id="when" heading={wording.adviceQuestion} lead={ourServices.adviceIntro} />
          <LifeStageList stages={ourServices.lifeStages} summary={ourServices.lifeStagesSummary} />
        </Section>
        <LifeStages />
        <RiskWarning warnings={ourServices.warnings} />
        <AdviserValues />
        <FaqSection items={ourServices.faq} />
        <ContactSection audience="customer" />
      </Sections>
    </>
  )
}
