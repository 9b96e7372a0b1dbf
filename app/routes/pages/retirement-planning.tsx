import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { retirementPlanning } from '#content/pages/services/retirement-planning.ts'

const RetirementScene = inlineIllustration('retirement')
const Guide = serverPart('retirement-planning')

export const meta = () => pageMetaTags('retirementPlanning', retirementPlanning.meta)

export default function RetirementPlanningPage() {
  return (
    <ServicePage
      service={retirementPlanning}
      scene={RetirementScene}
      guide={<Guide />}
      contact={<ContactSection audience="customer" />}
    />
  )
}
