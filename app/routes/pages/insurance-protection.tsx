import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { insuranceProtection } from '#content/pages/services/insurance-protection.ts'

const InsuranceScene = inlineIllustration('insurance')
const Guide = serverPart('insurance-protection')

export const meta = () => pageMetaTags('insuranceProtection', insuranceProtection.meta)

export default function InsuranceProtectionPage() {
  return (
    <ServicePage
      service={insuranceProtection}
      scene={InsuranceScene}
      guide={<Guide />}
      contact={<ContactSection audience="customer" />}
    />
  )
}
