/**
 * Part of the build: renders the pages that a running site renders, on a new database, and writes their critical CSS
 * beside the server's bundle, in the build folder that is named.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allPages } from '#content/site/pages.ts'
import type * as SiteBundle from '#server/bundle.ts'
import { parseEnvironment } from '#server/platform/environment.ts'
import { readBuiltFiles } from '#server/static/built-files.ts'
import { isolatedEnvironment } from './isolated-environment.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which build is the critical CSS to be found for?')
const bundle = pathToFileURL(join(folder, 'server/index.js')).href
const { createLog, createSite, entry }: typeof SiteBundle = await import(bundle)
const { criticalCssCache } = entry.module as typeof entry.module & { criticalCssCache: Map<string, string> }
const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-build-'))
const site = await createSite({
  environment: parseEnvironment({ ...process.env, ...isolatedEnvironment, DATA_DIR: dataDir }),
  log: createLog('error'),
  // A page shows only pictures that are there.
  files: await readBuiltFiles(join(folder, 'client')),
  brochurePdf: () => Promise.reject(new Error('No mail is sent during a build.')),
})
await site.renderPages()
await site.close()
await rm(dataDir, { recursive: true })
// A page that cannot be rendered is only logged: a running site goes on with the one before.
if (criticalCssCache.size < allPages.filter(({ delivery }) => delivery === 'rendered').length)
  throw new Error('The critical CSS of a page that the running site renders was not found.')
await writeFile(join(folder, 'server/critical-css.json'), JSON.stringify([...criticalCssCache]))
