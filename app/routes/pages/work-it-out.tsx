import { Hero } from '#app/blocks/hero/hero.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { PageCards } from '#app/blocks/service-cards/page-cards.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { workItOut } from '#content/pages/calculators/work-it-out.ts'
import { type CalculatorEntry, calculatorNames, calculators } from '#content/site/calculators.ts'
import { pageDrawing } from '#content/site/drawings.ts'

export const meta = () => pageMetaTags('workItOut', workItOut.meta)

const cards = calculatorNames.map((id) => {
  const { path, title, card }: CalculatorEntry = calculators[id]
  return { id, path, drawing: pageDrawing(id), title: card.heading ?? title, summary: card.text }
})

export default function WorkItOutPage() {
  return (
    <>
      <Hero heading={workItOut.heading} lead={workItOut.lead} scene="work-it-out" size="compact" />
      <Section labelledBy="calculators">
        <SectionHeading id="calculators" heading={workItOut.cards} />
        <PageCards cards={cards} action={workItOut.action} />
      </Section>
      <RiskWarning warnings={workItOut.warnings} flush />
      <Section tone="sand">
        <Passages items={workItOut.about} />
      </Section>
    </>
  )
}
