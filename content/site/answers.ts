import { extraPageMeta, pageMeta } from './page-meta.ts'
import { pageNames } from './page-names.ts'
import { extraPages, type PageName, pages } from './pages.ts'
import { questions } from './questions.ts'

/** One thing that can be found: a question with its answer, or a page. */
export interface Answer {
  kind: 'question' | 'page'
  title: string
  text: string
  page: string
  to: string
}

/** All that 'Find an answer' looks through: made once, on the server. */
export const answers: readonly Answer[] = [
  ...(Object.entries(questions) as [PageName, NonNullable<(typeof questions)[PageName]>][]).flatMap(
    ([name, items]) =>
      items.map(({ id, question, answer }) => ({
        kind: 'question' as const,
        title: question,
        text: answer,
        page: pageNames[name],
        to: `${pages[name].path}#${id}`,
      })),
  ),
  ...(Object.keys(pages) as PageName[]).map((name) => ({
    kind: 'page' as const,
    title: pageNames[name],
    text: pageMeta[name].description,
    page: '',
    to: pages[name].path,
  })),
  {
    kind: 'page',
    title: pageNames.accessibility,
    text: extraPageMeta.accessibility.description,
    page: '',
    to: extraPages.accessibility.path,
  },
]
