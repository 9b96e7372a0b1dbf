import type { PageName } from './pages.ts'

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
export const pageKeywords: Partial<Record<PageName, string>> = {
  contactUs:
    'complaint complain complaints procedure ombudsman phone number email address opening hours office directions',
  privacyPolicy: 'gdpr data protection cookies personal data',
  events: 'events dates masterclass conference peer group',
  joinUs: 'job career vacancy join network brochure become an adviser',
  retirementPlanning: 'pension pensions private pension advice',
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
  ['invest', 'investment', 'shares', 'funds', 'stocks'],
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
