import { entry } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'

/** The text of the search page; that of the search field on other pages is in shell-words.ts. */
export const findAnAnswer = entry('pages/find-an-answer', 'Find an answer', {
  meta: meta(
    'Find an answer',
    'Search every question we have answered on this website, every guide and every page, in your own words. Works as you type.',
  ),
  heading: 'Find an answer',
  lead: 'Ask in your own words. We look through every question answered on this website, every guide, article and page.',
  label: 'Your question',
  often: 'Often asked',
  answers: 'Answers',
  pages: 'Pages',
  readOn: 'Read it on the page {page}',
  moreOn: 'Read more on the page {page}',
  /** A section of a guide, or an article. */
  partOf: '{page}: {title}',
  found: {
    answers: { one: '{count} answer', other: '{count} answers' },
    pages: { one: '{count} page', other: '{count} pages' },
    both: '{answers} and {pages}',
    nothing: 'Nothing found',
  },
  nothing: {
    beforePhone: 'We have not written about that yet. Try other words, or ask us: call ',
    afterPhone: `, ${firm.hours}, or write to us.`,
  },
  contact: 'Contact Us',
} as const)
