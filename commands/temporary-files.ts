import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'

const tmpfs = '/dev/shm'
const GIGABYTE = 1024 ** 3

/**
 * Has this process and its children keep temporary files in memory, where Linux offers enough of it: writing the
 * databases of tests to a disk takes a quarter of the processor time of the unit tests. A TMPDIR that is set stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  const folder = mkdtempSync(`${tmpfs}/advice-site-`)
  // PostgreSQL has its folder in it, and does not run as root.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function hasRoom(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const mount = mounts.find((line) => line.includes(` ${tmpfs} tmpfs rw`))
    const { bavail, bsize } = statfsSync(tmpfs)
    // Programs are run from temporary folders, too.
    const runsPrograms = mount !== undefined && !mount.includes('noexec')
    return runsPrograms && bavail * bsize > 2 * GIGABYTE && process.availableMemory() > 4 * GIGABYTE
  } catch {
    return false
  }
}
