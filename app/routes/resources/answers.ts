import { answers } from '#content/site/answers.ts'

/** The index of the search as one types; prerendered. */
export function loader() {
  return Response.json(answers)
}
