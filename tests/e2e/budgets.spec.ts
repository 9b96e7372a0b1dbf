import { expect, type Page, test } from '@playwright/test'
import { allPages, extraPages, formPages, pages } from '#content/site/pages.ts'
import { open, quiet } from '../support/open-page.ts'

/** After compression. React and its router alone are about 92,000 of it. */
const mostScript = 120_000

/**
 * Where a machine's own face breaks one line elsewhere than ours, what stands below moves by that line when the
 * font arrives. Which line that is differs from machine to machine; two would be too many on any. One line of the
 * longest lead counts 0.05.
 */
const mostShift = 0.06

/** What one first visit has moved over the line, by the length that each answer states. */
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
  await quiet(page, () => answers.length)
  return await Promise.all(answers.map(async ({ bytes, ...answer }) => ({ ...answer, bytes: await bytes })))
}

for (const { path } of allPages) {
  test.describe(`the first load of ${path}`, () => {
    test('stays within its bytes and requests', async ({ page }) => {
      const answers = await firstLoad(page, path)
      const sum = (of: typeof answers) => of.reduce((total, { bytes }) => total + bytes, 0)
      const of = (type: string) => answers.filter((answer) => answer.type === type)
      expect.soft(sum(of('script')), 'JavaScript').toBeLessThanOrEqual(mostScript)
      expect.soft(sum(answers), 'all of it').toBeLessThan(205_000)
      expect.soft(of('font').length, 'fonts').toBeLessThanOrEqual(2)
      expect.soft(of('stylesheet').length, 'stylesheets').toBe(1)
      expect.soft(of('script').length, 'scripts').toBeLessThanOrEqual(30)
      expect.soft(answers.length, 'requests').toBeLessThanOrEqual(40)
    })
  })
}

/** Counts, from the first moment on, how far the page has moved under its reader. */
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
  test(`at ${width} px hardly anything moves when the fonts arrive late`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    const shifts = await watchShifts(page)
    // Long enough for the page to be painted, and read, in the fallback faces.
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
      expect.soft(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThan(mostShift)
    }
  })
}

for (const path of [
  pages.customerHome.path,
  formPages.requestACallback.path,
  extraPages.findAnAnswer.path,
  '/nothing/here',
]) {
  test(`nothing of ${path} moves while it loads on a slow phone`, async ({ page, context }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const shifts = await watchShifts(page)
    // What web fonts move is counted above, and differs from machine to machine.
    await page.route('**/*.woff2', (route) => route.abort())
    // Three visits: which frame shows what depends on where the parser was interrupted.
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
