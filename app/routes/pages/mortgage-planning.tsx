import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { mortgagePlanning } from '#content/pages/services/mortgage-planning.ts'

const MortgageScene = inlineIllustration('mortgage')
const Guide = serverPart('mortgage-planning')

export const meta = () => pageMetaTags('mortgagePlanning', mortgagePlanning.meta)

export default function MortgagePlanningPage() {
  return (
    <ServicePage
      service={mortgagePlanning}
      scene={MortgageScene}
      guide={<Guide />}
      contact={<ContactSection audience="customer" />}
    />
  )
}
