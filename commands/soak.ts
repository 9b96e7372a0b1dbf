/** `npm run soak`: kills, faults, restarts and generated input in full length. */
import { browserTests, build, finish, inSequence, vitest } from './test-run.ts'

/** What `npm test` runs as well, with few repetitions. */
const repeated = ['kill', 'two-processes', 'faults', 'bad-input', 'raw-http', 'cost'].map(
  (name) => `tests/site/${name}.test.ts`,
)

const inFull = { TEST_EFFORT: 'soak' }

await inSequence(
  build,
  vitest('Kills, faults and generated input', ['--project=site', ...repeated], inFull),
  vitest('Restarts, mail server and CRM that fail, histories of calls', ['--project=soak']),
  browserTests('Loads on a slow phone', ['layout-shift'], inFull),
)
finish()
