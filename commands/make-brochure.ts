/**
 * Part of the build: writes the brochure to the file that is named. In a child process, because laying out a PDF
 * blocks the event loop, so only killing the process could enforce a timeout.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type * as BrochureModule from '#app/brochure/render-brochure.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Which file is the brochure to be written to?')
const root = fileURLToPath(new URL('..', import.meta.url))
// Not in the server's bundle: the PDF library is large, and a running site needs only what it has made.
const { module } = await runnerImport<typeof BrochureModule>(`${root}app/brochure/render-brochure.ts`, {
  root,
  configFile: false,
})
// Not in the client build, because it is sent by mail and not served.
await writeFile(file, await module.renderBrochure())
process.exit(0)
