import { serverContext } from '#app/server-context.ts'
import { searchIndex } from '#content/site/answers.ts'
import { synonyms } from '#content/site/synonyms.ts'
import type { Route } from './+types/answers'

/** The index of the search as one types. */
export async function loader({ context }: Route.LoaderArgs) {
  const answers = searchIndex(await context.get(serverContext).readArticles('blog'))
  return Response.json({ answers, synonyms })
}
