// Each night the register is asked about every adviser. Who is not active on it is hidden by a publication, which all
// instances follow, and not bookable from the same moment on; owners are told. All of a run is one transaction.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { allAdvisers } from '#content/pages/advisers.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { londonDate } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { lastPublication, publishedAt } from '#server/editing/publications.ts'
import { nextNight } from '#server/platform/backups/nightly-backup.ts'
import { flag, utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { RegisterChecksTable, Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { RegisterSettings } from '#server/platform/environment.ts'
import { readJob, takeJob, updateJob } from '#server/platform/jobs/jobs.ts'
import { queueOwnerNotices } from './access-notices.ts'
import { askRegister, type RegisterStatus } from './ask-register.ts'
import { recordAction } from './audit-log.ts'
import { addPublication } from './content-drafts.ts'
import { Refusal } from './refusal.ts'

/** The register allows ten requests in ten seconds. */
const PAUSE_MS = 1_000
/** After which the register is not asked any more in this run. */
const MOST_FAULTS = 5
/** More than these at once, and more than half, is a fault of the register or of its address. */
const MOST_STRUCK_OFF = 3
const OLD_AFTER_MS = 7 * DAY_MS
const ENTRY = 'people/off-register'

export interface RegisterCheckDependencies {
  database: Database
  register: RegisterSettings
  sendsMail: boolean
  /** Called before the first publication of all: what visitors saw until then belongs to the record. */
  recordShown(): Promise<void>
  now(): number
  createId(): string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  pauseMs?: number
}

/** Whoever has a number of the register; samples have none. */
export const registered = allAdvisers.filter(({ sample, registerNumber }) => !sample && registerNumber !== '')

export function createRegisterCheck(dependencies: RegisterCheckDependencies, people = registered) {
  const { database, register, now, log, pauseMs = PAUSE_MS } = dependencies
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function askAll(): Promise<Map<string, RegisterStatus>> {
    const answers = new Map<string, RegisterStatus>()
    let faults = 0
    for (const number of new Set(people.map(({ registerNumber }) => registerNumber))) {
      try {
        answers.set(number, await askRegister(register, number, stopping.signal))
      } catch (error) {
        if (stopping.signal.aborted) throw error
        log.warn({ err: error, number }, 'the register gave no answer: what was known stays')
        if (++faults === MOST_FAULTS) break
      }
      await delay(pauseMs, undefined, { signal: stopping.signal })
    }
    return answers
  }

  const runIfDue = async () => {
    const instant = now()
    const turn = { now: instant, until: instant + HOUR_MS, latestDue: instant + 2 * DAY_MS }
    if (!(await transact(database, (trx) => takeJob(trx, { name: 'register', ...turn })))) return
    const answers = await askAll()
    if (answers.size === 0 && people.length > 0) throw new Refusal('the register gave no answer')
    if ((await lastPublication(database.db)) === 0) await dependencies.recordShown()
    await transact(database, (trx) => storeAnswers(trx, dependencies, people, answers))
    log.info({ asked: answers.size }, 'the register was asked about the advisers')
  }
  const check = () => {
    running = runIfDue().catch(async (error) => {
      // The next process goes on in a minute.
      const isStopped = stopping.signal.aborted
      if (!isStopped) log.error({ err: error }, 'the register was not asked: the next attempt is in an hour')
      const job = isStopped ? { dueUtc: utcText(now()) } : { lastError: String(error.message).slice(0, 200) }
      await transact(database, (trx) => updateJob(trx, 'register', job)).catch(() => {})
    })
    timer = setTimeout(check, MINUTE_MS).unref()
  }
  return {
    runIfDue,
    start(afterMs = 5_000) {
      timer = setTimeout(check, afterMs).unref()
    },
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await running
    },
  }
}

async function storeAnswers(
  trx: Trx,
  dependencies: RegisterCheckDependencies,
  people: typeof registered,
  answers: ReadonlyMap<string, RegisterStatus>,
): Promise<void> {
  const { now } = dependencies
  const numbers = people.map(({ registerNumber }) => registerNumber)
  const before = await offNumbers(trx)
  await trx
    .deleteFrom('registerChecks')
    .where('number', 'not in', [...numbers, ''])
    .execute()
  for (const [number, { status, isActive }] of answers) {
    const row = { status, active: flag(isActive), checkedUtc: utcText(now()) }
    await trx
      .insertInto('registerChecks')
      .values({ number, ...row })
      .onConflict((conflict) => conflict.column('number').doUpdateSet(row))
      .execute()
  }
  const off = await offNumbers(trx)
  const added = off.filter((number) => !before.includes(number))
  if (added.length > MOST_STRUCK_OFF && added.length > answers.size / 2)
    throw new Refusal(`the register says of ${added.length} of ${answers.size} that they are not active`)
  const published = (await publishedAt(trx, now()))[ENTRY]?.[''] ?? []
  if (JSON.stringify(published) !== JSON.stringify(off)) await hide(trx, dependencies, off)
  const changed = people.filter(
    ({ registerNumber }) => off.includes(registerNumber) !== before.includes(registerNumber),
  )
  if (changed.length > 0) {
    const states = changed.map(({ name, registerNumber }) => {
      const status = answers.get(registerNumber)?.status
      return `${name} ${off.includes(registerNumber) ? 'hidden' : 'shown again'} (${status})`
    })
    const action = { action: 'register status changed', detail: states.join('; ') } as const
    const entryId = await recordAction(trx, { staffId: null, device: 'register' }, action, dependencies)
    await queueOwnerNotices(trx, { kind: 'register-notice', entryId }, dependencies)
  }
  const dueUtc = utcText(nextNight(now()))
  await updateJob(trx, 'register', { dueUtc, succeededUtc: utcText(now()), lastError: null })
}

async function offNumbers(db: Kysely<Tables>): Promise<string[]> {
  const rows = db.selectFrom('registerChecks').select('number').where('active', '=', 0).orderBy('number')
  return (await rows.execute()).map(({ number }) => number)
}

async function hide(trx: Trx, dependencies: RegisterCheckDependencies, off: string[]): Promise<void> {
  await addPublication(trx, dependencies, {
    number: (await lastPublication(trx)) + 1,
    entry: ENTRY,
    changes: { '': off },
    from: dependencies.now(),
    authorId: 'register',
    authorName: 'the register',
    approverId: 'register check',
    approverName: 'the nightly check of the register',
    sole: 0,
    confirmed: 'Whoever is not active on the register is hidden.',
    draftId: dependencies.createId(),
  })
}

export interface RegisterCheck extends Pick<RegisterChecksTable, 'number' | 'status'> {
  isActive: boolean
  checkedOn: PlainDate
  /** Whether it was more than a week ago. */
  isOld: boolean
}

export async function readRegisterChecks(db: Kysely<Tables>, now: number, number?: string) {
  let query = db.selectFrom('registerChecks').selectAll().orderBy('number')
  if (number !== undefined) query = query.where('number', '=', number)
  const rows = await query.execute()
  return rows.map(
    ({ number, status, active, checkedUtc }): RegisterCheck => ({
      number,
      status,
      isActive: active === 1,
      checkedOn: londonDate(Date.parse(checkedUtc)),
      isOld: Date.parse(checkedUtc) < now - OLD_AFTER_MS,
    }),
  )
}

/** Why the register was not asked the last time; null where it was. */
export async function registerFault(database: Pick<Database, 'db'>): Promise<string | null> {
  return (await readJob(database, 'register'))?.lastError ?? null
}
