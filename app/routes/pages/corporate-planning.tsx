import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { corporatePlanning } from '#content/pages/services/corporate-planning.ts'

export const meta = () => pageMetaTags('corporatePlanning', corporatePlanning.meta)

export default function CorporatePlanningPage() {
  return (
    <ServicePage
      service={corporatePlanning}
      scene="corporate"
      name="corporatePlanning"
      leads="timeline"
      contact={<ContactSection audience="customer" />}
    />
  )
}
