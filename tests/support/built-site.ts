import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnvironment } from '#server/platform/environment.ts'
import { type MemoryFiles, readBuiltFiles } from '#server/static/built-files.ts'
import { buildDirectory, loadBundle } from '../../commands/build.ts'

// Read once per worker, together with the pages that its first site has rendered: each site renders them anew, but
// compresses only those that differ.
let read: { files: MemoryFiles; deskFiles: MemoryFiles } | undefined

/** The built site in this process, with a temporary DATA_DIR. */
export async function openBuiltSite(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-site-'))
  const { createLog, createSite } = await loadBundle()
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) })
  read ??= {
    files: await readBuiltFiles(join(buildDirectory, 'client')),
    deskFiles: await readBuiltFiles(join(buildDirectory, 'desk')),
  }
  const files = new Map(read.files)
  const site = await createSite({
    environment: parseEnvironment({ DATA_DIR: dataDir, STYLEGUIDE: 'on', ...env }),
    log,
    files,
    deskFiles: new Map(read.deskFiles),
    brochurePdf: () => readFile(join(buildDirectory, 'brochure.pdf')),
  })
  await site.start()
  await site.renderPages()
  for (const [path, file] of files) if (file.rendered) read.files.set(path, file)
  return {
    dataDir,
    /** What the site has logged so far. */
    lines,
    report: site.report,
    renderPages: site.renderPages,
    request: async (path: string, init?: RequestInit) =>
      site.fetch(new Request(`http://localhost:3000${path}`, { redirect: 'manual', ...init })),
    /** A request to the desk's own listener. */
    deskRequest: async (path: string, init?: RequestInit) =>
      site.desk?.fetch(new Request(`http://localhost:3001${path}`, { redirect: 'manual', ...init })),
    close: async () => {
      await site.close()
      // A mail file may still be written after the site has closed.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
