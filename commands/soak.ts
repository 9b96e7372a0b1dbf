/** `npm run soak`: kills, faults, restarts and generated input in full length. */
import { browserTests, build, finish, inSequence, vitest } from './test-run.ts'

/** What `npm test` runs as well, with few repetitions. */
const repeated = ['kill', 'two-processes', 'requests', 'expensive-requests'].map(
  (name) => `tests/site/${name}.test.ts`,
)

const inFull = { TEST_EFFORT: 'soak' }

await inSequence(
  build,
  vitest('Kills and generated input', ['--project=site', ...repeated], inFull),
  vitest('Calculators and calls with any input', ['--project=unit', 'domain/', 'slot-lengths'], inFull),
  vitest('Restarts, databases that fail, slow clients, drafts in any order', ['--project=soak'], inFull),
  browserTests('Loads on a slow phone', ['layout-shift'], inFull),
)
finish()
