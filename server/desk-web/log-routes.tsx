// The audit log, for owners: who did what, narrowed to a person, an action or a day, as a page and as CSV.
import { addressOf } from '#app/desk/address-of.ts'
import { LogPage } from '#app/desk/log-page.tsx'
import { addDays } from '#domain/plain-date.ts'
import { type LogFilter, type LoggedAction, logAction, readLog } from '#server/desk/audit-log.ts'
import { csv } from '#server/desk/csv.ts'
import { dayStartUtc } from '#server/desk/day-start.ts'
import { staffOptions } from '#server/desk/staff-members.ts'
import { auditActions } from '#server/platform/db/desk-tables.ts'
import { entryPath, titleOf } from './content-view.ts'
import { type DeskContext, download, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute } from './desk-route.ts'
import { queryDay } from './query-day.ts'

const LOG_PAGE = 100
const CSV_ROWS = 100_000
const commandLineChoice = 'command-line'
const csvHeadings = ['When (UTC)', 'Who', 'By', 'What', 'About', 'Details']

export function logRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database
  return [
    ownerRoute('GET /log', async (context) => {
      const [atUtc, id] = (context.req.query('before') ?? '').split(' ')
      const before = atUtc && id ? { atUtc, id } : undefined
      const rows = await readLog(db, { ...filterIn(context), before, limit: LOG_PAGE + 1 })
      const last = rows[LOG_PAGE - 1]
      const people = await staffOptions(db, 'ever')
      return page(
        context,
        { title: 'Log', section: 'log' },
        <LogPage
          entries={rows.slice(0, LOG_PAGE)}
          aboutOf={aboutOf}
          filter={typedIn(context)}
          people={[{ value: commandLineChoice, label: 'Command line' }, ...people]}
          actions={auditActions}
          csv={addressOf('/log.csv', typedIn(context))}
          older={
            rows.length > LOG_PAGE && last
              ? addressOf('/log', { ...typedIn(context), before: `${last.atUtc} ${last.id}` })
              : undefined
          }
        />,
      )
    }),
    ownerRoute({ at: 'GET /log.csv', confirmTo: 'download the log' }, async (context, session) => {
      const rows = await readLog(db, { ...filterIn(context), limit: CSV_ROWS })
      await logAction(desk, session, { action: 'log exported', detail: `${rows.length} rows` })
      return download(context, 'log.csv', csv(csvHeadings, rows.map(csvRow)))
    }),
  ]
}

/** What the address asks for. */
function typedIn(context: DeskContext) {
  const { who = '', action = '', day = '' } = context.req.query()
  return { who, action, day }
}

function filterIn(context: DeskContext): LogFilter {
  const { who, action, day: typedDay } = typedIn(context)
  const day = queryDay(typedDay)
  return {
    staffId: who === commandLineChoice ? null : who || undefined,
    actions: action ? auditActions.filter((known) => known === action) : undefined,
    ...(day && { sinceUtc: dayStartUtc(day), beforeUtc: dayStartUtc(addDays(day, 1)) }),
  }
}

function csvRow({ atUtc, who, device, action, subject, subjectName, detail }: LoggedAction): string[] {
  return [atUtc, who, device ?? '', action, subjectName ?? subject ?? '', detail ?? '']
}

/**
 * What an entry is about in people's words, and where it is: an enquiry by its reference, closed days in their week,
 * content in its form. A picture has no page.
 */
function aboutOf({ subject, subjectName }: LoggedAction): { text: string; href?: string } {
  if (subjectName !== null || subject === null) return { text: subjectName ?? '' }
  const [day] = /^\d{4}-\d\d-\d\d/.exec(subject) ?? []
  if (day) return { text: subject, href: `/diary?day=${day}` }
  const [, id] = /^content\/(.+)$/.exec(subject) ?? []
  if (id) return { text: titleOf(id), href: entryPath(id) }
  return subject.includes('-') ? { text: subject, href: `/enquiries/${subject}` } : { text: 'A picture' }
}
