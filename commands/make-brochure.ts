/**
 * Part of the build, in the folder that is named: renders the brochure. In a child process, because laying out a PDF
 * blocks the event loop, so only killing the process could enforce a timeout.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as BrochureModule from '#app/brochure/render-brochure.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which build is the brochure for?')
const { renderBrochure }: typeof BrochureModule = await import(
  pathToFileURL(join(folder, 'brochure/index.js')).href
)
// Not in the client build, because it is sent by mail and not served.
await writeFile(join(folder, 'brochure.pdf'), await renderBrochure())
process.exit(0)
