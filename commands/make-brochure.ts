/**
 * Part of the build, in a child process: laying out a PDF blocks the event loop, so only killing the process could
 * enforce a timeout.
 */
import { writeFile } from 'node:fs/promises'
import type * as SiteBundle from '#server/site.ts'

const bundle = new URL('../build/server/index.js', import.meta.url).href
const { renderBrochure } = (await import(bundle)) as typeof SiteBundle
// Not in the client build, because it is sent by mail and not served.
await writeFile(new URL('../build/brochure.pdf', import.meta.url), await renderBrochure())
process.exit(0)
