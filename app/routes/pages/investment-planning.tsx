import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { investmentPlanning } from '#content/pages/services/investment-planning.ts'

export const meta = () => pageMetaTags('investmentPlanning', investmentPlanning.meta)

export default function InvestmentPlanningPage() {
  return (
    <ServicePage
      service={investmentPlanning}
      scene="investment"
      name="investmentPlanning"
      leads="figure"
      contact={<ContactSection audience="customer" />}
    />
  )
}
