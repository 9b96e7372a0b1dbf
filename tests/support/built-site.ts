import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import type * as SiteBundle from '#server/site.ts'

const clientDirectory = fileURLToPath(new URL('../../build/client', import.meta.url))

/** The site as it was built, on a data folder of its own, to be sent Requests. */
export async function openBuiltSite(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'alderlode-site-'))
  // The specifier is built at run time: the bundle is not part of the sources that tests are compiled from.
  const bundle = new URL('../../build/server/index.js', import.meta.url).href
  const { createSite } = (await import(/* @vite-ignore */ bundle)) as typeof SiteBundle
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) })
  const site = await createSite({
    environment: parseEnvironment({ DATA_DIR: dataDir, STYLEGUIDE: 'on', ...env }),
    log,
    clientDirectory,
    brochureFile: fileURLToPath(new URL('../../build/brochure.pdf', import.meta.url)),
  })
  return {
    dataDir,
    /** What the site has logged so far. */
    lines,
    request: async (path: string, init?: RequestInit) =>
      site.fetch(new Request(`http://localhost:3000${path}`, { redirect: 'manual', ...init })),
    close: async () => {
      await site.close()
      // A mail that was being written when the site closed may still be laid down.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
