import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'

/** The page of the answers in content/site/further-answers.ts. */
export const answersPage = entry('pages/answers', 'Further answers: the page', {
  meta: meta(
    'Further answers about money',
    'Scams, stamp duty, Lifetime ISAs, tax-free cash, powers of attorney and more: short answers to questions that other pages leave open.',
  ),
  hero: {
    heading: 'Further answers',
    lead: 'Short answers to other questions that people ask. Each says where to read on.',
  },
  general: 'Your family, your money and us',
  readOn: 'Read on: {page}',
})
