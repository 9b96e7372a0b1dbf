import { Hero } from '#app/blocks/hero/hero.tsx'
import { Privacy } from '#app/blocks/long-read/privacy.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { privacyMeta } from '#content/legal/privacy-meta.ts'
import { pages } from '#content/site/pages.ts'

export const meta = () => pageMetaTags('privacyPolicy', privacyMeta)

export default function PrivacyPolicyPage() {
  return (
    <>
      <Hero heading={pages.privacyPolicy.name} scene="privacy" size="reduced" />
      <Section>
        <Privacy />
      </Section>
    </>
  )
}
