import { DrawingHero } from '#app/blocks/hero/drawing-hero.tsx'
import { LongRead } from '#app/blocks/long-read/long-read.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { PageLinks } from '#app/blocks/service-cards/page-links.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { lifeEventTexts, lifeEventWords, sectionsOfEvent } from '#content/pages/life-events.ts'
import { lifeEventCards, lifeEventNames } from '#content/site/life-events.ts'
import { pages } from '#content/site/pages.ts'
import type { Route } from './+types/life-event'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMetaTags(loaderData.name, lifeEventTexts[loaderData.name].meta) : []

export function loader({ params }: Route.LoaderArgs) {
  const path = `${pages.somethingHasHappened.path}/${params.event}`
  const name = lifeEventNames.find((name) => pages[name].path === path)
  if (!name) throw new Response(null, { status: 404 })
  return { name }
}

export default function LifeEventPage({ loaderData: { name } }: Route.ComponentProps) {
  const { heading, lead, warnings } = lifeEventTexts[name]
  const sections = sectionsOfEvent(name)
  const others = lifeEventCards.filter(({ id }) => id !== name)
  return (
    <>
      <DrawingHero page={name} heading={heading} lead={lead} />
      <Section>
        <LongRead contents={guideWords.contents} sections={sections} note={lifeEventWords.print} />
      </Section>
      <RiskWarning warnings={warnings} figures={/[£%]/.test(JSON.stringify(sections))} flush />
      <Section tone="sand" labelledBy="others">
        <SectionHeading id="others" heading={lifeEventWords.others} />
        <PageLinks items={others} />
      </Section>
      <ContactSection audience="customer" />
    </>
  )
}
