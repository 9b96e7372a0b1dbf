import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { insuranceProtection } from '#content/services/insurance-protection.ts'

const InsuranceScene = onDemand(
  async () => (await import('#app/scenery/scenes/insurance-scene.tsx')).InsuranceScene,
)

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
