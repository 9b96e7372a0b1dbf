// How often fast-check tries a property: enough to find a fault in `npm test`, long in `npm run soak`.
import fc from 'fast-check'

fc.configureGlobal({ numRuns: process.env.TEST_EFFORT === 'soak' ? 10_000 : 100 })
