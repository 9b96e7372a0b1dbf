import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'

/** The text of the search page; that of the search field on other pages is in shell-words.ts. */
export const findAnAnswer = {
  meta: meta(
    'Find an answer',
    'Search every question we have answered on this website, and every page, in your own words. Works as you type.',
  ),
  heading: 'Find an answer',
  lead: 'Ask in your own words. We look through every question answered on this website, and every page.',
  label: 'Your question',
  often: 'Often asked',
  answers: 'Answers',
  pages: 'Pages',
  readOn: (page: string) => `Read it on the page ${page}`,
  found: (answers: number, pages: number) =>
    [count(answers, 'answer'), count(pages, 'page')].filter(Boolean).join(' and ') || 'Nothing found',
  nothing: `We have not written about that yet. Try other words, or ask us: call ${firm.phone.display}, ${firm.hours}, or write to us.`,
  contact: 'Contact Us',
} as const

/** Words that the search treats as equal. */
export const synonyms: readonly (readonly string[])[] = [
  ['cost', 'fee', 'charge', 'price', 'pay', 'expensive', 'cheap'],
  ['home', 'house', 'flat', 'property', 'buy'],
  ['remortgage', 'switch', 'ends', 'standard'],
  ['take', 'use', 'draw', 'access', 'withdraw'],
  ['self', 'myself', 'freelance', 'contractor', 'director'],
  ['meeting', 'appointment', 'consultation', 'visit', 'callback'],
  ['complaint', 'complain', 'unhappy', 'ombudsman', 'wrong'],
  ['death', 'die', 'dies', 'died', 'inheritance', 'inherit', 'heirs'],
  ['insurance', 'cover', 'protection', 'policy'],
  ['retire', 'retirement', 'pension'],
  ['annuity', 'drawdown', 'income'],
  ['invest', 'investment', 'shares', 'isa', 'funds', 'stocks'],
  ['ill', 'illness', 'sick', 'health', 'disability'],
  ['business', 'company', 'employer', 'corporate', 'staff'],
  ['loan', 'borrow', 'borrowing', 'lender', 'debt', 'credit'],
  ['scam', 'fraud', 'safe'],
  ['software', 'technology', 'system', 'computer'],
  ['job', 'career', 'join', 'vacancy'],
  ['data', 'privacy', 'gdpr', 'cookies'],
  ['phone', 'call', 'ring', 'telephone', 'contact'],
  ['office', 'address', 'where', 'basingstoke'],
]

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
}
