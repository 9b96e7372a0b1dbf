/**
 * Part of the build, in the folder that is named: renders what is prerendered, and then, on a new database, the pages
 * that a running site renders. It writes the critical CSS of both beside the server's bundle: once the firm has changed
 * its content, a running site renders all of them.
 *
 * Not by React Router's own prerendering, which gives each page ten seconds: on a busy machine the first one, for which
 * the bundle is loaded, takes longer.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prerenderedPaths } from '#app/delivery/prerendered-paths.ts'
import { allPages } from '#content/site/pages.ts'
import type * as SiteBundle from '#server/bundle.ts'
import { parseEnvironment } from '#server/platform/environment.ts'
import { readBuiltFiles } from '#server/static/built-files.ts'
import { isolatedEnvironment } from './isolated-environment.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which build are the pages to be rendered for?')
const client = join(folder, 'client')
const bundle: typeof SiteBundle = await import(pathToFileURL(join(folder, 'server/index.js')).href)
const { criticalCssCache } = bundle.entry.module as typeof bundle.entry.module & {
  criticalCssCache: Map<string, string>
}
const environment = (dataDir: string) =>
  parseEnvironment({ ...process.env, ...isolatedEnvironment, DATA_DIR: dataDir })

await prerender()
await findCriticalCss()

/** Without a server context: a page that needs one cannot be prerendered, and fails the build. */
async function prerender(): Promise<void> {
  const handle = bundle.createRequestHandler(bundle, 'production')
  const { siteUrl } = environment('')
  for (const path of prerenderedPaths()) {
    const response = await handle(new Request(siteUrl + path))
    if (response.status !== 200) throw new Error(`${path} was prerendered with ${response.status}.`)
    const file = join(client, extname(path) ? path : join(path, 'index.html'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await response.arrayBuffer()))
  }
}

async function findCriticalCss(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-build-'))
  const site = await bundle.createSite({
    environment: environment(dataDir),
    log: bundle.createLog('error'),
    // A page shows only pictures that are there.
    files: await readBuiltFiles(client),
    brochurePdf: () => Promise.reject(new Error('No mail is sent during a build.')),
  })
  await site.renderPages()
  await site.close()
  await rm(dataDir, { recursive: true })
  // A page that cannot be rendered is only logged: a running site goes on with the one before.
  if (criticalCssCache.size < allPages.length)
    throw new Error('The critical CSS of a page that the running site renders was not found.')
  await writeFile(join(folder as string, 'server/critical-css.json'), JSON.stringify([...criticalCssCache]))
}
