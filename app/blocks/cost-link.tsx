import { SiteLink } from '#app/ui/links.tsx'
import { costQuestion } from '#content/site/cost-question.ts'
import { pages } from '#content/site/pages.ts'

/** Links to the FAQ answer on what a consultation costs, and to the fee guide. */
export function CostLink() {
  return (
    <>
      <SiteLink to={`${costQuestion.path}#${costQuestion.id}`}>{costQuestion.question}</SiteLink>{' '}
      <SiteLink to={pages.ourFees.path}>{pages.ourFees.name}</SiteLink>
    </>
  )
}
