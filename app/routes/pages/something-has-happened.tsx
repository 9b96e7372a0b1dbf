import { DrawingHero } from '#app/blocks/hero/drawing-hero.tsx'
import { PageCards } from '#app/blocks/service-cards/page-cards.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { somethingHasHappened } from '#content/pages/life-events.ts'
import { pageDrawing } from '#content/site/drawings.ts'
import { lifeEventCards } from '#content/site/life-events.ts'
import { pages } from '#content/site/pages.ts'

export const meta = () => pageMetaTags('somethingHasHappened', somethingHasHappened.meta)

export default function SomethingHasHappenedPage() {
  const { hero, cards: heading, answers } = somethingHasHappened
  return (
    <>
      <DrawingHero page="somethingHasHappened" {...hero} />
      <Section labelledBy="events">
        <SectionHeading id="events" heading={heading} />
        <PageCards
          cards={[
            ...lifeEventCards,
            { id: 'answers', drawing: pageDrawing('answers'), path: pages.answers.path, ...answers },
          ]}
        />
      </Section>
      <ContactSection audience="customer" />
    </>
  )
}
