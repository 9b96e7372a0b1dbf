import { AnswerFinder, searchSelector } from '#app/blocks/find-an-answer/answer-finder.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { island } from '#app/delivery/island.tsx'
import { serverContext } from '#app/server-context.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { type Answer, searchIndex } from '#content/site/answers.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { oftenAsked } from '#content/site/related-questions.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { synonyms } from '#content/site/synonyms.ts'
import { createAnswerSearch } from '#domain/find-answers.ts'
import type { Route } from './+types/find-an-answer'

const FoundAnswers = island('found-answers', AnswerFinder, { intent: searchSelector })

export const meta = () => pageMetaTags('findAnAnswer', findAnAnswer.meta)

/** Made again only where the articles have changed. */
let search: { of: string; find: ReturnType<typeof createAnswerSearch<Answer>> } | undefined

/** The results may contain answers about loans and pensions, so their risk warnings are shown too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 200)
  const server = context.get(serverContext)
  const articles = await server.readArticles('blog')
  const of = JSON.stringify(articles)
  if (search?.of !== of) search = { of, find: createAnswerSearch(searchIndex(articles), synonyms) }
  const found = search.find(asked)
  if (found.length === 0) server.countSearchWithoutResult(asked)
  return { asked, found, warnings: ourServices.warnings }
}

export default function FindAnAnswerPage({ loaderData }: Route.ComponentProps) {
  const { asked, found, warnings } = loaderData
  const { meta, ...words } = findAnAnswer
  return (
    <>
      <Hero
        heading={words.heading}
        {...(asked === '' && { lead: words.lead })}
        scene="not-found"
        size="compact"
        actions={
          <SearchField
            defaultValue={asked}
            autoComplete="off"
            action={pages.findAnAnswer.path}
            label={words.label}
            button={shellWords.find.button}
          />
        }
      />
      <Section>
        <FoundAnswers
          asked={asked}
          found={found}
          path={pages.findAnAnswer.path}
          words={words}
          phone={firm.phone}
          contactPath={pages.contactUs.path}
          often={oftenAsked}
        />
      </Section>
      <RiskWarning warnings={warnings} flush />
    </>
  )
}
