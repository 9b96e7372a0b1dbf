/** `npm test`: everything. What needs no build runs in parallel with the build, the other tests after it. */
import {
  audit,
  browserTests,
  build,
  finish,
  inParallel,
  inSequence,
  lint,
  types,
  unused,
  vitest,
} from './test-run.ts'

await inParallel(lint, types, unused, audit, build, vitest('Unit', ['--project=unit']))
await inSequence(
  // These tests wait for processes and timeouts more than they compute: twice as many workers as cores.
  vitest('The built site, over HTTP and as processes', ['--project=site', '--maxWorkers=4']),
  browserTests,
)
finish()
