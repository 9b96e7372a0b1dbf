import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { mortgagePlanning } from '#content/services/mortgage-planning.ts'

const MortgageScene = drawn('mortgage')

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
