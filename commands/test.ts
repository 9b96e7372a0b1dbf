/** `npm test`: everything. What needs no build runs beside it; the tests that need it follow. */
import {
  audit,
  browserTests,
  build,
  finish,
  inTurn,
  lint,
  together,
  types,
  unused,
  vitest,
} from './test-run.ts'

await together(lint, types, unused, audit, build, vitest('Unit', ['--project=unit']))
await inTurn(vitest('The built site, over HTTP and as processes', ['--project=site']), browserTests)
finish()
