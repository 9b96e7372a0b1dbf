import { Faq } from '#app/blocks/faq/faq.tsx'
import { GroupedQuestions } from '#app/blocks/faq/grouped-questions.tsx'
import { DrawingHero } from '#app/blocks/hero/drawing-hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import { answersPage } from '#content/pages/answers.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { furtherAnswers } from '#content/site/further-answers.ts'
import { type PageName, pages } from '#content/site/pages.ts'
import { serviceEntries, serviceNames } from '#content/site/services.ts'
import { fillIn } from '#domain/fill-in.ts'

export const meta = () => pageMetaTags('answers', answersPage.meta)

/** By the service that an answer belongs to; the first group has those that belong to none. */
const groups = [
  {
    id: 'general',
    icon: 'person' as const,
    heading: answersPage.general,
    isIn: (page: PageName) => !(page in serviceEntries),
  },
  ...serviceNames.map((name) => ({
    ...serviceEntries[name],
    heading: serviceEntries[name].title,
    isIn: (page: PageName) => page === name,
  })),
].flatMap(({ id, icon, heading, isIn }) => {
  const items = furtherAnswers.filter(({ page }) => isIn(page))
  return items.length > 0 ? [{ id, icon, heading, items }] : []
})

function ReadOn({ page }: { page: PageName }) {
  return (
    <p>
      <SiteLink to={pages[page].path}>{fillIn(answersPage.readOn, { page: pages[page].name })}</SiteLink>
    </p>
  )
}

export default function AnswersPage() {
  return (
    <>
      <DrawingHero page="answers" {...answersPage.hero} />
      <Section>
        <GroupedQuestions
          groups={groups.map(({ items, ...group }) => ({
            ...group,
            isOpen: true,
            questions: <Faq items={items} foot={({ page }) => <ReadOn page={page} />} inColumns />,
          }))}
        />
      </Section>
      <RiskWarning warnings={ourServices.warnings} figures flush />
      <ContactSection audience="customer" />
    </>
  )
}
