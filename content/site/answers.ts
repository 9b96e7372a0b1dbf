import { adviserPath, advisers, serviceList, servicesOf } from '#content/pages/advisers.ts'
import { blog } from '#content/pages/articles.ts'
import { furtherAnswers } from './further-answers.ts'
import { guideAnswers } from './guide-answers.ts'
import { lifeEventNames } from './life-events.ts'
import { pageCopy } from './page-copy.ts'
import { type PageName, pageNames, pages } from './pages.ts'

/**
 * An entry of the search index: a question with its answer, on its page or on /Answers; a page; a section of a
 * guide; or an article of our own.
 */
export interface Answer {
  kind: 'question' | 'further' | 'page' | 'guide' | 'article'
  /** Anchor of an answer or section; empty for a page. */
  id: string
  title: string
  text: string
  /** The name of the page it is on; empty for a page. */
  page: string
  to: string
  /** What people type for it that is not in its title. */
  keywords?: string
  /** Of a match, in the order of the results. */
  weight?: number
}

/** Before what else has the word: whoever looks for one of them needs its steps and numbers first. */
const ofLifeEvents = new Set<PageName>(lifeEventNames)

/** The index of 'Find an answer'. Only the server imports it; browsers load /answers.json. */
export const searchIndex: readonly Answer[] = [
  ...pageNames.flatMap((name) =>
    (pageCopy[name].faq ?? []).map(({ id, question, answer, keywords }) => ({
      kind: 'question' as const,
      id,
      title: question,
      text: answer,
      page: pages[name].name,
      to: `${pages[name].path}#${id}`,
      ...(keywords && { keywords }),
    })),
  ),
  ...furtherAnswers.map(({ id, question, answer, keywords, page }) => ({
    kind: 'further' as const,
    id,
    title: question,
    text: answer,
    page: pages[page].name,
    to: pages[page].path,
    keywords,
  })),
  ...pageNames
    .filter((name) => pages[name].indexed)
    .map((name) => {
      const { description, keywords } = pageCopy[name].meta
      return {
        kind: 'page' as const,
        id: '',
        title: pages[name].name,
        text: description,
        page: '',
        to: pages[name].path,
        ...(keywords && { keywords }),
        ...(ofLifeEvents.has(name) && { weight: 1.4 }),
      }
    }),
  ...advisers.map((adviser) => ({
    kind: 'page' as const,
    id: '',
    title: `${adviser.name}, adviser in ${adviser.town}`,
    text: `Advises on ${serviceList(servicesOf(adviser))}.`,
    page: '',
    to: adviserPath(adviser.slug),
    weight: 0.8,
  })),
  ...guideAnswers,
  // One that leads elsewhere is found on the list page.
  ...blog
    .filter(({ text }) => text !== '')
    .map(({ title, content, link }) => ({
      kind: 'article' as const,
      id: '',
      title,
      text: content,
      page: pages.blog.name,
      to: link,
      weight: 0.8,
    })),
]
