import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#app/server-context.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { type Answer, searchIndex } from '#content/site/answers.ts'
import { synonyms } from '#content/site/synonyms.ts'
import { createAnswerSearch } from '#domain/find-answers.ts'

/** Made at the first search. */
let find: ReturnType<typeof createAnswerSearch<Answer>> | undefined

export type LoadedAnswers = Awaited<ReturnType<typeof loadAnswers>>

/** The results may contain answers about loans and pensions, so their risk warnings are shown too. */
export async function loadAnswers({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 200)
  find ??= createAnswerSearch(searchIndex, synonyms)
  const found = find(asked)
  if (found.length === 0) context.get(serverContext).countSearchWithoutResult(asked)
  return { asked, found, warnings: ourServices.warnings }
}
