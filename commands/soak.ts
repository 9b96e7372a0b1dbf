/** `npm run soak`: kills, faults, restarts, generated input and load in full length. */
import { build, finish, inSequence, script, vitest } from './test-run.ts'

const files = [
  'tests/soak',
  'tests/site/faults.test.ts',
  'tests/site/bad-input.test.ts',
  'tests/site/raw-http.test.ts',
]

await inSequence(
  build,
  vitest('Kills, faults, restarts and generated input', ['--project=site', ...files], {
    TEST_EFFORT: 'soak',
  }),
  script('Load', 'bench/sustained-load.ts', '--minutes', '5'),
)
finish()
