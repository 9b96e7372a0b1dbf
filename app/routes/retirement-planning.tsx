import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { retirementPlanning } from '#content/services/retirement-planning.ts'

const RetirementScene = drawn('retirement')

export const meta = () => pageMeta('retirementPlanning', retirementPlanning.meta)

export default function RetirementPlanningPage() {
  return (
    <ServicePage
      service={retirementPlanning}
      scene={RetirementScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
