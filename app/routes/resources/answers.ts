import { answers } from '#content/site/answers.ts'

/** All that can be found, as a file made at build time: only whoever searches loads it. */
export function loader() {
  return Response.json(answers)
}
