import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact-section.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { equityRelease } from '#content/services/equity-release.ts'

const EquityReleaseScene = onDemand(
  async () => (await import('#app/scenery/scenes/equity-release-scene.tsx')).EquityReleaseScene,
)

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
