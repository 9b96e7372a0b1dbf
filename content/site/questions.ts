import { pageContent } from './page-content.ts'
import type { PageName } from './pages.ts'
import type { FaqItem } from './types.ts'

/** Every question by its page. For the server only: a page imports its own. */
export const questions: Partial<Record<PageName, readonly FaqItem[]>> = Object.fromEntries(
  Object.entries(pageContent).flatMap(([name, { faq }]) => (faq ? [[name, faq]] : [])),
)
