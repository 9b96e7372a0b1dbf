import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { mortgagePlanning } from '#content/pages/services/mortgage-planning.ts'

export const meta = () => pageMetaTags('mortgagePlanning', mortgagePlanning.meta)

export default function MortgagePlanningPage() {
  return (
    <ServicePage
      service={mortgagePlanning}
      scene="mortgage"
      name="mortgagePlanning"
      leads="timeline"
      contact={<ContactSection audience="customer" />}
    />
  )
}
