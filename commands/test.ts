/** `npm test`: everything. What needs no build runs in parallel with the build. */
import { ensureBrowser } from './browser.ts'
import { keepTemporaryFilesInMemory } from './temporary-files.ts'
import { audit, browserTests, build, finish, inParallel, lint, types, unused, vitest } from './test-run.ts'

keepTemporaryFilesInMemory()
// Before any step: more than one reads playwright.config.ts, and two installations at once lock each other out.
process.env.CHROMIUM_PATH = await ensureBrowser()
const built = inParallel(build)
await Promise.all([
  // The browser begins as soon as there is a site: it takes longest.
  built.then(() => inParallel(browserTests('End to end, in Chromium'))),
  // The tests of the built site wait for processes and timeouts more than they compute.
  inParallel(lint, types, unused, audit, vitest('Unit', ['--project=unit']))
    .then(() => built)
    .then(() => inParallel(vitest('The built site, over HTTP and as processes', ['--project=site']))),
])
finish()
