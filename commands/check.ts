/** `npm run check`: what can be said without a build or a browser, before each commit. */
import { finish, lint, together, types, vitest } from './test-run.ts'

await together(lint, types, vitest('Unit', ['--project=unit']))
finish()
