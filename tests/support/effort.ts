import { pages } from '#content/site/pages.ts'

/** How often tests repeat: few times in `npm test`, many in `npm run soak` (`TEST_EFFORT=soak`). */
const isSoak = process.env.TEST_EFFORT === 'soak'

export const effort = {
  /** fast-check's runs per property. */
  propertyRuns: isSoak ? 2_000 : 30,
  /** Forms sent while the server is killed. */
  submissions: isSoak ? 1_000 : 30,
  kills: isSoak ? 10 : 1,
  /** Bookings of one slot that are sent at once to two instances. */
  bookings: isSoak ? 200 : 50,
  /** Of whom the register strikes one off; each has a page. */
  advisers: isSoak ? 140 : 20,
  /** Restarts of PostgreSQL under load. */
  restarts: isSoak ? 5 : 1,
  /** Whether expensive requests go to every route. */
  everyRoute: isSoak,
  /** Visits of a page with the processor slowed down. */
  slowVisits: isSoak ? 10 : 1,
  /** Those pages: one that is rendered when it is built, and one per request. */
  slowPaths: [
    pages.customerHome.path,
    pages.requestACallback.path,
    ...(isSoak ? [pages.findAnAnswer.path, '/nothing/here'] : []),
  ],
}
