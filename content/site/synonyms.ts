import { entry } from './entry.ts'

/** Words that the search treats as equal. */
export const synonyms = entry<readonly (readonly string[])[]>(
  'site/synonyms',
  'Words that mean the same in the search',
  [
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
    ['hours', 'times'],
  ],
)
