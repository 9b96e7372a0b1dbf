import { Hero } from '#app/blocks/hero/hero.tsx'
import { PrivacyNotice } from '#app/blocks/privacy-notice/privacy-notice.tsx'
import { onDemand } from '#app/scenery/on-demand.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Section } from '#app/ui/section.tsx'
import { privacyNotice } from '#content/privacy-notice.ts'
import { shellWords } from '#content/shell-words.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'

const PrivacyScene = onDemand(
  async () => (await import('#app/scenery/scenes/privacy-scene.tsx')).PrivacyScene,
)

export const meta = () => pageMeta('privacyPolicy', privacyNotice.meta)

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
