import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { corporatePlanning } from '#content/services/corporate-planning.ts'

const CorporateScene = drawn('corporate')

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
