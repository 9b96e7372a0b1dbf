// What only an owner may do with the enquiries: somebody's rights, retention, backups.
import { setTimeout as delay } from 'node:timers/promises'
import { DataPage } from '#app/desk/data-page.tsx'
import { NoticePage } from '#app/desk/notice-page.tsx'
import { PersonPage } from '#app/desk/person-page.tsx'
import { ReceiptPage } from '#app/desk/receipt-page.tsx'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { logAction } from '#server/desk/audit-log.ts'
import { londonMoment, stateOf } from '#server/desk/enquiry-text.ts'
import { countEnquiries } from '#server/desk/list-enquiries.ts'
import { erasePerson, heldOn, parsePerson, receiptLines } from '#server/desk/person-data.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { announcedDays, retentionYears } from '#server/desk/retention.ts'
import { listNotices } from '#server/enquiries/privacy-notices.ts'
import { backupReport } from '#server/platform/backups/backup-report.ts'
import { listBackups } from '#server/platform/backups/nightly-backup.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { readForm, textIn } from './read-form.ts'

/** After this the page says that the backup is being made. */
const BACKUP_WAIT_MS = 5_000
const COUNT_UP_TO = 1_000

const notConfirmed = 'Nothing was erased: tick the box if it is meant.'

export function dataRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, backups } = desk

  /** A refusal is shown beside the form that it is about, with what was typed. */
  const dataPage = async (context: DeskContext, refused?: { problem: string; who?: string }) => {
    const [notices, past, stored, report] = await Promise.all([
      listNotices(database.db),
      countEnquiries(database.db, { expiring: true }, COUNT_UP_TO),
      backups ? listBackups(backups.directory) : [],
      backupReport(database, desk.now()),
    ])
    return page(
      context,
      { title: 'Data', section: 'data', status: refused ? 400 : 200 },
      <DataPage
        problem={refused?.problem}
        typedWho={refused?.who}
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

  /** What was typed as a person, or a refusal. It comes by POST: an address must not stay in the browser's history. */
  const withPerson = async (
    context: DeskContext,
    work: (asked: string, isConfirmed: boolean) => Promise<Response | Refusal>,
  ) => {
    const form = await readForm(context)
    const who = textIn(form, 'who')
    const asked = parsePerson(who)
    const result = asked instanceof Refusal ? asked : await work(asked, textIn(form, 'confirmed') === 'yes')
    return result instanceof Refusal ? await dataPage(context, { problem: result.message, who }) : result
  }

  return [
    ownerRoute('GET /data', (context) => dataPage(context)),
    staffRoute('GET /data/notices/:version', async (context) => {
      const notices = await listNotices(database.db)
      const notice = notices.find(({ version }) => version === context.req.param('version'))
      if (notice === undefined)
        return message(context, 'Not found', 404, 'The site has not shown such a version.')
      return page(
        context,
        { title: 'Privacy notice', section: 'data' },
        <NoticePage since={londonMoment(notice.createdUtc)} words={notice.words} />,
      )
    }),
    ownerRoute('POST /data/person', (context, session) =>
      withPerson(context, async (asked) => {
        const held = await heldOn(desk, asked)
        await logAction(desk, session, { action: 'person looked up', detail: extentOf(held) })
        return page(
          context,
          { title: 'What is held on a person', section: 'data' },
          <PersonPage
            asked={asked}
            enquiries={held.enquiries.map((enquiry) => ({
              reference: enquiry.reference,
              received: londonMoment(enquiry.createdUtc),
              kind: enquiryKinds[enquiry.kind].label,
              name: enquiry.name,
              state: stateOf(enquiry),
            }))}
            counts={{
              'Notes of the office': held.notes.length,
              'Changes of calls': held.callChanges.length,
              Mails: held.mails.length,
              'Mail files': held.mailFiles.length,
            }}
            history={held.history.map(({ atUtc, action, subject }, index) => ({
              id: `${atUtc} ${index}`,
              at: londonMoment(atUtc),
              what: action,
              about: subject ?? '',
            }))}
          />,
        )
      }),
    ),
    ownerRoute(
      { at: 'POST /data/person/export', confirmTo: 'download what is held on a person' },
      (context, session) =>
        withPerson(context, async (asked) => {
          const held = await heldOn(desk, asked)
          await logAction(desk, session, { action: 'person exported', detail: extentOf(held) })
          return context.body(`${JSON.stringify(held, null, 2)}\n`, 200, {
            'Content-Type': 'application/json; charset=utf-8',
            'Content-Disposition': 'attachment; filename="held-on-a-person.json"',
          })
        }),
    ),
    ownerRoute(
      { at: 'POST /data/person/erase', changes: 'times', confirmTo: 'erase records' },
      (context, session) =>
        withPerson(context, async (asked, isConfirmed) => {
          if (!isConfirmed) return new Refusal(notConfirmed)
          const receipt = await erasePerson(desk, asked, session)
          if (receipt instanceof Refusal) return receipt
          return page(
            context,
            { title: 'Erased', section: 'data' },
            <ReceiptPage lines={receiptLines(receipt)} />,
          )
        }),
    ),
    ownerRoute('POST /data/backup', async (context, session) => {
      if (!backups) return await dataPage(context, { problem: 'There is no folder for backups yet.' })
      await logAction(desk, session, { action: 'backup started' })
      const made = await Promise.race([backups.makeNow(), delay(BACKUP_WAIT_MS, undefined)])
      if (made === false)
        return await dataPage(context, {
          problem: 'No backup was made: the log of the website says why.',
        })
      return context.redirect(`/data?done=${made ? 'backup-made' : 'backup-started'}`, 303)
    }),
  ]
}

function extentOf({ enquiries }: { enquiries: readonly unknown[] }): string {
  return `${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}`
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
