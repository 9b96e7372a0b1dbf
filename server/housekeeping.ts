// What every instance does for itself at its start and once a day. Jobs that one instance does for all are in server/jobs.
import type { Logger } from 'pino'
import { DAY_MS } from '#domain/durations.ts'
import { removeOldUpgradeCopies } from '#server/backups/upgrade-copy.ts'
import type { Database } from '#server/db/database.ts'
import { truncateLog } from '#server/db/truncate-log.ts'
import { warmFiguresCache } from '#server/desk/figures-cache.ts'

interface HousekeepingParts {
  database: Database
  dataDir: string
  /** Whether somebody may ask for the figures. */
  hasDesk: boolean
  now(): number
  log: Pick<Logger, 'error'>
}

export function createHousekeeping({ database, dataDir, hasDesk, now, log }: HousekeepingParts) {
  const stopped = new AbortController()
  let figures: Promise<void> | undefined
  let daily: NodeJS.Timeout | undefined

  const removeOldCopies = () =>
    removeOldUpgradeCopies(dataDir, now()).catch((error) =>
      log.error({ err: error }, 'an old copy made before an upgrade was not removed'),
    )
  const emptyLog = () =>
    truncateLog(database).catch((error) =>
      log.error({ err: error }, 'the write-ahead log may still hold what was erased'),
    )
  // So that nobody at the desk waits for days to be counted; a start need not wait either.
  const countPastDays = () => {
    if (!hasDesk) return
    figures = warmFiguresCache(database, now(), stopped.signal).catch((error) =>
      log.error({ err: error }, 'the figures of past days are counted when they are asked for'),
    )
  }
  return {
    async start() {
      await removeOldCopies()
      countPastDays()
      daily = setInterval(() => {
        removeOldCopies()
        emptyLog()
        countPastDays()
      }, DAY_MS).unref()
    },
    async stop() {
      clearInterval(daily)
      stopped.abort()
      await figures
    },
  }
}
