import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { investmentPlanning } from '#content/services/investment-planning.ts'

const InvestmentScene = onDemand(
  async () => (await import('#app/scenery/scenes/investment-scene.tsx')).InvestmentScene,
)

export const meta = () => pageMeta('investmentPlanning', investmentPlanning.meta)

export default function InvestmentPlanningPage() {
  return (
    <ServicePage
      service={investmentPlanning}
      scene={InvestmentScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
