import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { equityRelease } from '#content/services/equity-release.ts'

const EquityReleaseScene = drawn('equity-release')

export const meta = () => pageMeta('equityRelease', equityRelease.meta)

export default function EquityReleasePage() {
  return (
    <ServicePage
      service={equityRelease}
      scene={EquityReleaseScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
