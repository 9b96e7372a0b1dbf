import { StatisticsPage } from '#app/desk/statistics-page.tsx'
import { addMonths } from '#domain/plain-date.ts'
import { logAction } from '#server/desk/audit-log.ts'
import { csv } from '#server/desk/csv.ts'
import { defaultSpan, type Span } from '#server/desk/statistics.ts'
import { readBoard } from './board.ts'
import { type DeskContext, download, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { queryDay } from './query-day.ts'
import { csvRows, viewOf } from './statistics-view.ts'

const MAX_YEARS = 20

export function statisticsRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, now } = desk
  /** What the address asks for, or why it makes no sense. */
  const spanIn = (context: DeskContext): { span: Span; problem: string | undefined } => {
    const [from, to] = [queryDay(context.req.query('from')), queryDay(context.req.query('to'))]
    const span = { ...defaultSpan(now(), to ?? undefined), ...(from && { from }) }
    const isUnreadable = from === null || to === null
    return { span, problem: isUnreadable ? 'A day is written as in 2026-11-19.' : problemOf(span) }
  }
  return [
    staffRoute('GET /statistics', async (context) => {
      const { span, problem } = spanIn(context)
      const board = await readBoard(database, problem === undefined ? span : defaultSpan(now()), now())
      return page(
        context,
        { title: 'Statistics', section: 'statistics', status: problem === undefined ? 200 : 400 },
        <StatisticsPage {...viewOf(board, now())} problem={problem} />,
      )
    }),
    staffRoute('GET /statistics.csv', async (context, session) => {
      const { span, problem } = spanIn(context)
      if (problem !== undefined) return context.redirect('/statistics', 303)
      await logAction(desk, session, { action: 'exported', detail: `statistics, ${span.from} to ${span.to}` })
      const rows = csvRows(await readBoard(database, span, now()))
      const headings = ['What', 'Name', 'Count', 'Became clients']
      return download(context, `statistics-${span.from}-${span.to}.csv`, csv(headings, rows))
    }),
  ]
}

function problemOf({ from, to }: Span): string | undefined {
  if (from > to)
    return 'The first day is after the last one: choose an earlier first day, or a later last one.'
  if (addMonths(from, 12 * MAX_YEARS) < to) return `Choose a period of up to ${MAX_YEARS} years.`
  return undefined
}
