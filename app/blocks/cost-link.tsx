import { SiteLink } from '#app/ui/links.tsx'
import { costQuestion } from '#content/site/cost-question.ts'

/** Link to the FAQ answer on what a consultation costs. */
export function CostLink() {
  return <SiteLink to={`${costQuestion.path}#${costQuestion.id}`}>{costQuestion.question}</SiteLink>
}
