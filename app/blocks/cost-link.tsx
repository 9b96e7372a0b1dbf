import { SiteLink } from '#app/ui/links.tsx'
import { costQuestion } from '#content/site/cost-question.ts'

/** Beside the way to a consultation: what it costs. */
export function CostLink() {
  return <SiteLink to={`${costQuestion.path}#${costQuestion.id}`}>{costQuestion.question}</SiteLink>
}
