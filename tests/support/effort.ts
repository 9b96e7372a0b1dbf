/** How often tests repeat: few times in `npm test`, many in `npm run soak` (`TEST_EFFORT=soak`). */
const efforts = {
  test: {
    /** fast-check's runs per property. */
    propertyRuns: 50,
    /** Forms sent while the server is killed. */
    submissions: 30,
    kills: 1,
    /** Bookings of one slot that are sent at once to two instances. */
    bookings: 50,
    /** Restarts of PostgreSQL under load. */
    restarts: 1,
    /** Visits of a page with the processor slowed down. */
    slowVisits: 1,
    /** Requests that are built to be expensive. */
    hostileRequests: 150,
    /** Whether to measure how long others wait beside them, which is true on a quiet machine alone. */
    measuresWaits: false,
  },
  soak: {
    propertyRuns: 2_000,
    submissions: 1_000,
    kills: 10,
    bookings: 200,
    restarts: 5,
    slowVisits: 10,
    hostileRequests: 10_000,
    measuresWaits: true,
  },
}

export const effort = efforts[process.env.TEST_EFFORT === 'soak' ? 'soak' : 'test']
