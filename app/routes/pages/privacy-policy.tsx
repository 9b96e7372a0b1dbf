import { Hero } from '#app/blocks/hero/hero.tsx'
import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { privacyMeta } from '#content/legal/privacy-meta.ts'
import { pages } from '#content/site/pages.ts'

const PrivacyScene = inlineIllustration('privacy')
const Notice = serverPart('privacy-notice')

export const meta = () => pageMetaTags('privacyPolicy', privacyMeta)

export default function PrivacyPolicyPage() {
  return (
    <>
      <Hero heading={pages.privacyPolicy.name} scene={PrivacyScene} size="reduced" />
      <Sections>
        <Section>
          <Notice />
        </Section>
      </Sections>
    </>
  )
}
