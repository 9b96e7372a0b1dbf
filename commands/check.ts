/** `npm run check`: the checks that need no build and no browser. */
import { keepTemporaryFilesInMemory } from './temporary-files.ts'
import { finish, inParallel, lint, types, vitest } from './test-run.ts'

keepTemporaryFilesInMemory()
await inParallel(lint, types, vitest('Unit', ['--project=unit']))
finish()
