/**
 * `npm run shots`: every page and everything that opens, at three widths, in both colour schemes, into shots/ to be
 * looked at. `npm run shots -- /ContactUs /Customer`: these pages alone, without a build. `npm run shots -- desk`: the pictures of
 * docs/desk.md instead.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { allPages } from '#content/site/pages.ts'
import { openStates } from '../tests/support/open-states.ts'
import { browserArguments, ensureBrowser } from './browser.ts'
import { makeDeskPictures } from './desk-pictures.ts'
import { startDevelopmentSite, startSite } from './site-process.ts'

const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
const folder = join(import.meta.dirname, '../shots')

const asked = process.argv.slice(2)
const isDesk = asked.length === 1 && asked[0] === 'desk'
if (!isDesk && !asked.every((path) => path.startsWith('/'))) {
  console.error('npm run shots, npm run shots -- /ContactUs, or npm run shots -- desk.')
  process.exit(1)
}
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
if (isDesk) {
  await makeDeskPictures(browser)
  await browser.close()
  process.exit()
}
// A path is wanted soon after an edit: without a build.
const site = await (asked.length > 0 ? startDevelopmentSite() : startSite())
try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const scheme of schemes) {
    for (const width of widths) await shootAll(browser, scheme, width)
  }
  await browser.close()
} finally {
  await site.stop()
}
console.log(`The pictures are in ${folder}`)

async function shootAll(browser: Browser, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width, height: 900 },
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shot = (name: string, fullPage: boolean) =>
    page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage })

  const everything = [...allPages.map(({ path }) => path), '/nowhere', '/styleguide/fault', '/styleguide']
  for (const path of asked.length > 0 ? asked : everything) {
    await openWhole(page, path)
    await shot(nameOf(path), true)
  }
  if (asked.length > 0) return await context.close()
  for (const [state, reach] of openStates.flatMap((group) => Object.entries(group))) {
    await reach(page)
    await page.waitForTimeout(300)
    await shot(`open-${state.replaceAll(/\W+/g, '-')}`, false)
  }
  await context.close()
}

/** Scrolls through the page once, so that lazy images are loaded and all of it is laid out. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The stylesheet, and the fonts with it, follow the first paint.
  await page.locator('html[data-laid-out]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo(0, 0)
  })
}

function nameOf(path: string): string {
  return path === '/' ? 'landing' : path.slice(1).replaceAll(/\W+/g, '-')
}
