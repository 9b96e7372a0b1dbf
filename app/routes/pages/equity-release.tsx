import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { ServicePage } from '#app/blocks/service-page/service-page.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { equityRelease } from '#content/pages/services/equity-release.ts'

const EquityReleaseScene = inlineIllustration('equity-release')
const Guide = serverPart('equity-release')

export const meta = () => pageMetaTags('equityRelease', equityRelease.meta)

export default function EquityReleasePage() {
  return (
    <ServicePage
      service={equityRelease}
      scene={EquityReleaseScene}
      guide={<Guide />}
      contact={<ContactSection audience="customer" />}
    />
  )
}
