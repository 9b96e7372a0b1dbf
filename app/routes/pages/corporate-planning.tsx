import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { corporatePlanning } from '#content/pages/services/corporate-planning.ts'

const CorporateScene = inlineIllustration('corporate')
const Guide = serverPart('corporate-planning')

export const meta = () => pageMetaTags('corporatePlanning', corporatePlanning.meta)

export default function CorporatePlanningPage() {
  return (
    <ServicePage
      service={corporatePlanning}
      scene={CorporateScene}
      guide={<Guide />}
      contact={<ContactSection audience="customer" />}
    />
  )
}
