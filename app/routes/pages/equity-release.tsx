import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { equityRelease } from '#content/pages/services/equity-release.ts'

export const meta = () => pageMetaTags('equityRelease', equityRelease.meta)

export default function EquityReleasePage() {
  return (
    <ServicePage
      service={equityRelease}
      scene="equity-release"
      name="equityRelease"
      leads="figure"
      contact={<ContactSection audience="customer" />}
    />
  )
}
