import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { corporatePlanning } from '#content/services/corporate-planning.ts'

const CorporateScene = onDemand(
  async () => (await import('#app/scenery/scenes/corporate-scene.tsx')).CorporateScene,
)

export const meta = () => pageMeta('corporatePlanning', corporatePlanning.meta)

export default function CorporatePlanningPage() {
  return (
    <ServicePage
      service={corporatePlanning}
      scene={CorporateScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
