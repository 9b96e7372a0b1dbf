import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'

/** The text of the search page; that of the search field on other pages is in shell-words.ts. */
export const findAnAnswer = {
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
  readOn: (page: string) => `Read it on the page ${page}`,
  moreOn: (page: string) => `Read more on the page ${page}`,
  /** A section of a guide, or an article. */
  partOf: (page: string, title: string) => `${page}: ${title}`,
  found: (answers: number, pages: number) =>
    [count(answers, 'answer'), count(pages, 'page')].filter(Boolean).join(' and ') || 'Nothing found',
  nothing: {
    beforePhone: 'We have not written about that yet. Try other words, or ask us: call ',
    afterPhone: `, ${firm.hours}, or write to us.`,
  },
  contact: 'Contact Us',
} as const

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
}
