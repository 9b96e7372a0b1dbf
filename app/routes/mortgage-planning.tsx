import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { mortgagePlanning } from '#content/services/mortgage-planning.ts'

const MortgageScene = onDemand(
  async () => (await import('#app/scenery/scenes/mortgage-scene.tsx')).MortgageScene,
)

export const meta = () => pageMeta('mortgagePlanning', mortgagePlanning.meta)

export default function MortgagePlanningPage() {
  return (
    <ServicePage
      service={mortgagePlanning}
      scene={MortgageScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
