import { expect, test } from '@playwright/test'
import { services } from '#content/pages/services.ts'
import { videos } from '#content/pages/videos.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'
import { openStates } from '../support/open-states.ts'

// The compliance rules that need a browser and do not apply to every page.

test('R2 each risk warning is as large as the text around it, legible, and visible without interaction', async ({
  page,
}) => {
  const warned = [pages.ourServices, ...services.filter(({ warnings }) => warnings.length > 0)]
  for (const { path } of warned) {
    await open(page, path)
    const warnings = page.locator('[data-risk-warning] p')
    expect(await warnings.count(), path).toBeGreaterThan(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const where = `${path} in ${colorScheme} colours`
      for (const warning of await warnings.all()) {
        const look = await warning.evaluate(lookOf)
        expect(look, where).toMatchObject({ isVisible: true, isFolded: false })
        expect(look.fontSize, where).toBeGreaterThanOrEqual(look.bodySize)
        expect(look.contrast, where).toBeGreaterThanOrEqual(7)
      }
    }
  }
})

test('R10 the video host is requested only when a video is started', async ({ page }) => {
  const asked: string[] = []
  const host = new URL(videos[0]?.url ?? '').origin
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A film' })
  })
  await openStates['the video popup']?.(page)
  if (videos.length > 1) await page.getByRole('button', { name: 'Next video' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /^Play: / }).click()
  await expect.poll(() => asked.length).toBe(1)
})

/** Size and contrast of a text. Runs in the browser, so it must be self-contained. */
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
