import { expect, type Page, test } from '@playwright/test'
import { services } from '#content/pages/services.ts'
import { calculators } from '#content/site/calculators.ts'
import { shipsSample } from '#content/site/launch.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { everyRoute } from '../support/every-route.ts'
import { changesByStylesheet, type HeldRequests, holdRequests, painted } from '../support/first-screen.ts'
import { checkLoad } from '../support/load-budgets.ts'
import { hydrate, whenReady } from '../support/open-page.ts'
import {
  axeViolations,
  cutOff,
  darkViolations,
  readAloud,
  runningAnimations,
  smallTargets,
  spaceText,
  storedInBrowser,
  tabStops,
  weakRiskWarnings,
  widerThanWindow,
} from '../support/page-checks.ts'
import { total, watchAnswers, watchShifts } from '../support/watch-load.ts'
import { watchPage } from '../support/watch-page.ts'

// The checks that apply to every page, on one load of each. What depends on the width is looked at in both windows; axe
// runs in the light on the phone, and its colour rules in the dark on the desktop: on header and footer once a kind of
// page, which has them alike.

test.describe.configure({ timeout: 180_000 })

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 823 }
/** A window of 1280 by 1024 px at a zoom of 400%. */
const enlarged = { width: 320, height: 256 }

/** What a phone of 360 by 780 px shows at once. */
const screenHeight = 780
/** A firm may have a wider typeface, a service or a few questions more. */
const moreScreens = shipsSample ? 0 : 1
const maxScreens = (route: string) => {
  if (services.some(({ path }) => path === route)) return 8 + moreScreens
  return route === pages.ourServices.path ? 10 + moreScreens : undefined
}

const warnsOfRisk = (route: string) =>
  [pages.ourServices, ...services.filter(({ warnings }) => warnings.length > 0)].some(
    ({ path }) => path === route,
  )

/**
 * Where the fallback font breaks a line elsewhere than the web font, what stands below moves by one line. Which
 * line that is depends on the fonts of the machine; two lines would be more than this on any.
 */
const maxFontShift = 0.05

/** The window in which the stylesheet may change no pixel; a wide one shows another menu and more of a page. */
const firstScreens = (route: string) =>
  route === pages.landing.path || route === pages.contactUs.path ? [desktop, phone] : [phone]

const wholePages = [pages.landing, pages.customerHome, pages.adviserHome, pages.contactUs].map<string>(
  ({ path }) => path,
)

/** Where a form or a calculator is what the page is for. */
const interactive = [
  pages.contactUs,
  ...allPages.filter(({ isForm }) => isForm),
  ...Object.values(calculators),
].map<string>(({ path }) => path)

/** What answers a search or a form links the stylesheet in the ordinary way, and paints nothing before it. */
const hasCriticalCss = (route: string) => allPages.some(({ path }) => path === route)

for (const route of everyRoute) {
  test(`${route} at rest`, async ({ page }) => {
    const watch = await watchPage(page)
    const shifts = await watchShifts(page)
    const answers = watchAnswers(page)
    const requests = await holdRequests(page)
    let beforeCode = ''
    const opened = openInStages(page, route, requests, async () => {
      if (interactive.includes(route)) beforeCode = await found(page)
    })
    await Promise.race([opened, watch.firstFault])

    await test.step('no page asks for what its Content Security Policy forbids', () => {
      expect(watch.blocked, `${route}: blocked by policy`).toEqual([])
    })
    await test.step('no page reports an error on the console', () => {
      expect(watch.errors, `${route}: console errors`).toEqual([])
    })
    await test.step('late web fonts cause hardly any layout shift', async () => {
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      const moved = await shifts()
      expect.soft(total(moved), `${route}: ${JSON.stringify(moved)}`).toBeLessThan(maxFontShift)
    })
    await test.step('R10 the first load of every page stores nothing and asks nobody else', async () => {
      expect.soft(await storedInBrowser(page), `${route}: stored in the browser`).toEqual([])
      expect.soft(watch.foreign, `${route}: requests to others`).toEqual([])
    })
    const part = wholePages.includes(route) ? 'html' : 'main'
    await checkAtRest(page, `${route} on a phone`, () => axeViolations(page, part))
    if (warnsOfRisk(route)) await checkRiskWarnings(page, `${route} on a phone`)
    await test.step('R17 targets are 24 px at least, and buttons on a phone 44', async () => {
      expect.soft(await smallTargets(page), `${route}: too small to press`).toEqual([])
    })
    const screens = maxScreens(route)
    if (screens)
      await test.step('a page about services is not too long for a phone', async () => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect
          .soft(
            height,
            `${route}: longer than ${screens} screens of a phone. Shorten it, or fold a section on phones (app/ui/phone-fold.tsx)`,
          )
          .toBeLessThanOrEqual(screens * screenHeight)
      })
    await test.step('R17 nothing scrolls sideways at 320 px, on any page', async () => {
      await page.setViewportSize(enlarged)
      expect.soft(await widerThanWindow(page), `${route} at 320 px: scrolls sideways`).toEqual([])
    })

    await page.setViewportSize(desktop)
    await checkAtRest(page, `${route} on a desktop, in the dark`, () => darkViolations(page, part))
    if (warnsOfRisk(route)) await checkRiskWarnings(page, `${route} on a desktop, in the dark`)
    await test.step('the first load stays within its bytes and requests', async () => {
      const { failures, warnings } = checkLoad(route, await answers())
      for (const warning of warnings) console.warn(warning)
      expect.soft(failures).toEqual([])
    })
    if (interactive.includes(route))
      await test.step('a screen reader and Tab find the same in a form before and after its code', async () => {
        await hydrate(page)
        await page.setViewportSize(phone)
        expect.soft(await found(page)).toBe(beforeCode)
      })
    // Last, since it changes the page.
    await test.step('R17 wider text spacing cuts nothing off, on any page', async () => {
      await spaceText(page)
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        expect.soft(await cutOff(page), `${route} at ${size.width} px: cut off`).toEqual([])
      }
    })
  })
}

/** What depends on the width of the window. */
async function checkAtRest(page: Page, at: string, violations: () => Promise<string[]>) {
  await test.step('R17 nothing scrolls sideways, on any page', async () => {
    expect.soft(await widerThanWindow(page), `${at}: scrolls sideways`).toEqual([])
  })
  await test.step('R17 with reduced motion no page at rest moves', async () => {
    expect.soft(await runningAnimations(page), `${at}: moves`).toEqual([])
  })
  await test.step('R17 axe finds no violation on any page', async () => {
    expect.soft(await violations(), `${at}: axe`).toEqual([])
  })
}

async function checkRiskWarnings(page: Page, at: string) {
  await test.step('R2 each risk warning is as large as the text around it, legible, and visible without interaction', async () => {
    expect.soft(await weakRiskWarnings(page), at).toEqual([])
  })
}

/** What is read of the page's first form, and the stops of Tab in it. */
async function found(page: Page): Promise<string> {
  const island = page.locator('[data-island]').first()
  return `${await readAloud(island)}\n${(await tabStops(island)).join('\n')}`
}

/** Opens a page as a slow connection does: first screen, stylesheet, then fonts, scripts and pictures. */
async function openInStages(
  page: Page,
  route: string,
  requests: HeldRequests,
  beforeScripts: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' })
  requests.hold('fonts', 'scripts', 'pictures')
  if (hasCriticalCss(route)) requests.hold('stylesheet')
  const ready = whenReady(page)
  await page.goto(route, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  // Web fonts come late: the page has been painted in the fallback fonts.
  await painted(page)
  await test.step('nothing is wider than the window before the stylesheet has come', async () => {
    expect.soft(await widerThanWindow(page), `${route}: scrolls sideways`).toEqual([])
  })
  if (hasCriticalCss(route))
    await test.step('critical CSS is complete: the stylesheet changes no pixel of the first screen', async () => {
      const changes = await changesByStylesheet(page, requests, firstScreens(route))
      expect.soft(changes, `${route}: see the screenshots attached`).toEqual([])
    })
  await beforeScripts()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  requests.release('fonts', 'scripts', 'pictures')
  await ready()
  await page.waitForLoadState()
}
