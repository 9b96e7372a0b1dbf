// What only an owner may do with the records: somebody's rights, retention, backups.

import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { DataPage } from '#app/desk/data-page.tsx'
import { PersonPage } from '#app/desk/person-page.tsx'
import { ReceiptPage } from '#app/desk/receipt-page.tsx'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { addDays, formatLong } from '#domain/plain-date.ts'
import { backupReport } from '#server/backups/backup-report.ts'
import { listBackups } from '#server/backups/nightly-backup.ts'
import type { AuditAction } from '#server/db/desk-tables.ts'
import { transact } from '#server/db/transact.ts'
import { recordAction } from '#server/desk/audit-log.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { erasePerson, heldOn, type PersonDesk, parsePerson, receiptLines } from '#server/desk/person-data.ts'
import { purgeBefore, retentionDay } from '#server/desk/purge.ts'
import { londonMoment, stateOf } from '#server/desk/record-view.ts'
import { type DeskContext, type DeskEnv, formFields, page } from './desk-page.tsx'

/** After this the page says that the backup is being made. */
const BACKUP_WAIT_MS = 5_000

export interface DeskBackups {
  directory: string
  /** True where it was made. */
  makeNow(): Promise<boolean>
}

interface DataParts extends PersonDesk {
  backups?: DeskBackups | undefined
}

export function dataRoutes(parts: DataParts): Hono<DeskEnv> {
  const { database, backups } = parts
  const { db } = database
  const app = new Hono<DeskEnv>()

  /** A refusal is shown beside the form that it is about, with what was typed. */
  const dataPage = async (context: DeskContext, refused?: { problem: string; who?: string }) => {
    const { before, beforeUtc } = retentionDay(parts.now())
    const [past, stored, report] = await Promise.all([
      db
        .selectFrom('enquiries')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('createdUtc', '<', beforeUtc)
        .executeTakeFirstOrThrow(),
      backups ? listBackups(backups.directory) : [],
      backupReport(database, parts.now()),
    ])
    return page(
      context,
      { title: 'Data', section: 'data', status: refused ? 400 : 200 },
      <DataPage
        problem={refused?.problem}
        typedWho={refused?.who}
        retention={{
          before: formatLong(before),
          day: before,
          lastDay: addDays(before, -1),
          count: Number(past.count),
        }}
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
  const log = (context: DeskContext, action: AuditAction) =>
    transact(database, (trx) => recordAction(trx, context.get('session'), { action }, parts))

  /** What somebody typed as a person, or a refusal. It comes by POST: an address must not stay in the browser's history. */
  const withPerson = async (
    context: DeskContext,
    work: (asked: string, confirmed: boolean) => Promise<Response>,
  ) => {
    const { who, confirmed } = await formFields(context, ['who', 'confirmed'])
    try {
      return await work(parsePerson(who), confirmed === 'yes')
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      return await dataPage(context, { problem: error.message, who })
    }
  }

  app.get('/data', (context) => dataPage(context))

  app.post('/data/person', (context) =>
    withPerson(context, async (asked) => {
      const held = await heldOn(parts, asked)
      await log(context, 'person looked up')
      return page(
        context,
        { title: 'What is held on a person', section: 'data' },
        <PersonPage
          asked={asked}
          records={held.records.map((record) => ({
            reference: record.reference,
            received: londonMoment(record.createdUtc),
            kind: enquiryKinds[record.kind].label,
            name: record.name,
            state: stateOf(record),
          }))}
          counts={[
            ['Notes of the office', held.notes.length],
            ['Changes of calls', held.callChanges.length],
            ['Mails', held.mails.length],
            ['Mail files', held.mailFiles.length],
          ]}
          history={held.history.map(({ atUtc, action, subject }, index) => ({
            key: `${atUtc} ${index}`,
            at: londonMoment(atUtc),
            action,
            subject: subject ?? '',
          }))}
        />,
      )
    }),
  )

  app.post('/data/person/export', (context) =>
    withPerson(context, async (asked) => {
      const held = await heldOn(parts, asked)
      await log(context, 'person exported')
      return context.body(`${JSON.stringify(held, null, 2)}\n`, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="held-on-a-person.json"',
      })
    }),
  )

  app.post('/data/person/erase', (context) =>
    withPerson(context, async (asked, confirmed) => {
      if (!confirmed) throw new DeskError('Nothing was erased: tick the box if it is meant.')
      const receipt = await erasePerson(parts, asked, context.get('session'))
      return page(
        context,
        { title: 'Erased', section: 'data' },
        <ReceiptPage lines={receiptLines(receipt)} />,
      )
    }),
  )

  app.post('/data/retention', async (context) => {
    const { before, confirmed } = await formFields(context, ['before', 'confirmed'])
    const due = retentionDay(parts.now())
    if (confirmed !== 'yes')
      return await dataPage(context, { problem: 'Nothing was erased: tick the box if it is meant.' })
    // A page that was left open must not erase more than it showed.
    if (before !== due.before)
      return await dataPage(context, { problem: 'Nothing was erased: another day has begun. Look again.' })
    await purgeBefore(parts, due.beforeUtc, context.get('session'))
    return context.redirect('/data?done=purged', 303)
  })

  app.post('/data/backup', async (context) => {
    if (!backups) return await dataPage(context, { problem: 'There is no folder for backups yet.' })
    await log(context, 'backup started')
    const made = await Promise.race([backups.makeNow(), delay(BACKUP_WAIT_MS, undefined)])
    if (made === false)
      return await dataPage(context, { problem: 'No backup was made: the log of the website says why.' })
    return context.redirect(`/data?done=${made ? 'backup-made' : 'backup-started'}`, 303)
  })
  return app
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
