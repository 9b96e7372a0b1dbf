// What is held: retention, notices, backups. What somebody asks about theirs is in person-routes.tsx.
import { setTimeout as delay } from 'node:timers/promises'
import { DataPage } from '#app/desk/data-page.tsx'
import { NoticePage } from '#app/desk/notice-page.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import { logAction } from '#server/desk/audit-log.ts'
import { countEnquiries } from '#server/desk/list-enquiries.ts'
import { listRequests } from '#server/desk/person-requests.ts'
import { announcedDays, retentionYears } from '#server/desk/retention.ts'
import { listNotices } from '#server/enquiries/privacy-notices.ts'
import { backupReport } from '#server/platform/backups/backup-report.ts'
import { listBackups } from '#server/platform/backups/nightly-backup.ts'
import { type DeskContext, goTo, notFound, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'

/** After this the page says that the backup is being made. */
const BACKUP_WAIT_MS = 5_000

export function dataRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, backups } = desk

  return [
    ownerRoute('GET /data', (context) => showData(desk, context)),
    staffRoute('GET /data/notices/:version', async (context) => {
      const notices = await listNotices(database.db)
      const notice = notices.find(({ version }) => version === context.req.param('version'))
      if (notice === undefined) return notFound(context, 'The site has not shown such a version.')
      return page(
        context,
        { title: 'Privacy notice', section: 'data' },
        <NoticePage since={londonMoment(notice.createdUtc)} words={notice.words} />,
      )
    }),
    ownerRoute('POST /data/backup', async (context, session) => {
      if (!backups) return await showData(desk, context, { problem: 'There is no folder for backups yet.' })
      await logAction(desk, session, { action: 'backup started' })
      const made = await Promise.race([backups.makeNow(), delay(BACKUP_WAIT_MS, undefined)])
      if (made === false)
        return await showData(desk, context, {
          problem: 'No backup was made: the log of the website says why.',
        })
      return goTo(context, '/data', made ? 'backup-made' : 'backup-started')
    }),
  ]
}

const COUNT_UP_TO = 1_000

/** The data page; a refusal is shown beside the form that it is about, with what was typed. */
export async function showData(
  { database, backups, now }: DeskDependencies,
  context: DeskContext,
  refused?: { problem: string; who?: string },
): Promise<Response> {
  const [open, done, notices, past, stored, report] = await Promise.all([
    listRequests(database.db, false),
    listRequests(database.db, true),
    listNotices(database.db),
    countEnquiries(database.db, { expiring: true }, COUNT_UP_TO),
    backups ? listBackups(backups.directory) : [],
    backupReport(database, now()),
  ])
  return page(
    context,
    { title: 'Data', section: 'data', status: refused ? 400 : 200 },
    <DataPage
      problem={refused?.problem}
      typedWho={refused?.who}
      requests={{ open, done }}
      retention={{
        years: retentionYears,
        days: announcedDays,
        count: past,
      }}
      notices={notices.map(({ version, createdUtc }) => ({ version, since: londonMoment(createdUtc) }))}
      backups={
        backups && {
          age: ageText(report.ageSeconds),
          hasFailed: report.state === 'failed',
          isOld: report.state === 'old',
          stored: stored.map(({ name, byteCount, madeUtc }) => ({
            name,
            made: londonMoment(madeUtc),
            size: sizeText(byteCount),
          })),
        }
      }
    />,
  )
}

function ageText(seconds: number | null): string {
  if (seconds === null) return 'none yet'
  const hours = Math.floor(seconds / 3_600)
  if (hours < 1) return 'made within the last hour'
  return hours < 48 ? `${hours} hours old` : `${Math.floor(hours / 24)} days old`
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000))
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(kilobytes / 1_000).toFixed(1)} MB`
}
