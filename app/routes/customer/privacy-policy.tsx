import { Hero } from '#app/blocks/hero/hero.tsx'
import { hydrateOnIntent } from '#app/delivery/hydrate-on-intent.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { privacyNoticeMeta } from '#content/legal/privacy-notice-meta.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'

const PrivacyScene = inlineIllustration('privacy')

/** The longest text of the site, and it has nothing to do but be read: its words are in the document alone. */
const Notice = hydrateOnIntent(async () => {
  const [{ PrivacyNotice }, { privacyNotice }] = await Promise.all([
    import('#app/blocks/privacy-notice/privacy-notice.tsx'),
    import('#content/legal/privacy-notice.ts'),
  ])
  const updated = formatLong(plainDate(privacyNotice.updated))
  return () => <PrivacyNotice notice={privacyNotice} updated={updated} />
})

export const meta = () => pageMetaTags('privacyPolicy', privacyNoticeMeta)

export default function PrivacyPolicyPage() {
  return (
    <>
      <Hero heading={shellWords.footer.privacyNotice} scene={PrivacyScene} />
      <Sections>
        <Section>
          <Notice />
        </Section>
      </Sections>
    </>
  )
}
