import { Hero } from '#app/blocks/hero/hero.tsx'
import { PrivacyNotice } from '#app/blocks/privacy-notice/privacy-notice.tsx'
import { PrivacyScene } from '#app/scenery/scenes.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Section } from '#app/ui/section.tsx'
import { privacyNotice } from '#content/privacy-notice.ts'
import { shellWords } from '#content/shell-words.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'

export const meta = () => pageMeta('privacyPolicy')

export default function PrivacyPolicyPage() {
  return (
    <>
      <Hero heading={shellWords.footer.privacyNotice} scene={PrivacyScene} />
      <Section>
        <PrivacyNotice notice={privacyNotice} updated={formatLong(plainDate(privacyNotice.updated))} />
      </Section>
    </>
  )
}
