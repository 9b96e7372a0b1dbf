import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)

/** The headless shell first: the same engine without a user interface, and half as fast again. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium has no sandbox as root; the rest stops its background requests during tests. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
]

/** A working Chromium: from CHROMIUM_PATH, the system, Playwright, or installed now. */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser()
  if (found) return found
  console.log('No Chromium here yet: installing one …')
  for (const install of [installByPlaywright, installBySystem]) {
    await install().catch(() => {})
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('No Chromium could be found or installed. Install one, or name it in CHROMIUM_PATH.')
}

async function findBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const paths = (process.env.PATH ?? '').split(delimiter)
  const system = names.flatMap((name) => paths.map((path) => join(path, name)))
  for (const candidate of [...system, ...places, chromium.executablePath()]) {
    if (existsSync(candidate) && (await isRunning(candidate))) return candidate
  }
  return undefined
}

/** The file may exist without the shared libraries it needs. */
async function isRunning(path: string): Promise<boolean> {
  try {
    await run(path, ['--version'], { timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

async function installByPlaywright(): Promise<void> {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  await run(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000 })
  if (!(await findBrowser()))
    await run(process.execPath, [cli, 'install-deps', 'chromium'], { timeout: 300_000 })
}

async function installBySystem(): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = async (...words: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...words]
    await run(command, rest, { timeout: 600_000, maxBuffer: 64 * 1024 * 1024 })
  }
  await apt('update')
  // With the widths of Arial: most visitors have it, and layout shifts are measured against it.
  const fonts = 'fonts-liberation'
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name, fonts)
  await install('chromium-headless-shell').catch(() => install('chromium'))
}
