import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { retirementPlanning } from '#content/services/retirement-planning.ts'

const RetirementScene = onDemand(
  async () => (await import('#app/scenery/scenes/retirement-scene.tsx')).RetirementScene,
)

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
