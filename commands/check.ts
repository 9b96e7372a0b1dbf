/**
 * `npm run check`: the checks that need no build and no browser. With `-- --changed` only the tests that import what
 * has changed since the last commit; with `-- --changed origin/main` since then.
 */
import { keepTemporaryFilesInMemory } from './temporary-files.ts'
import { finish, inParallel, lint, types, vitest } from './test-run.ts'

keepTemporaryFilesInMemory()
await inParallel(lint, types, vitest('Unit', ['--project=unit', ...process.argv.slice(2)]))
finish()
