// The data page, whichever of its forms was sent.
import { DataPage } from '#app/desk/data-page.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import { countEnquiries } from '#server/desk/list-enquiries.ts'
import { listRequests } from '#server/desk/person-requests.ts'
import { announcedDays, retentionYears } from '#server/desk/retention.ts'
import { listNotices } from '#server/enquiries/privacy-notices.ts'
import { backupReport } from '#server/platform/backups/backup-report.ts'
import { listBackups } from '#server/platform/backups/nightly-backup.ts'
import { type DeskContext, page } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'

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
