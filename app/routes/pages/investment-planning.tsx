import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { investmentPlanning } from '#content/pages/services/investment-planning.ts'

const InvestmentScene = inlineIllustration('investment')
const Guide = serverPart('investment-planning')

export const meta = () => pageMetaTags('investmentPlanning', investmentPlanning.meta)

export default function InvestmentPlanningPage() {
  return (
    <ServicePage
      service={investmentPlanning}
      scene={InvestmentScene}
      guide={<Guide />}
      contact={<ContactSection audience="customer" />}
    />
  )
}
