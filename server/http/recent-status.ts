import { utcText } from '#server/db/column-types.ts'
import type { Status, StatusReport } from '#server/status/status.ts'

/** Any visitor can ask: all share one check, and one that went well stands for the next second. */
const freshMs = 1_000

/** Ready unless forms cannot be saved or the process is stopping. */
export function isReady({ status }: StatusReport): boolean {
  return status === 'ok' || status === 'degraded'
}

export interface DatedReport extends StatusReport {
  /** When this was checked. */
  checked: string
}

export interface RecentStatus {
  report(): Promise<DatedReport>
  /** The report if it has just been made and was a good one: that all is well again is seen at once. */
  fresh(): DatedReport | undefined
  /** The next who asks gets a new report. */
  expire(): void
}

export function createRecentStatus(
  status: Pick<Status, 'report'>,
  now: () => number,
  clock: () => number = () => performance.now(),
): RecentStatus {
  let running: Promise<DatedReport> | undefined
  let last: DatedReport | undefined
  let until = 0

  const check = async () => {
    const checked = utcText(now())
    return { ...(await status.report()), checked }
  }
  const fresh = () => (clock() < until ? last : undefined)
  return {
    fresh,
    report() {
      const known = fresh()
      if (known) return Promise.resolve(known)
      if (running) return running
      const mine = check()
        .then((report) => {
          // Unless it was expired meanwhile.
          if (running === mine) {
            last = report
            until = isReady(report) ? clock() + freshMs : 0
          }
          return report
        })
        .finally(() => {
          if (running === mine) running = undefined
        })
      running = mine
      return mine
    },
    expire() {
      until = 0
      running = undefined
    },
  }
}
