import { Hero } from '#app/blocks/hero/hero.tsx'
import { PrivacyNotice } from '#app/blocks/privacy-notice/privacy-notice.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { FurtherDown } from '#app/ui/further-down.tsx'
import { Section } from '#app/ui/section.tsx'
import { privacyNotice } from '#content/privacy-notice.ts'
import { shellWords } from '#content/shell-words.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'

const PrivacyScene = drawn('privacy')

export const meta = () => pageMeta('privacyPolicy', privacyNotice.meta)

export default function PrivacyPolicyPage() {
  return (
    <>
      <Hero heading={shellWords.footer.privacyNotice} scene={PrivacyScene} />
      <FurtherDown>
        <Section>
          <PrivacyNotice notice={privacyNotice} updated={formatLong(plainDate(privacyNotice.updated))} />
        </Section>
      </FurtherDown>
    </>
  )
}
