import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { MortgageScene } from '#app/scenery/scenes.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { mortgagePlanning } from '#content/services/mortgage-planning.ts'

export const meta = () => pageMeta('mortgagePlanning')

export default function MortgagePlanningPage() {
  return (
    <ServicePage
      service={mortgagePlanning}
      scene={MortgageScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
