import { expect, type Page, test } from '@playwright/test'
import { allPages, extraPages, formPages, pages } from '#content/site/pages.ts'
import { open, waitUntilStable } from '../support/open-page.ts'

/** Compressed. React and React Router alone are about 92,000 bytes. */
const maxScriptBytes = 120_000

/**
 * Cumulative layout shift when the web fonts are swapped in. Where a fallback font wraps one line differently, all
 * below shifts by that line, about 0.05; which line that is depends on the machine's fonts. Two would be too many.
 */
const maxFontShift = 0.06

/** The transferred bytes of a first visit, by Content-Length. */
async function firstLoad(page: Page, path: string) {
  const answers: { url: string; type: string; bytes: Promise<number> }[] = []
  page.on('response', (response) => {
    const stated = response.headers()['content-length']
    answers.push({
      url: response.url(),
      type: response.request().resourceType(),
      bytes:
        stated === undefined ? response.body().then((body) => body.byteLength) : Promise.resolve(+stated),
    })
  })
  await open(page, path)
  await waitUntilStable(page, () => answers.length)
  return await Promise.all(answers.map(async ({ bytes, ...answer }) => ({ ...answer, bytes: await bytes })))
}

for (const { path } of allPages) {
  test.describe(`the first load of ${path}`, () => {
    test('stays within its budget of bytes and requests', async ({ page }) => {
      const answers = await firstLoad(page, path)
      const sum = (of: typeof answers) => of.reduce((total, { bytes }) => total + bytes, 0)
      const of = (type: string) => answers.filter((answer) => answer.type === type)
      expect.soft(sum(of('script')), 'JavaScript').toBeLessThanOrEqual(maxScriptBytes)
      expect.soft(sum(answers), 'all of it').toBeLessThan(205_000)
      expect.soft(of('font').length, 'fonts').toBeLessThanOrEqual(2)
      expect.soft(of('stylesheet').length, 'stylesheets').toBe(1)
      expect.soft(of('script').length, 'scripts').toBeLessThanOrEqual(30)
      expect.soft(answers.length, 'requests').toBeLessThanOrEqual(40)
    })
  })
}

/** Records layout shifts from the start of the load. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: { value: number; at: string }[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80))
        if (!entry.hadRecentInput) seen.push({ value: entry.value, at: moved.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { value: number; at: string }[] }).shifts)
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

for (const width of [360, 1280]) {
  test(`at ${width} px late web fonts cause hardly any layout shift`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    const shifts = await watchShifts(page)
    // Long enough for the page to be painted in the fallback fonts.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    for (const { path } of allPages) {
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(100)
      const moved = await shifts()
      const sum = moved.reduce((total, { value }) => total + value, 0)
      expect.soft(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThan(maxFontShift)
    }
  })
}

for (const path of [
  pages.customerHome.path,
  formPages.requestACallback.path,
  extraPages.findAnAnswer.path,
  '/nothing/here',
]) {
  test(`${path} has no layout shift while it loads on a slow phone`, async ({ page, context }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const shifts = await watchShifts(page)
    // Shifts by web fonts are tested above.
    await page.route('**/*.woff2', (route) => route.abort())
    // Three visits, because the frames depend on where the parser yields.
    for (let visit = 0; visit < 3; visit += 1) {
      await open(page, path)
      const moved = await shifts()
      expect(
        moved.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(moved),
      ).toBeLessThan(0.01)
    }
  })
}
