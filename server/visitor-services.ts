import type { Logger } from 'pino'
import { callSchedule } from '#content/site/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { staffOfAdviser } from './enquiries/call-takers.ts'
import { readDaySlots } from './enquiries/day-slots.ts'
import { createEnquiries } from './enquiries/enquiries.ts'
import { createOwnCalls } from './enquiries/own-calls.ts'
import { createSubmissions } from './enquiries/submissions.ts'
import { createCache } from './platform/cache.ts'
import type { Database } from './platform/db/database.ts'
import { withRetries } from './platform/db/transact.ts'
import type { Environment } from './platform/environment.ts'
import { createRateLimit } from './platform/rate-limit.ts'
import { createToken } from './platform/secret-token.ts'

/** What another instance changes is seen after this. The database decides each booking all the same. */
const SLOTS_TTL_MS = 2_000

type EnquiriesDependencies = Parameters<typeof createEnquiries>[0]

interface VisitorServicesDependencies extends Pick<EnquiriesDependencies, 'sources' | 'wake' | 'onStored'> {
  environment: Environment
  database: Database
  /** The address of a call's own page. */
  callAddress(enquiryId: string): Promise<string>
  log: Logger
}

/** What visitors can do: read free slots, send forms, and open the pages of their calls. */
export function createVisitorServices(dependencies: VisitorServicesDependencies) {
  const { environment, database, sources, callAddress, log, wake, onStored } = dependencies
  const { now } = sources
  const kept = createCache((key: `${PlainDate} ${string}`) => {
    const date = key.slice(0, 10) as PlainDate
    const adviser = key.slice(11)
    return withRetries(async () => {
      const staffId = adviser === '' ? undefined : await staffFor(adviser)
      return readDaySlots(database.db, date, londonDate(now()), callSchedule, staffId)
    })
  }, SLOTS_TTL_MS)
  const slots = {
    /** Those of anybody, or of one adviser. */
    read: (date: PlainDate, adviser = '') => kept.read(`${date} ${adviser}`),
    clear: kept.clear,
  }
  // Whoever asked for somebody who takes no calls any more is not given to anybody else.
  const staffFor = async (adviser: string) => (await staffOfAdviser(database.db, adviser)) ?? 'nobody'
  const enquiries = createEnquiries({
    database,
    sources,
    webhook: environment.webhook !== undefined,
    onSettled: slots.clear,
    reminders: environment.reminders,
    wake,
    onStored,
  })
  const limit = createRateLimit({ database, max: environment.enquiryLimit, now, createSecret: createToken })
  return {
    slots,
    isBookable: async (adviser: string) => (await staffOfAdviser(database.db, adviser)) !== null,
    enquiries,
    /** What a client may do; its IP address is counted against the limits. */
    servicesFor(client: string) {
      const shared = { enquiries, limit, client, now, log }
      return {
        submissions: createSubmissions({ ...shared, staffFor }),
        ownCalls: createOwnCalls({ ...shared, database, mailFrom: environment.mailFrom, callAddress }),
      }
    },
  }
}
