import { Faq } from '#app/blocks/faq/faq.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import { answersPage } from '#content/pages/answers.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { furtherAnswers } from '#content/site/further-answers.ts'
import { pages } from '#content/site/pages.ts'
import { fillIn } from '#domain/fill-in.ts'

export const meta = () => pageMetaTags('answers', answersPage.meta)

export default function AnswersPage() {
  return (
    <>
      <Hero {...answersPage.hero} scene="our-services" size="compact" />
      <Section>
        <Faq
          items={furtherAnswers}
          foot={({ page }) => (
            <p>
              <SiteLink to={pages[page].path}>
                {fillIn(answersPage.readOn, { page: pages[page].name })}
              </SiteLink>
            </p>
          )}
        />
      </Section>
      <RiskWarning warnings={ourServices.warnings} flush />
      <ContactSection audience="customer" />
    </>
  )
}
