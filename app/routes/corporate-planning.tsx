import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { CorporateScene } from '#app/scenery/scenes.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { corporatePlanning } from '#content/services/corporate-planning.ts'

export const meta = () => pageMeta('corporatePlanning')

export default function CorporatePlanningPage() {
  return (
    <ServicePage
      service={corporatePlanning}
      scene={CorporateScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
