import { furtherAnswers } from './further-answers.ts'
import { guideAnswers } from './guide-answers.ts'
import { calculatorPageMeta, extraPageMeta, pageMeta } from './page-meta.ts'
import { type CalculatorPageName, calculatorPages, extraPages, type PageName, pages } from './pages.ts'
import { questions } from './questions.ts'
import { pageKeywords, questionKeywords } from './search-words.ts'
import type { Article } from './types.ts'

/**
 * An entry of the search index: a question with its answer, on a page or in the search alone; a page; a section of a
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

/** The index of 'Find an answer'. Only the server imports it; browsers load /answers.json. */
export function searchIndex(articles: readonly Article[]): Answer[] {
  return [...answers, ...articles.flatMap(articleAnswer)]
}

/** One that leads elsewhere is found on the list page. */
function articleAnswer({ title, content, link, text }: Article): Answer[] {
  if (!title || !text) return []
  return [{ kind: 'article', id: '', title, text: content, page: pages.blog.name, to: link, weight: 0.8 }]
}

const answers: readonly Answer[] = [
  ...(Object.entries(questions) as [PageName, NonNullable<(typeof questions)[PageName]>][]).flatMap(
    ([name, items]) =>
      items.map(({ id, question, answer }) => ({
        kind: 'question' as const,
        id,
        title: question,
        text: answer,
        page: pages[name].name,
        to: `${pages[name].path}#${id}`,
        ...keywordsIn(questionKeywords, id),
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
  ...(Object.keys(pages) as PageName[]).map((name) => ({
    kind: 'page' as const,
    id: '',
    title: pages[name].name,
    text: pageMeta[name].description,
    page: '',
    to: pages[name].path,
    ...keywordsIn(pageKeywords, name),
  })),
  ...(Object.keys(calculatorPages) as CalculatorPageName[]).map((name) => ({
    kind: 'page' as const,
    id: '',
    title: calculatorPages[name].name,
    text: calculatorPageMeta[name].description,
    page: '',
    to: calculatorPages[name].path,
    ...keywordsIn(pageKeywords, name),
  })),
  ...(['ourFees', 'accessibility'] as const).map((name) => ({
    kind: 'page' as const,
    id: '',
    title: extraPages[name].name,
    text: extraPageMeta[name].description,
    page: '',
    to: extraPages[name].path,
    ...keywordsIn(pageKeywords, name),
  })),
  ...guideAnswers,
]

function keywordsIn(
  known: Readonly<Record<string, string | undefined>>,
  name: string,
): { keywords?: string } {
  const keywords = known[name]
  return keywords ? { keywords } : {}
}
