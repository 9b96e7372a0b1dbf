import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { EquityReleaseScene } from '#app/scenery/scenes.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { equityRelease } from '#content/services/equity-release.ts'

export const meta = () => pageMeta('equityRelease')

export default function EquityReleasePage() {
  return (
    <ServicePage
      service={equityRelease}
      scene={EquityReleaseScene}
      contact={<ContactSection audience="customer" />}
    />
  )
}
