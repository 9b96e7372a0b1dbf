import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import { createTestSources } from '#server/enquiries/submissions.test-support.ts'
import type { TestDatabase } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { LeasedMail } from './leases.ts'
import { queue } from './outbox.ts'
import { createOutboxWorker, type OutboxWorkerDependencies } from './worker.ts'

const silent = { warn() {}, error() {} }

export const createTestWorker = <Message>(
  parts: Pick<OutboxWorkerDependencies<Message>, 'database' | 'compose' | 'send' | 'now'> &
    Partial<OutboxWorkerDependencies<Message>>,
) => createOutboxWorker<Message>({ createId: randomUUID, random: () => 0.5, log: silent, ...parts })

/** Workers on the suite's outbox, which is empty before each test. */
export function createTestOutbox(suite: TestDatabase) {
  const sources = createTestSources()
  const start = sources.now()
  const logged: { level: string; fields: object; message: string }[] = []
  beforeEach(async () => {
    sources.clock.now = start
    logged.length = 0
    await suite.database.db.deleteFrom('outbox').execute()
  })
  const log = {
    warn: (fields: object, message: string) => void logged.push({ level: 'warn', fields, message }),
    error: (fields: object, message: string) => void logged.push({ level: 'error', fields, message }),
  }
  const rows = () => suite.database.db.selectFrom('outbox').selectAll().execute()
  return {
    sources,
    logged,
    /** In these tests a message is just the record's id. */
    create: (
      send: OutboxWorkerDependencies<string>['send'],
      { database = suite.database, ...parts }: Partial<OutboxWorkerDependencies<string>> = {},
    ) =>
      createTestWorker<string>({
        database,
        compose: async ({ recordId }: LeasedMail) => recordId,
        send,
        now: sources.now,
        log,
        ...parts,
      }),
    enqueue: (count: number, held = false) =>
      transact(suite.database, (trx) =>
        queue(
          trx,
          Array.from({ length: count }, (_, index) => ({
            kind: 'enquiry-notice',
            recordId: `record-${index}`,
          })),
          { held, sources },
        ),
      ),
    rows,
    only: async () => {
      const [row] = await rows()
      if (row === undefined) throw new Error('The outbox is empty')
      return row
    },
    refusing: async () => {
      throw Object.assign(new Error('550 grace@example.com is unknown here'), {
        code: 'EENVELOPE',
        responseCode: 550,
      })
    },
  }
}
