import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import type * as SiteBundle from '#server/site.ts'

const clientDirectory = fileURLToPath(new URL('../../build/client', import.meta.url))
const deskDirectory = fileURLToPath(new URL('../../build/desk', import.meta.url))

/** The built site in this process, with a temporary DATA_DIR. */
export async function openBuiltSite(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-site-'))
  // Computed, so that TypeScript and Vite do not resolve it: the bundle exists only after a build.
  const bundle = new URL('../../build/server/index.js', import.meta.url).href
  const { createSite } = (await import(/* @vite-ignore */ bundle)) as typeof SiteBundle
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) })
  const site = await createSite({
    environment: parseEnvironment({ DATA_DIR: dataDir, STYLEGUIDE: 'on', ...env }),
    log,
    clientDirectory,
    deskDirectory,
    brochureFile: fileURLToPath(new URL('../../build/brochure.pdf', import.meta.url)),
  })
  await site.pagesRendered
  return {
    dataDir,
    /** What the site has logged so far. */
    lines,
    request: async (path: string, init?: RequestInit) =>
      site.fetch(new Request(`http://localhost:3000${path}`, { redirect: 'manual', ...init })),
    /** A request to the desk's own listener. */
    deskRequest: async (path: string) => site.desk?.fetch(new Request(`http://localhost:3001${path}`)),
    close: async () => {
      await site.close()
      // A mail file may still be written after the site has closed.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
