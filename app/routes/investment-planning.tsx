import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { investmentPlanning } from '#content/services/investment-planning.ts'

const InvestmentScene = drawn('investment')

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
