/** `npm run check`: the checks that need no build and no browser. */
import { finish, inParallel, lint, types, vitest } from './test-run.ts'

await inParallel(lint, types, vitest('Unit', ['--project=unit']))
finish()
