import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { InsuranceScene } from '#app/scenery/scenes.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { insuranceProtection } from '#content/services/insurance-protection.ts'

export const meta = () => pageMeta('insuranceProtection')

export default function InsuranceProtectionPage() {
  return (
    <ServicePage
      service={insuranceProtection}
      scene={InsuranceScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
