/**
 * Part of the build, in the folder that is named: renders the brochure. In a child process, because laying out a PDF
 * blocks the event loop, so only killing the process could enforce a timeout.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as BrochureModule from '#app/brochure/render-brochure.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which build is the brochure for?')
const load = createRequire(import.meta.url)
const { renderBrochure }: typeof BrochureModule = load(join(folder, 'brochure/index.cjs'))
// Not in the client build, because it is sent by mail and not served.
await writeFile(join(folder, 'brochure.pdf'), await renderBrochure())
process.exit(0)
