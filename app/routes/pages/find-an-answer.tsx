import { Hero } from '#app/blocks/hero/hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { AskedAnswers, AskedField } from '#app/search/asked.tsx'
import { loadAnswers } from '#app/search/load-answers.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import type { Route } from './+types/find-an-answer'

export const meta = () => pageMetaTags('findAnAnswer', findAnAnswer.meta)

export const loader = (args: Route.LoaderArgs) => loadAnswers(args)

export default function FindAnAnswerPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        heading={findAnAnswer.heading}
        {...(loaderData.asked === '' && { lead: findAnAnswer.lead })}
        scene="not-found"
        size="compact"
        actions={<AskedField {...loaderData} />}
      />
      <Section>
        <AskedAnswers {...loaderData} />
      </Section>
      <RiskWarning warnings={loaderData.warnings} flush />
    </>
  )
}
