import { Hero } from '#app/blocks/hero/hero.tsx'
import { PrivacyNotice } from '#app/blocks/privacy-notice/privacy-notice.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'

const PrivacyScene = inlineIllustration('privacy')

export const meta = () => pageMetaTags('privacyPolicy', privacyNotice.meta)

export default function PrivacyPolicyPage() {
  return (
    <>
      <Hero heading={shellWords.footer.privacyNotice} scene={PrivacyScene} />
      <Sections>
        <Section>
          <PrivacyNotice notice={privacyNotice} updated={formatLong(plainDate(privacyNotice.updated))} />
        </Section>
      </Sections>
    </>
  )
}
