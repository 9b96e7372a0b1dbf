import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { videos } from '#content/pages/videos.ts'
import { pages } from '#content/site/pages.ts'
import { everyRoute } from '../support/every-route.ts'
import { laidOut, open } from '../support/open-page.ts'
import { openStates } from '../support/open-states.ts'

// The rules of the compliance gate that only a browser can judge. A failure names page or state, and rule.

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 240_000 })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('R2 each risk warning is as large as the text around it, plain to see, and in view of everyone', async ({
      page,
    }) => {
      const warned = [
        pages.ourServices,
        pages.mortgagePlanning,
        pages.investmentPlanning,
        pages.equityRelease,
        pages.retirementPlanning,
      ]
      for (const { path } of warned) {
        await open(page, path)
        const warnings = page.locator('[data-risk-warning] p')
        expect(await warnings.count(), path).toBeGreaterThan(0)
        for (const warning of await warnings.all()) {
          const look = await warning.evaluate(lookOf)
          expect(look.isVisible, path).toBe(true)
          expect(look.isFolded, path).toBe(false)
          expect(look.fontSize, path).toBeGreaterThanOrEqual(look.bodySize)
          expect(look.contrast, path).toBeGreaterThanOrEqual(7)
        }
      }
    })
  })
}

test('R10 the first load of every page stores nothing and asks nobody else', async ({ page, context }) => {
  const foreign: string[] = []
  const here = new URL(test.info().project.use.baseURL ?? '').host
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (host !== here && protocol !== 'data:') foreign.push(`${page.url()} asks ${request.url()}`)
  })
  for (const route of everyRoute) {
    await open(page, route)
    const kept = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect([route, kept]).toEqual([route, { local: 0, session: 0, databases: 0, caches: 0, workers: 0 }])
    expect([route, await context.cookies()]).toEqual([route, []])
  }
  expect(foreign).toEqual([])
})

test('R10 the video host is asked only when a film is started', async ({ page }) => {
  const asked: string[] = []
  const host = new URL(videos[0]?.url ?? '').origin
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A film' })
  })
  await openStates['the video popup']?.(page)
  await page.getByRole('button', { name: 'Next video' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /^Play: / }).click()
  await expect.poll(() => asked.length).toBe(1)
})

for (const width of [360, 1280]) {
  test.describe(`At ${width} px, by day and at dusk`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('R17 axe finds no violation on any page', async ({ page }) => {
      const found: string[] = []
      for (const route of everyRoute) {
        await open(page, route)
        await laidOut(page)
        found.push(...(await violations(page, route)))
      }
      expect(found).toEqual([])
    })

    test('R17 axe finds no violation in anything that opens', async ({ page }) => {
      const found: string[] = []
      for (const [state, reach] of Object.entries(openStates)) {
        await reach(page)
        found.push(...(await violations(page, state)))
      }
      expect(found).toEqual([])
    })
  })
}

/** Only the rules on colour can tell dusk from day. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function violations(page: Page, where: string): Promise<string[]> {
  const byDay = await analyse(new AxeBuilder({ page }), `${where}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  const atDusk = await analyse(new AxeBuilder({ page }).withRules(colourRules), `${where}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...atDusk]
}

async function analyse(axe: AxeBuilder, where: string): Promise<string[]> {
  // Our pages have no frames to look into, which is what the other mode is for.
  const result = await axe.setLegacyMode().analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}. ${failureSummary}`),
  )
}

/** What the page makes of a piece of text. Runs in the browser, so it brings all it needs. */
function lookOf(element: Element) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const channels = (colour: string) => {
    if (!canvas) return [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const style = getComputedStyle(element)
  let ground: Element | null = element
  while (ground && channels(getComputedStyle(ground).backgroundColor)[3] !== 255)
    ground = ground.parentElement
  const [light = 0, dark = 0] = [
    luminance(style.color),
    luminance(getComputedStyle(ground ?? document.documentElement).backgroundColor),
  ].sort((a, b) => b - a)
  return {
    isVisible: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    isFolded: element.closest('details, dialog, [hidden], [aria-hidden="true"]') !== null,
    fontSize: Number.parseFloat(style.fontSize),
    bodySize: Number.parseFloat(getComputedStyle(document.body).fontSize),
    contrast: (light + 0.05) / (dark + 0.05),
  }
}
