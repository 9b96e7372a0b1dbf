import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { RetirementScene } from '#app/scenery/scenes.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { retirementPlanning } from '#content/services/retirement-planning.ts'

export const meta = () => pageMeta('retirementPlanning')

export default function RetirementPlanningPage() {
  return (
    <ServicePage
      service={retirementPlanning}
      scene={RetirementScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
