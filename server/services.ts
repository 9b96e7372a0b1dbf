import type { Article } from '#content/site/types.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ArticleList } from './articles/articles.ts'
import type { DaySlots } from './enquiries/day-slots.ts'
import type { Submissions } from './enquiries/submissions.ts'

/** What the server offers to pages rendered per request. */
export interface Services {
  now(): number
  readArticles(list: ArticleList): Promise<Article[]>
  readDaySlots(date: PlainDate): Promise<DaySlots>
  submissions: Submissions
  /** Notes a fault in the log, where the firm will see it and the visitor will not. */
  reportFault(error: unknown): void
  /** Whether the styleguide may be looked at. */
  styleguide: boolean
}
