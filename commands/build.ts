/** `npm run build`: the site, its compressed copies, and a digest of its sources. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { allPages } from '#content/site/pages.ts'
import type * as SiteBundle from '#server/bundle.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { compressFiles } from './compress-files.ts'
import { replaceBuild } from './replace-build.ts'
import { sourceStamp } from './source-stamp.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const buildDirectory = join(root, 'build')

const prerenderedFiles = allPages
  .filter(({ delivery }) => delivery === 'prerendered')
  .map(({ path }) => join('client', path, 'index.html'))

/** A folder that an interrupted build has left behind is removed after this. */
const abandonedAfterMs = 3_600_000

if (import.meta.main) await build(await currentStamp())

/** Builds unless the last build is from the same sources. */
export async function ensureBuild(say: (text: string) => void | Promise<void> = console.log): Promise<void> {
  const stamp = await currentStamp()
  const built = await builtStamp()
  if (built === stamp) return
  await say(built ? 'Something has changed: building the site again …' : 'Building the site, once …')
  await build(stamp)
}

export async function isBuildCurrent(): Promise<boolean> {
  return (await builtStamp()) === (await currentStamp())
}

export async function loadBundle(): Promise<typeof SiteBundle> {
  // Computed, so that TypeScript and Vite do not resolve it: the bundle exists only after a build.
  const bundle = pathToFileURL(join(buildDirectory, 'server/index.js')).href
  return (await import(/* @vite-ignore */ bundle)) as typeof SiteBundle
}

/** Builds in a folder of its own, which takes the place of the last build once it is complete. */
async function build(stamp: string): Promise<void> {
  const before = await builtStamp()
  const next = await makeNextFolder().catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The site must be built, and ${buildDirectory} cannot be written to (${error.code}): run npm run build as the user who owns it.`,
      { cause: error },
    )
  })
  const removeNext = () => rmSync(next, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', removeNext)
  try {
    await run(['node_modules/@react-router/dev/bin.cjs', 'build'], { BUILD_DIRECTORY: next })
    for (const config of ['vite.browser.config.ts', 'vite.desk.config.ts', 'vite.brochure.config.ts'])
      await run(['node_modules/vite/bin/vite.js', 'build', '--config', config], { BUILD_DIRECTORY: next })
    // Read by the server, and part of the archive.
    await rename(join(next, 'client/.vite/browser.json'), join(next, 'server/browser.json'))
    await run(['commands/make-brochure.ts', next])
    await run(['commands/render-pages.ts', next])
    await removeUnusedFiles(join(next, 'client'))
    await compressFiles(join(next, 'client'))
    await compressFiles(join(next, 'desk'))
    await writeFile(join(next, 'stamp'), stamp)
    // Unless another start has built the same in the meantime, and may be reading it.
    const isBuiltByAnother = before !== stamp && (await builtStamp()) === stamp
    if (!isBuiltByAnother) await replaceBuild(next, buildDirectory, prerenderedFiles)
  } finally {
    removeNext()
    process.off('exit', removeNext)
  }
}

/** Within the build folder: that may be a volume, from which nothing can be renamed to another file system. */
async function makeNextFolder(): Promise<string> {
  await mkdir(buildDirectory, { recursive: true })
  const next = await mkdtemp(join(buildDirectory, '.next-'))
  for (const name of await readdir(buildDirectory)) {
    const folder = join(buildDirectory, name)
    if (!name.startsWith('.next-')) continue
    // Another start may remove its folder in the meantime.
    const { mtimeMs } = (await stat(folder).catch(() => undefined)) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(folder, { recursive: true, force: true })
  }
  return next
}

/** Empty where there is no complete build. */
function builtStamp(): Promise<string> {
  return readFile(join(buildDirectory, 'stamp'), 'utf8').catch(() => '')
}

function currentStamp(): Promise<string> {
  return sourceStamp(root)
}

/** A second copy of the stylesheet, from the server's bundle, and React Router's manifest: nothing requests them. */
async function removeUnusedFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, encoding: 'utf8' })
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const isUnused = (name: string) =>
    /\b(style-.*\.css|manifest-.*\.js)$/.test(name) && !page.includes(basename(name))
  await Promise.all(entries.filter(isUnused).map((name) => unlink(join(directory, name))))
}

/** Prints the output only where the command fails. */
async function run([script = '', ...words]: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 1_800_000,
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
  // spawn ends by SIGTERM what takes too long; the kernel, by SIGKILL, what takes too much memory.
  const fate =
    signal === 'SIGTERM'
      ? 'took more than half an hour'
      : signal
        ? `was ended by ${signal}: is there enough memory?`
        : 'failed'
  throw new Error(`${script} ${words.join(' ')} ${fate}`)
}
