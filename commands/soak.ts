/** `npm run soak`: kills, faults, restarts, generated input and load in full length. */
import { browserTests, build, finish, inSequence, script, vitest } from './test-run.ts'

const files = [
  'tests/soak',
  'tests/site/faults.test.ts',
  'tests/site/bad-input.test.ts',
  'tests/site/raw-http.test.ts',
]

const inFull = { TEST_EFFORT: 'soak' }

await inSequence(
  build,
  vitest('Kills, faults, restarts and generated input', ['--project=site', ...files], inFull),
  browserTests('Loads on a slow phone', ['layout-shift'], inFull),
  script('Load', 'bench/main.ts', '--only', 'load'),
)
finish()
