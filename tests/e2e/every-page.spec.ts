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

// The checks that apply to every page, on one load of each page at each width.

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 180_000 })

/** `desktop` is a first visit, with nothing cached. */
const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 800 },
}
/** A window of 1280 by 1024 px at a zoom of 400%. */
const enlarged = { width: 320, height: 256 }

/**
 * Where the fallback font breaks a line elsewhere than the web font, what stands below moves by one line. Which
 * line that is depends on the fonts of the machine; two lines would be more than this on any.
 */
const maxFontShift = 0.05

/** Long enough for the page to be painted in the fallback fonts. */
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
      await test.step('late web fonts cause hardly any layout shift', async () => {
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
        const moved = await shifts()
        expect.soft(total(moved), `${at}: ${JSON.stringify(moved)}`).toBeLessThan(maxFontShift)
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
      await test.step('R17 nothing scrolls sideways, on any page', async () => {
        expect.soft(await widerThanWindow(page), `${at}: scrolls sideways`).toEqual([])
      })
      await test.step('R17 with reduced motion no page at rest moves', async () => {
        expect.soft(await runningAnimations(page), `${at}: moves`).toEqual([])
      })
      await test.step('R17 axe finds no violation on any page', async () => {
        expect.soft(await axeViolations(page), `${at}: axe`).toEqual([])
      })
      if (name === 'phone')
        await test.step('R17 targets are 24 px at least, and buttons on a phone 44', async () => {
          expect.soft(await smallTargets(page), `${at}: too small to press`).toEqual([])
        })
      if (name === 'phone')
        await test.step('R17 nothing scrolls sideways at 320 px, on any page', async () => {
          await page.setViewportSize(enlarged)
          expect.soft(await widerThanWindow(page), `${route} at 320 px: scrolls sideways`).toEqual([])
          await page.setViewportSize(size)
        })
      // Last, since it changes the page.
      await test.step('R17 wider text spacing cuts nothing off, on any page', async () => {
        expect.soft(await cutOffByTextSpacing(page), `${at}: cut off`).toEqual([])
      })
      watch.blocked.length = 0
    }
  })
}
