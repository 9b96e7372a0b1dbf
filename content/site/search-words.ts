import type { CalculatorPageName, ExtraPageName, PageName } from './pages.ts'

/** What people type for a question of a page that is not in it, by the question's anchor. */
export const questionKeywords: Readonly<Record<string, string>> = {
  'customer-fees': 'fees charges cost price expensive',
  'customer-first-meeting': 'free consultation cost meet first appointment',
  'investment-minimum': 'am I too small minimum amount small sum',
  'mortgage-borrowing': 'how much can I borrow afford affordability income multiple salary',
  'mortgage-credit-record': 'bad credit poor credit score history default CCJ',
  'mortgage-deposit': 'deposit minimum percent how much',
  'mortgage-new-deal': 'remortgage switch product transfer fixed deal ends',
  'mortgage-self-employed': 'self employed freelance contractor director sole trader',
  'equity-release-owing': 'negative equity owe more than home worth',
  'retirement-access-age': 'when can I take my pension early access 55 57',
  'retirement-combining': 'combine consolidate merge small pots old pensions',
  'retirement-on-death': 'after death nomination',
}

/** The same for a page. */
export const pageKeywords: Partial<Record<PageName | CalculatorPageName | ExtraPageName, string>> = {
  contactUs:
    'complaint complain complaints procedure ombudsman phone number email address opening hours office directions',
  privacyPolicy: 'gdpr data protection cookies personal data',
  events: 'events dates masterclass conference peer group',
  joinUs: 'job career vacancy join network brochure become an adviser',
  retirementPlanning: 'pension pensions private pension advice',
  corporatePlanning: 'key person insurance keyman shareholder protection',
  workItOut: 'calculator calculators calculate',
  mortgageRepayments: 'calculator calculate monthly payment overpay overpayment',
  borrowing: 'calculator calculate how much affordability',
  stampDuty: 'calculator calculate',
  pension: 'calculator calculate projection',
  equityReleaseDebt: 'calculator calculate',
  ourFees: 'fees fee charges how much do you charge price list commission adviser fees',
}

/** The same for a section of a guide, by its anchor. */
export const sectionKeywords: Readonly<Record<string, string>> = {
  'corporate-guide-auto-enrolment':
    'auto enrolment autoenrolment employer duties workplace pension scheme staff',
  'equity-release-guide-risks': 'equity release risks disadvantages pitfalls dangers',
  'insurance-guide-costs': 'life insurance cost premium price how much income protection critical illness',
  'insurance-guide-state': 'statutory sick pay SSP benefits',
  'investment-guide-allowances': 'dividend allowance capital gains tax allowance CGT',
  'joining-leaving': 'run-off cover notice period leave network exit',
  'mortgage-guide-costs': 'total cost of buying a home house',
  'mortgage-guide-papers': 'documents papers proof payslips mortgage application',
  'mortgage-guide-steps': 'how long does it take to buy a house home process timeline',
  'retirement-guide-care': 'care home fees cost council means test',
  'retirement-guide-national-insurance': 'defer deferral delay put off state pension',
  'starting-steps': 'emergency fund rainy day savings budget',
}

/** Words that the search treats as equal. */
export const synonyms: readonly (readonly string[])[] = [
  ['cost', 'fee', 'charge', 'price', 'expensive', 'cheap'],
  ['home', 'house', 'flat', 'property'],
  ['take', 'use', 'draw', 'access', 'withdraw'],
  ['myself', 'freelance', 'contractor', 'director'],
  ['meeting', 'meet', 'appointment', 'consultation', 'visit', 'callback'],
  ['complaint', 'complain', 'unhappy', 'ombudsman'],
  ['death', 'die', 'dies', 'died', 'dead', 'dying', 'bereavement'],
  ['divorce', 'separation', 'separated', 'splitting'],
  ['inheritance', 'inherit', 'heirs'],
  ['insurance', 'cover', 'protection', 'policy'],
  ['retire', 'retirement', 'pension'],
  ['invest', 'investment', 'funds', 'stocks'],
  ['ill', 'illness', 'sick', 'health', 'disability'],
  ['business', 'company', 'employer', 'corporate', 'staff'],
  ['borrow', 'loan', 'borrowing', 'lend'],
  ['debt', 'arrears', 'owing', 'behind'],
  ['scam', 'fraud', 'fake'],
  ['software', 'technology', 'system', 'computer'],
  ['job', 'career', 'join', 'vacancy'],
  ['phone', 'call', 'ring', 'telephone'],
  ['office', 'address', 'where', 'basingstoke'],
]
