import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const leftOut = /[/\\](node_modules|build|\.git|data|shots|test-results|\.react-router)$/

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>

/** The sources in a temporary folder, for tests that change them, with links to the packages. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'advice-site-copy-'))
  await cp(root, folder, { recursive: true, filter: (path) => !leftOut.test(path) })
  // One link a package: Vite and Vitest then have caches of their own in node_modules.
  const packages = join(folder, 'node_modules')
  await mkdir(packages)
  const names = (await readdir(join(root, 'node_modules'))).filter((name) => !name.startsWith('.'))
  await Promise.all(names.map((name) => symlink(join(root, 'node_modules', name), join(packages, name))))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
