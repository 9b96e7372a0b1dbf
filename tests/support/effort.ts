/** How often tests repeat: few times in `npm test`, many in `npm run soak` (`TEST_EFFORT=soak`). */
interface Effort {
  /** fast-check's runs per property. */
  propertyRuns: number
  /** Forms sent while the server is killed repeatedly. */
  submissions: number
  kills: number
  /** Changes of calls while the server is killed repeatedly. */
  changes: number
  /** Bookings of one slot that are sent at once to two instances. */
  bookings: number
  /** Visitors who move ten calls at once, five times each, on two instances, and how often. */
  movers: number
  moveRounds: number
  /** Restarts of PostgreSQL, and of each of two instances, under load. */
  restarts: number
  /** Whether rolling restarts are tried behind each front with both databases, or with one each. */
  everyFront: boolean
  /** How long visitors wait before the next request while an instance behind a load balancer takes its time to stop. */
  thinkMs: number
  /** Visits of a page with the processor slowed down. */
  slowVisits: number
}

const efforts: Record<string, Effort> = {
  test: {
    propertyRuns: 50,
    submissions: 50,
    kills: 2,
    changes: 40,
    bookings: 50,
    movers: 20,
    moveRounds: 1,
    restarts: 1,
    everyFront: false,
    thinkMs: 100,
    slowVisits: 1,
  },
  soak: {
    propertyRuns: 2_000,
    submissions: 1_000,
    kills: 10,
    changes: 500,
    bookings: 200,
    movers: 40,
    moveRounds: 20,
    restarts: 5,
    everyFront: true,
    thinkMs: 0,
    slowVisits: 10,
  },
}

export const effort = readEffort(process.env.TEST_EFFORT ?? 'test')

function readEffort(name: string): Effort {
  const found = efforts[name]
  if (!found) throw new Error(`TEST_EFFORT is ${Object.keys(efforts).join(' or ')}, but is "${name}".`)
  return found
}
