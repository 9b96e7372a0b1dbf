/**
 * Part of the build, in a process of its own: laying out a PDF is one long
 * computation that nothing but ending its process could stop.
 */
import { writeFile } from 'node:fs/promises'
import type * as SiteBundle from '#server/site.ts'

const bundle = new URL('../build/server/index.js', import.meta.url).href
const { renderBrochure } = (await import(bundle)) as typeof SiteBundle
// It lies apart from the pages, because it is sent and not served.
await writeFile(new URL('../build/brochure.pdf', import.meta.url), await renderBrochure())
process.exit(0)
