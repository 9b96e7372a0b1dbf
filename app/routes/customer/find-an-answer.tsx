import { AnswerFinder } from '#app/blocks/find-an-answer/answer-finder.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { unindexedMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { findAnAnswer, synonyms } from '#content/pages/find-an-answer.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { type Answer, answers } from '#content/site/answers.ts'
import { findAnswers } from '#domain/find-answers.ts'
import type { Route } from './+types/find-an-answer'

const NotFoundScene = inlineIllustration('not-found')

export const meta = () => unindexedMetaTags(findAnAnswer.meta)

/** The results may contain answers about loans and pensions, so their risk warnings are shown too. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('q') ?? ''
  return {
    asked: asked.slice(0, 200),
    found: findAnswers(answers, asked.slice(0, 200), synonyms),
    warnings: ourServices.warnings,
  }
}

export default function FindAnAnswerPage({ loaderData: { asked, found, warnings } }: Route.ComponentProps) {
  const { heading, lead } = findAnAnswer
  return (
    <>
      <Hero heading={heading} lead={lead} scene={NotFoundScene} />
      <Sections>
        <Section>
          <AnswerFinder key={asked} asked={asked} found={found} loadAll={loadAll} />
        </Section>
        <RiskWarning warnings={warnings} flush />
      </Sections>
    </>
  )
}

async function loadAll(): Promise<readonly Answer[]> {
  return (await fetch('/answers.json')).json()
}
