import { costQuestion } from './cost-question.ts'
import { entry } from './entry.ts'
import { type PageName, type PagePath, pages } from './pages.ts'

/** A question that another page answers; a test compares its text and anchor with that page. */
export interface RelatedQuestion {
  question: string
  path: PagePath
  id: string
  pageName: string
}

export const relatedHeading = entry(
  'words/related-questions',
  'Heading of related questions',
  'Related questions',
)

/** Shown on the search page before the first query. */
export const oftenAsked: readonly RelatedQuestion[] = [
  costQuestion,
  related('customerHome', 'customer-protection', 'How am I protected if something goes wrong?'),
  related('mortgagePlanning', 'mortgage-deposit', 'How much deposit do I need?'),
  related('retirementPlanning', 'retirement-access-age', 'How soon can I use my own pension?'),
  related('equityRelease', 'equity-release-owing', 'Could I end up owing more than the house is worth?'),
  related('adviserHome', 'network-who-can-join', 'Who can join?'),
]

export function related(page: PageName, id: string, question: string): RelatedQuestion {
  return { question, path: pages[page].path, id, pageName: pages[page].name }
}
