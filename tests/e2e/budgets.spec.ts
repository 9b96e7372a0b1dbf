import { expect, type Page, test } from '@playwright/test'
import { allPages } from '#content/pages.ts'
import { open } from './open-page.ts'

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

/** Until half a second has brought nothing new. */
async function quiet(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await page.waitForTimeout(500)
  }
}

/** Counts every shift of the page from its first moment. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: { value: number; hadRecentInput: boolean }[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.toJSON())
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }).shifts
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    )
}

for (const { path } of allPages) {
  test.describe(`the first load of ${path}`, () => {
    test('stays within its bytes and requests', async ({ page }) => {
      const answers = await firstLoad(page, path)
      const sum = (of: typeof answers) => of.reduce((total, { bytes }) => total + bytes, 0)
      const of = (type: string) => answers.filter((answer) => answer.type === type)
      expect.soft(sum(of('script')), 'JavaScript').toBeLessThanOrEqual(120_000)
      expect.soft(sum(answers), 'all of it').toBeLessThan(200_000)
      expect.soft(of('font').length, 'fonts').toBeLessThanOrEqual(2)
      expect.soft(of('stylesheet'), 'stylesheets').toEqual([])
      expect.soft(of('script').length, 'scripts').toBeLessThanOrEqual(30)
      expect.soft(answers.length, 'requests').toBeLessThanOrEqual(40)
    })

    for (const width of [360, 1280]) {
      test(`moves nothing at ${width} px, from the first paint to its foot`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const shifts = await watchShifts(page)
        await open(page, path)
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 600) {
            window.scrollTo({ top, behavior: 'instant' })
            await new Promise((resolve) => setTimeout(resolve, 50))
          }
        })
        expect(await shifts()).toBe(0)
      })
    }
  })
}

test('scripts begin when the page has been painted, not before', async ({ page }) => {
  await open(page, '/')
  const { paint, script } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(paint).toBeGreaterThan(0)
  // Chromium reports the paint when it reaches the screen, a frame or two after the page asked for it.
  expect(script).toBeGreaterThan(paint - 50)
})
