import { Hero } from '#app/blocks/hero/hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { serverPart } from '#app/blocks/server-part/server-part.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { DialogButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { ourFees } from '#content/pages/our-fees.ts'
import { consultationPath } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'

const FeesScene = inlineIllustration('our-fees')
const FeeGuide = serverPart('our-fees')

export const meta = () => pageMetaTags('ourFees', ourFees.meta)

export default function OurFeesPage() {
  return (
    <>
      <Hero
        {...ourFees.hero}
        scene={FeesScene}
        size="compact"
        actions={
          <DialogButton dialog="consultation" to={consultationPath}>
            {wording.tiles.consultation}
          </DialogButton>
        }
      />
      <Sections>
        <Section>
          <FeeGuide />
        </Section>
        <RiskWarning warnings={ourFees.warnings} flush />
        <ContactSection audience="customer" />
      </Sections>
    </>
  )
}
