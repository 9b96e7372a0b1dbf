import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { insuranceProtection } from '#content/pages/services/insurance-protection.ts'

export const meta = () => pageMetaTags('insuranceProtection', insuranceProtection.meta)

export default function InsuranceProtectionPage() {
  return (
    <ServicePage
      service={insuranceProtection}
      scene="insurance"
      name="insuranceProtection"
      leads="example"
      contact={<ContactSection audience="customer" />}
    />
  )
}
