import { costQuestion } from './cost-question.ts'
import { pageNames } from './page-names.ts'
import { type PageName, type PagePath, pages } from './pages.ts'

/** A question that another page answers; a test compares its text and anchor with that page. */
export interface RelatedQuestion {
  question: string
  path: PagePath
  /** Anchor of the answer. */
  id: string
  pageName: string
}

export const relatedHeading = 'Related questions'

/** Shown on the search page before the first query. */
export const oftenAsked: readonly RelatedQuestion[] = [
  costQuestion,
  related('customerHome', 'customer-protection', 'How am I protected if something goes wrong?'),
  related('mortgagePlanning', 'mortgage-deposit', 'How much deposit do I need?'),
  related('retirementPlanning', 'retirement-access-age', 'How soon can I use my own pension?'),
  related('adviserHome', 'network-who-can-join', 'Who can join?'),
]

/** Questions of other pages by service id. */
export const relatedQuestions: Record<string, readonly RelatedQuestion[]> = {
  'mortgage-planning': [
    related('insuranceProtection', 'insurance-amount', 'How much cover do I need?'),
    related('equityRelease', 'equity-release-who', 'Who can apply for equity release?'),
    related('customerHome', 'customer-timescale', 'How long does it all take?'),
  ],
  'investment-planning': [
    related('retirementPlanning', 'retirement-tax-relief', 'How does tax relief on a pension work?'),
    related('customerHome', 'customer-fees', 'How are fees paid?'),
    related('ourServices', 'services-guidance-or-advice', 'Could I do this without an adviser?'),
  ],
  'equity-release': [
    related('retirementPlanning', 'retirement-how-much', 'How much will I need?'),
    related('mortgagePlanning', 'mortgage-term', 'How many years should a mortgage run?'),
    related('ourServices', 'services-couples', 'Should my partner and I come together?'),
  ],
  'retirement-planning': [
    related('investmentPlanning', 'investment-risk-level', 'How do you decide how much risk I should take?'),
    related('equityRelease', 'equity-release-who', 'Who can apply for equity release?'),
    related('customerHome', 'customer-reviews', 'Will you keep in touch afterwards?'),
  ],
  'corporate-planning': [
    related(
      'mortgagePlanning',
      'mortgage-self-employed',
      'I work for myself. What will a lender want to see?',
    ),
    related(
      'insuranceProtection',
      'insurance-employer-cover',
      'My employer gives me cover. Isn’t that enough?',
    ),
    related('retirementPlanning', 'retirement-combining', 'Should I bring my old pensions together?'),
  ],
  'insurance-protection': [
    related('mortgagePlanning', 'mortgage-buying-costs', 'What else will I pay for when I buy?'),
    related('retirementPlanning', 'retirement-on-death', 'What happens to my pension if I die?'),
    related(
      'corporatePlanning',
      'corporate-small-company',
      'We are only a few people. Where would we start?',
    ),
  ],
}

function related(page: PageName, id: string, question: string): RelatedQuestion {
  return { question, path: pages[page].path, id, pageName: pageNames[page] }
}
