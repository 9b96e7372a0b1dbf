import { searchIndex } from '#content/site/answers.ts'
import { synonyms } from '#content/site/synonyms.ts'

/** The index of the search as one types. */
export function loader() {
  return Response.json({ answers: searchIndex, synonyms })
}
