import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const sources = ['app', 'content', 'domain', 'server', 'public']
const settings = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.browser.config.ts',
  'vite.desk.config.ts',
  'vite.brochure.config.ts',
  'react-router.config.ts',
  'commands/build.ts',
  'commands/compress-files.ts',
  'commands/make-brochure.ts',
  'commands/render-pages.ts',
  'commands/replace-build.ts',
]

/** A digest of the names and contents of all sources and of the other inputs of a build. */
export async function sourceStamp(root: string): Promise<string> {
  const listed = await Promise.all(
    sources.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    }),
  )
  const files = [...listed.flat(), ...settings.map((name) => join(root, name))]
    .filter((file) => !/\.test(-support)?\.tsx?$/.test(file))
    .sort()
  const hash = createHash('sha256')
  // One after another: all at once are more than a container may have open.
  for (const file of files) hash.update(`\n${file.slice(root.length)}\n`).update(await readFile(file))
  return hash.digest('hex')
}
