// A checked copy of the database each night, made by one instance for all of them.

import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { HOUR_MS } from '#domain/durations.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { writeAtomically } from '#server/platform/atomic-file.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { OWNER_FOLDER } from '#server/platform/db/owner-only.ts'
import { transact } from '#server/platform/db/transact.ts'
import { takeJob, updateJob } from '#server/platform/jobs/jobs.ts'
import { errorCode } from '#server/platform/log.ts'
import { writeBackup } from './backup-rows.ts'

/** BACKUP_DIR and BACKUP_KEEP. */
export interface BackupSettings {
  directory: string
  keep: number
}

const TIME_OF_DAY = '02:30'
const CHECK_EVERY_MS = 60_000
const FIRST_CHECK_MS = 1_000
const STOP_TIMEOUT_MS = 5_000

interface NightlyBackupDependencies {
  database: Database
  settings: BackupSettings
  now(): number
  log: Pick<Logger, 'info' | 'error'>
}

export function createNightlyBackup(dependencies: NightlyBackupDependencies) {
  const { database, settings, now, log } = dependencies
  let running: Promise<boolean> = Promise.resolve(false)
  let timer: NodeJS.Timeout | undefined

  async function takeTurn(): Promise<boolean> {
    const instant = now()
    return await transact(database, (trx) =>
      takeJob(trx, {
        name: 'backup',
        now: instant,
        until: instant + HOUR_MS,
        latestDue: instant + 25 * HOUR_MS,
      }),
    )
  }

  const note = (changes: Parameters<typeof updateJob>[2]) =>
    transact(database, (trx) => updateJob(trx, 'backup', changes))

  async function makeBackup(): Promise<boolean> {
    try {
      const file = await writeNightly(dependencies)
      await note({ dueUtc: utcText(nextNight(now())), succeededUtc: utcText(now()), lastError: null })
      log.info({ file: path.basename(file) }, 'backup made')
    } catch (error) {
      log.error({ err: error }, 'no backup was made: the next attempt is in an hour')
      await note({ lastError: errorCode(error) })
      return false
    }
    await removeOldest(settings).catch((error) => log.error({ err: error }, 'an old backup was not removed'))
    return true
  }

  /** One after another within this process. */
  const inTurn = (work: () => Promise<boolean>) => {
    running = running.catch(() => false).then(work)
    return running
  }
  const runIfDue = () => inTurn(async () => (await takeTurn()) && (await makeBackup()))
  const check = () => {
    runIfDue().catch((error) => log.error({ err: error }, 'whether a backup is due cannot be read'))
    timer = setTimeout(check, CHECK_EVERY_MS).unref()
  }
  return {
    start() {
      timer = setTimeout(check, FIRST_CHECK_MS).unref()
    },
    /** Makes the backup if it is due and no other instance does; true where it was made. */
    runIfDue,
    /** Makes one whether or not it is due, or waits for the one that this process makes; true where it was made. */
    // The turn is taken where it is free, and otherwise not waited for: another instance's copy does no harm.
    makeNow: () =>
      inTurn(async () => {
        await takeTurn()
        return await makeBackup()
      }),
    /** Waits for a running backup for five seconds; one that was cut off is made an hour later. */
    async stop() {
      clearTimeout(timer)
      await Promise.race([running.catch(() => false), delay(STOP_TIMEOUT_MS)])
    },
  }
}

export function nextNight(now: number): number {
  const today = londonDate(now)
  const tonight = londonInstant(today, TIME_OF_DAY)
  return tonight > now ? tonight : londonInstant(addDays(today, 1), TIME_OF_DAY)
}

const NAME = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/

function fileName(instant: number): string {
  return `site-${utcText(instant).slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** The newest first. None where the folder is not there yet. */
export async function listBackups(directory: string) {
  const names = await readdir(directory).catch(() => [])
  const backups = names
    .filter((name) => NAME.test(name))
    .map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(directory, name))
      return { name, byteCount: size, madeUtc: utcText(mtimeMs) }
    })
  return (await Promise.all(backups)).sort((a, b) => b.name.localeCompare(a.name))
}

/** Under its own name once it is checked and on the disk. */
async function writeNightly({ database, settings, now }: NightlyBackupDependencies): Promise<string> {
  await mkdir(settings.directory, { recursive: true, mode: OWNER_FOLDER })
  const file = path.join(settings.directory, fileName(now()))
  await writeAtomically(file, (unfinished) => writeBackup(database, unfinished, { now: now() }))
  return file
}

/** With what a process has left that was killed while it wrote. Other files in the folder are left alone. */
async function removeOldest({ directory, keep }: BackupSettings): Promise<void> {
  const names = (await readdir(directory)).sort()
  const backups = names.filter((name) => NAME.test(name))
  const [newest = ''] = backups.slice(-1)
  const unfinished = names.filter((name) => name.endsWith('.backup.part') && name < newest)
  for (const name of [...backups.slice(0, -keep), ...unfinished])
    await rm(path.join(directory, name), { force: true })
}
