import { Hero } from '#app/blocks/hero/hero.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { CalculatorCards } from '#app/calculators/calculator-cards.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { workItOut } from '#content/pages/calculators/work-it-out.ts'

const WorkItOutScene = inlineIllustration('work-it-out')

export const meta = () => pageMetaTags('workItOut', workItOut.meta)

export default function WorkItOutPage() {
  return (
    <>
      <Hero heading={workItOut.heading} lead={workItOut.lead} scene={WorkItOutScene} size="compact" />
      <Sections>
        <CalculatorCards heading={workItOut.cards} />
        <RiskWarning warnings={workItOut.warnings} flush />
        <Section tone="sand">
          <Passages items={workItOut.about} />
        </Section>
      </Sections>
    </>
  )
}
