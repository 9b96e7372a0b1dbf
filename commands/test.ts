/** `npm test`: everything. What needs no build runs in parallel with the build, the other tests after it. */
import { keepTemporaryFilesInMemory } from './temporary-files.ts'
import { audit, browserTests, build, finish, inParallel, lint, types, unused, vitest } from './test-run.ts'

keepTemporaryFilesInMemory()
await inParallel(lint, types, unused, audit, build, vitest('Unit', ['--project=unit']))
// Side by side: the tests of the built site wait for processes and timeouts more than they compute.
await inParallel(
  browserTests('End to end, in Chromium'),
  vitest('The built site, over HTTP and as processes', ['--project=site']),
)
finish()
