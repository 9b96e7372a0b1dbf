// What every instance does for itself at its start and once a day. Jobs that one instance does for all are in server/platform/jobs.
import type { Logger } from 'pino'
import { DAY_MS } from '#domain/durations.ts'
import { purgeRefusals } from './desk/audit-log.ts'
import { removeOldUpgradeCopies } from './platform/backups/upgrade-copy.ts'
import type { Database } from './platform/db/database.ts'
import { truncateLog } from './platform/db/truncate-log.ts'

interface HousekeepingDependencies {
  database: Database
  dataDir: string
  now(): number
  log: Pick<Logger, 'error'>
}

export function createHousekeeping({ database, dataDir, now, log }: HousekeepingDependencies) {
  let daily: NodeJS.Timeout | undefined

  const removeOldCopies = () =>
    removeOldUpgradeCopies(dataDir, now()).catch((error) =>
      log.error({ err: error }, 'an old copy made before an upgrade was not removed'),
    )
  const emptyLog = () =>
    truncateLog(database).catch((error) =>
      log.error({ err: error }, 'the write-ahead log may still hold what was erased'),
    )
  const forgetRefusals = () =>
    purgeRefusals(database, now()).catch((error) =>
      log.error({ err: error }, 'old refusals of the desk were not removed'),
    )
  return {
    async start() {
      await removeOldCopies()
      await forgetRefusals()
      daily = setInterval(() => {
        removeOldCopies()
        forgetRefusals()
        emptyLog()
      }, DAY_MS).unref()
    },
    stop: () => clearInterval(daily),
  }
}
