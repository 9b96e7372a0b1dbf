/** `npm run build`: the site, its compressed copies, and a digest of its sources. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, unlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnvironment } from '#server/environment.ts'
import { StartupError } from '#server/startup-error.ts'
import { compressFiles } from './compress-files.ts'
import { sourceStamp } from './source-stamp.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'build/stamp')

if (import.meta.main) await build(await currentStamp())

/** Builds unless the last build is from the same sources. */
export async function ensureBuild(say: (text: string) => void = console.log): Promise<void> {
  const stamp = await currentStamp()
  const built = await builtStamp()
  if (built === stamp) return
  say(built ? 'Something has changed: building the site again …' : 'Building the site, once …')
  await build(stamp)
}

export async function isBuildCurrent(): Promise<boolean> {
  return (await builtStamp()) === (await currentStamp())
}

async function build(stamp: string): Promise<void> {
  await emptyBuildFolder().catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The site must be built, and ${join(root, 'build')} cannot be written to (${error.code}): run npm run build as the user who owns it, with the same SITE_URL and PORTAL_URL.`,
      { cause: error },
    )
  })
  await run(['node_modules/@react-router/dev/bin.cjs', 'build'])
  await run(['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.desk.config.ts'])
  await run(['commands/make-brochure.ts'])
  await removeUnusedFiles(join(root, 'build/client'))
  await compressFiles(join(root, 'build/client'))
  await compressFiles(join(root, 'build/desk'))
  // Last, so that an interrupted build is never taken for a current one.
  await writeFile(stampFile, stamp)
}

/** Nothing is removed where not everything may be. The folder itself stays: it may be a volume. */
async function emptyBuildFolder(): Promise<void> {
  const folder = join(root, 'build')
  await mkdir(folder, { recursive: true })
  await rmdir(await mkdtemp(join(folder, '.check-')))
  const entries = await readdir(folder)
  await Promise.all(entries.map((entry) => rm(join(folder, entry), { recursive: true, force: true })))
}

/** Empty where there is no complete build. */
function builtStamp(): Promise<string> {
  return readFile(stampFile, 'utf8').catch(() => '')
}

function currentStamp(): Promise<string> {
  // The two URLs are built into the pages.
  const { siteUrl, portalUrl } = parseEnvironment(process.env)
  return sourceStamp(root, [siteUrl, portalUrl])
}

/**
 * Prerendered resource routes leave a .data file for client-side navigation, and the server bundle leaves a second
 * copy of the stylesheet. Nothing requests either.
 */
async function removeUnusedFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, encoding: 'utf8' })
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const isUnused = (name: string) =>
    /\.\w+\.data$/.test(name) || (/\bstyle-.*\.css$/.test(name) && !page.includes(basename(name)))
  await Promise.all(entries.filter(isUnused).map((name) => unlink(join(directory, name))))
}

/** Prints the output only where the command fails. */
async function run([script = '', ...words]: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  })
  // A start that is stopped while it builds leaves no build running behind it.
  const endChild = () => child.kill()
  process.once('exit', endChild)
  const output: Buffer[] = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const [code, signal] = await once(child, 'close')
  process.off('exit', endChild)
  if (code === 0) return
  console.error(Buffer.concat(output).toString())
  throw new Error(`${script} ${words.join(' ')} ${signal ? 'took more than five minutes' : 'failed'}`)
}
