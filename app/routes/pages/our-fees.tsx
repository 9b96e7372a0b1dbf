import { Hero } from '#app/blocks/hero/hero.tsx'
import { FeeGuide } from '#app/blocks/long-read/fee-guide.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { ButtonLink, DialogButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { ourFees } from '#content/pages/our-fees.ts'
import { consultationPath, pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'

export const meta = () => pageMetaTags('ourFees', ourFees.meta)

export default function OurFeesPage() {
  return (
    <>
      <Hero
        {...ourFees.hero}
        scene="our-fees"
        size="compact"
        actions={
          <>
            <DialogButton dialog="consultation" to={consultationPath}>
              {wording.tiles.consultation}
            </DialogButton>
            <ButtonLink kind="onScene" to={pages.adviceFee.path}>
              {ourFees.calculator}
            </ButtonLink>
          </>
        }
      />
      <Section>
        <FeeGuide />
      </Section>
      <RiskWarning warnings={ourFees.warnings} figures flush />
      <ContactSection audience="customer" />
    </>
  )
}
