// Metrics for Prometheus. Made only where METRICS_PORT is set: otherwise nothing is measured, and nothing is loaded.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { allEnquiryKinds, type EnquiryKind } from '#domain/enquiry-kinds.ts'
import { isBackedUp } from '#server/platform/backups/backup-report.ts'
import type { DatabaseOperation, OnDuration } from '#server/platform/db/database.ts'
import { unsentStates } from './outbox-report.ts'
import type { StatusReport } from './status.ts'

export type OnResponse = (response: { method: string; route: string; status: number; ms: number }) => void

export interface Metrics {
  onResponse: OnResponse
  onDuration: OnDuration
  onEnquiry(kind: EnquiryKind, isQuarantined: boolean): void
  /** What is read when Prometheus asks. */
  readFrom(source: MetricsSource): void
  contentType: string
  text(): Promise<string>
}

export interface MetricsSource {
  report(): Promise<StatusReport>
  freeDiskBytes(): Promise<number | null>
}

const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
const DATABASE_BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 10]
const operations: DatabaseOperation[] = ['select', 'insert', 'update', 'delete', 'other', 'transaction']
const methods = new Set(['GET', 'HEAD', 'POST'])

export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  // Memory, CPU, event-loop delay, garbage collection.
  collectDefaultMetrics({ register })

  const requests = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const database = new Histogram({
    name: 'site_database_duration_seconds',
    help: 'Time of a query, and of a whole transaction with its waits and retries',
    labelNames: ['operation'],
    buckets: DATABASE_BUCKETS,
    registers,
  })
  const enquiries = new Counter({
    name: 'site_enquiries_total',
    help: 'Enquiries that this process has stored',
    labelNames: ['kind', 'quarantined'],
    registers,
  })
  const messages = new Gauge({
    name: 'site_outbox_messages',
    help: 'Mails and webhook posts that have not been sent',
    labelNames: ['channel', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'site_outbox_oldest_seconds',
    help: 'Age of the oldest mail or webhook post that is to be sent; 0 where none is',
    labelNames: ['channel'],
    registers,
  })
  const healthy = new Gauge({
    name: 'site_healthy',
    help: '1 while this part is well in /status, otherwise 0',
    labelNames: ['part'],
    registers,
  })
  const diskFree = new Gauge({
    name: 'site_disk_free_bytes',
    help: 'Free space of DATA_DIR or BACKUP_DIR, whichever has less',
    registers,
  })
  const backupAge = new Gauge({
    name: 'site_backup_age_seconds',
    help: 'Age of the newest nightly backup; without BACKUP_DIR, or before the first, there is no value',
    labelNames: [],
    registers,
  })
  // A series that is there from the start shows its first increase.
  for (const kind of allEnquiryKinds)
    for (const quarantined of ['yes', 'no']) enquiries.inc({ kind, quarantined }, 0)
  for (const operation of operations) database.zero({ operation })

  let source: MetricsSource | undefined

  async function readSource(): Promise<void> {
    if (!source) return
    const [report, free] = await Promise.all([source.report(), source.freeDiskBytes()])
    const { status, backup, outbox } = report
    healthy.set({ part: 'site' }, status === 'ok' ? 1 : 0)
    for (const part of ['database', 'mail', 'webhook', 'disk'] as const)
      healthy.set({ part }, report[part] === 'ok' ? 1 : 0)
    if (backup) healthy.set({ part: 'backup' }, isBackedUp(backup) ? 1 : 0)
    else healthy.remove({ part: 'backup' })
    if (free !== null) diskFree.set(free)
    setOrRemove(backupAge, backup?.ageSeconds)
    // While the database is unavailable its old counts would look like present ones.
    messages.reset()
    oldest.reset()
    for (const channel of outbox ? (['mail', 'webhook'] as const) : []) {
      for (const state of unsentStates) messages.set({ channel, state }, outbox?.[channel][state] ?? 0)
      oldest.set({ channel }, outbox?.[channel].oldestUnsentSeconds ?? 0)
    }
  }

  return {
    onResponse({ route, method, status, ms }) {
      requests.observe({ route, method: methods.has(method) ? method : 'other', status }, ms / 1000)
    },
    onDuration(operation, ms) {
      database.observe({ operation }, ms / 1000)
    },
    onEnquiry(kind, isQuarantined) {
      enquiries.inc({ kind, quarantined: isQuarantined ? 'yes' : 'no' })
    },
    readFrom(given) {
      source = given
    },
    contentType: register.contentType,
    async text() {
      await readSource()
      return await register.metrics()
    },
  }
}

/** A gauge without labels is 0 after reset(), which would be a lie. */
function setOrRemove(gauge: Gauge, value: number | null | undefined): void {
  if (typeof value === 'number') gauge.set(value)
  else gauge.remove()
}
