import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { InvestmentScene } from '#app/scenery/scenes.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { investmentPlanning } from '#content/services/investment-planning.ts'

export const meta = () => pageMeta('investmentPlanning')

export default function InvestmentPlanningPage() {
  return (
    <ServicePage
      service={investmentPlanning}
      scene={InvestmentScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
