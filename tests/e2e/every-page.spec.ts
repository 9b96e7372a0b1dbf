import { expect, test } from '@playwright/test'
import { everyRoute } from '../support/every-route.ts'
import { checkBudgets } from '../support/load-budget.ts'
import { open } from '../support/open-page.ts'
import {
  axeViolations,
  cutOffByTextSpacing,
  runningAnimations,
  smallTargets,
  storedInBrowser,
  widerThanWindow,
} from '../support/page-checks.ts'
import { total, watchAnswers, watchShifts } from '../support/watch-load.ts'
import { watchPage } from '../support/watch-page.ts'

// Every check that holds for any page at rest, on one load of each page at each width.

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 180_000 })

/** The first is a first visit, with nothing cached. The last is a window of 1280 by 1024 px enlarged to 400%. */
const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 800 },
  enlarged: { width: 320, height: 256 },
}

/**
 * Where a machine's own face breaks one line elsewhere than ours, what stands below moves by that line when the
 * font arrives. Which line that is differs from machine to machine; two would be too many on any.
 */
const mostShift = 0.05

/** Long enough for the page to be painted, and read, in the fallback faces. */
const fontDelay = 500

for (const route of everyRoute) {
  test(`${route} at rest`, async ({ page }) => {
    const watch = await watchPage(page)
    const shifts = await watchShifts(page)
    const answers = watchAnswers(page)
    await page.route('**/*.woff2', async (request) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelay))
      await request.continue()
    })
    for (const [name, size] of Object.entries(sizes)) {
      const at = `${route} at ${size.width} px`
      await page.setViewportSize(size)
      await Promise.race([open(page, route), watch.firstFault])

      await test.step('no page asks for what its Content Security Policy forbids', () => {
        expect(watch.blocked, `${at}: blocked by policy`).toEqual([])
      })
      await test.step('no page reports an error on the console', () => {
        expect(watch.errors, `${at}: console errors`).toEqual([])
      })
      await test.step('fonts that arrive late move hardly anything', async () => {
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
        const moved = await shifts()
        if (name !== 'enlarged')
          expect.soft(total(moved), `${at}: ${JSON.stringify(moved)}`).toBeLessThan(mostShift)
      })
      if (name === 'desktop')
        await test.step('the first load stays within its bytes and requests', async () => {
          const { failures, warnings } = checkBudgets(at, await answers())
          for (const warning of warnings) console.warn(warning)
          expect.soft(failures).toEqual([])
        })
      await test.step('R10 the first load of every page stores nothing and asks nobody else', async () => {
        expect.soft(await storedInBrowser(page), `${at}: stored in the browser`).toEqual([])
        expect.soft(watch.foreign.splice(0), `${at}: requests to others`).toEqual([])
      })
      await test.step('R17 nothing scrolls sideways at 320 px, on any page', async () => {
        expect.soft(await widerThanWindow(page), `${at}: scrolls sideways`).toEqual([])
      })
      await test.step('R17 with reduced motion no page at rest moves', async () => {
        expect.soft(await runningAnimations(page), `${at}: moves`).toEqual([])
      })
      if (name === 'enlarged') continue

      await test.step('R17 axe finds no violation on any page', async () => {
        expect.soft(await axeViolations(page), `${at}: axe`).toEqual([])
      })
      if (name === 'phone')
        await test.step('R17 targets are 24 px at least, and buttons on a phone 44', async () => {
          expect.soft(await smallTargets(page), `${at}: too small to press`).toEqual([])
        })
      // Last, since it changes the page.
      await test.step('R17 wider text spacing cuts nothing off, on any page', async () => {
        expect.soft(await cutOffByTextSpacing(page), `${at}: cut off`).toEqual([])
      })
      watch.blocked.length = 0
    }
  })
}
