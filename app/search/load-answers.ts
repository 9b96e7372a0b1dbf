import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#app/server-context.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { type Answer, searchIndex } from '#content/site/answers.ts'
import { synonyms } from '#content/site/synonyms.ts'
import { createAnswerSearch } from '#domain/find-answers.ts'

/** Made again only where the articles have changed. */
let search: { of: string; find: ReturnType<typeof createAnswerSearch<Answer>> } | undefined

export type LoadedAnswers = Awaited<ReturnType<typeof loadAnswers>>

/** The results may contain answers about loans and pensions, so their risk warnings are shown too. */
export async function loadAnswers({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 200)
  const server = context.get(serverContext)
  const articles = await server.readArticles('blog')
  const of = JSON.stringify(articles)
  if (search?.of !== of) search = { of, find: createAnswerSearch(searchIndex(articles), synonyms) }
  const found = search.find(asked)
  if (found.length === 0) server.countSearchWithoutResult(asked)
  return { asked, found, warnings: ourServices.warnings }
}
