import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { retirementPlanning } from '#content/pages/services/retirement-planning.ts'

export const meta = () => pageMetaTags('retirementPlanning', retirementPlanning.meta)

export default function RetirementPlanningPage() {
  return (
    <ServicePage
      service={retirementPlanning}
      scene="retirement"
      name="retirementPlanning"
      leads="figure"
      contact={<ContactSection audience="customer" />}
    />
  )
}
