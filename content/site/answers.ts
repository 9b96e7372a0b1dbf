import { furtherAnswers } from './further-answers.ts'
import { calculatorPageMeta, extraPageMeta, pageMeta } from './page-meta.ts'
import { type CalculatorPageName, calculatorPages, extraPages, type PageName, pages } from './pages.ts'
import { questions } from './questions.ts'
import { pageKeywords, questionKeywords } from './search-words.ts'

/** An entry of the search index: a question with its answer, on a page or in the search alone, or a page. */
export interface Answer {
  kind: 'question' | 'further' | 'page'
  /** Anchor of an answer; empty for a page. */
  id: string
  title: string
  text: string
  page: string
  to: string
  /** What people type for it that is not in its title. */
  keywords?: string
}

/** The index of 'Find an answer'. Only the server imports it; browsers load /answers.json. */
export const answers: readonly Answer[] = [
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
  })),
  {
    kind: 'page',
    id: '',
    title: extraPages.accessibility.name,
    text: extraPageMeta.accessibility.description,
    page: '',
    to: extraPages.accessibility.path,
  },
]

function keywordsIn(
  known: Readonly<Record<string, string | undefined>>,
  name: string,
): { keywords?: string } {
  const keywords = known[name]
  return keywords ? { keywords } : {}
}
