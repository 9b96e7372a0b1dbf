import { FoundAnswers, useAnswerFinder } from '#app/blocks/find-an-answer/answer-finder.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { serverContext } from '#app/server-context.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { type Answer, searchIndex } from '#content/site/answers.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { synonyms } from '#content/site/synonyms.ts'
import { createAnswerSearch } from '#domain/find-answers.ts'
import type { Route } from './+types/find-an-answer'

const NotFoundScene = inlineIllustration('not-found')

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
  return <AnswerPage key={loaderData.asked} {...loaderData} />
}

function AnswerPage({ asked, found, warnings }: Route.ComponentProps['loaderData']) {
  const { heading, lead, label } = findAnAnswer
  const { shown, searchProps } = useAnswerFinder({ asked, found, loadSearch })
  return (
    <>
      <Hero
        heading={heading}
        {...(asked === '' && { lead })}
        scene={NotFoundScene}
        size="compact"
        actions={
          <SearchField
            {...searchProps}
            action={pages.findAnAnswer.path}
            label={label}
            button={shellWords.find.button}
          />
        }
      />
      <Sections>
        <Section>
          <FoundAnswers {...shown} />
        </Section>
        <RiskWarning warnings={warnings} flush />
      </Sections>
    </>
  )
}

/** On intent: the library and the index are five times as large as the page's own code. */
async function loadSearch() {
  return (await import('#app/blocks/find-an-answer/load-search.ts')).loadSearch()
}
