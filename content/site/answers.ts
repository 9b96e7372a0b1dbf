import { calculatorPageMeta, extraPageMeta, pageMeta } from './page-meta.ts'
import { type CalculatorPageName, calculatorPages, extraPages, type PageName, pages } from './pages.ts'
import { questions } from './questions.ts'

/** An entry of the search index: a question with its answer, or a page. */
export interface Answer {
  kind: 'question' | 'page'
  title: string
  text: string
  page: string
  to: string
}

/** The index of 'Find an answer'. Only the server imports it; browsers load /answers.json. */
export const answers: readonly Answer[] = [
  ...(Object.entries(questions) as [PageName, NonNullable<(typeof questions)[PageName]>][]).flatMap(
    ([name, items]) =>
      items.map(({ id, question, answer }) => ({
        kind: 'question' as const,
        title: question,
        text: answer,
        page: pages[name].name,
        to: `${pages[name].path}#${id}`,
      })),
  ),
  ...(Object.keys(pages) as PageName[]).map((name) => ({
    kind: 'page' as const,
    title: pages[name].name,
    text: pageMeta[name].description,
    page: '',
    to: pages[name].path,
  })),
  ...(Object.keys(calculatorPages) as CalculatorPageName[]).map((name) => ({
    kind: 'page' as const,
    title: calculatorPages[name].name,
    text: calculatorPageMeta[name].description,
    page: '',
    to: calculatorPages[name].path,
  })),
  {
    kind: 'page',
    title: extraPages.accessibility.name,
    text: extraPageMeta.accessibility.description,
    page: '',
    to: extraPages.accessibility.path,
  },
]
