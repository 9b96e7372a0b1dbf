import { Hero } from '#app/blocks/hero/hero.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { CalculatorCards } from '#app/calculators/calculator-cards.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { workItOut } from '#content/pages/calculators/work-it-out.ts'

export const meta = () => pageMetaTags('workItOut', workItOut.meta)

export default function WorkItOutPage() {
  return (
    <>
      <Hero heading={workItOut.heading} lead={workItOut.lead} scene="work-it-out" size="compact" />
      <CalculatorCards heading={workItOut.cards} />
      <RiskWarning warnings={workItOut.warnings} flush />
      <Section tone="sand">
        <Passages items={workItOut.about} />
      </Section>
    </>
  )
}
