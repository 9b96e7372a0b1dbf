import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { insuranceProtection } from '#content/services/insurance-protection.ts'

const InsuranceScene = drawn('insurance')

export const meta = () => pageMeta('insuranceProtection', insuranceProtection.meta)

export default function InsuranceProtectionPage() {
  return (
    <ServicePage
      service={insuranceProtection}
      scene={InsuranceScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
