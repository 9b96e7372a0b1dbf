import { expect, type Page, test } from '@playwright/test'
import { allPages, formPages, pages } from '#content/site/pages.ts'

/** Delays matching requests until the returned function is called. */
async function hold(page: Page, url: string) {
  const release = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

/** Chromium sometimes cannot capture a page that it is about to paint for the first time; a moment later it can. */
async function screenshot(page: Page): Promise<Buffer> {
  const options = { animations: 'disabled' } as const
  return page.screenshot(options).catch(() => page.screenshot(options))
}

/**
 * Chromium rasterises a page in tiles, which lie elsewhere when the page's height changes. At their seams some
 * hundred values differ by up to 24 of 255 levels; a rule that is missing changes more values, or changes them more.
 */
const seams = { levels: 48, share: 0.0005 }

/** What differs between two screenshots beyond the seams of raster tiles; empty when nothing does. */
async function visibleChange(page: Page, before: Buffer, after: Buffer): Promise<string> {
  if (after.equals(before)) return ''
  const images = [before, after].map((image) => image.toString('base64'))
  const { largest, share } = await page.evaluate(async (encoded) => {
    const [one, other] = await Promise.all(
      encoded.map(async (image) => {
        const bytes = Uint8Array.from(atob(image), (byte) => byte.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes]))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
      }),
    )
    const differences = Array.from(one ?? [], (level, index) => Math.abs(level - (other?.[index] ?? 0)))
    return {
      largest: differences.reduce((most, difference) => Math.max(most, difference), 0),
      share: differences.filter((difference) => difference > 0).length / differences.length,
    }
  }, images)
  if (largest <= seams.levels && share <= seams.share) return ''
  return `${(share * 100).toFixed(3)}% of the values differ, by up to ${largest} levels`
}

for (const [width, height] of [
  [360, 823],
  [1280, 800],
] as const) {
  for (const { path } of allPages) {
    test(`${path} at ${width} px has complete critical CSS: the stylesheet changes no pixel of the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      // Images might load between the two screenshots.
      await page.route(/\/(pictures|scenes)\/|\.(woff2|js)$/, (route) => route.abort())
      const release = await hold(page, '**/assets/*.css')
      await page.goto(path, { waitUntil: 'commit' })
      const stylesheet = page.waitForResponse('**/assets/*.css')
      await page.waitForLoadState('domcontentloaded')
      await expect(page.locator('main h1')).toBeVisible()
      // Mask icons come with the stylesheet.
      await page.addStyleTag({ content: '.icon { visibility: hidden !important }' })
      const before = await screenshot(page)
      release()
      await (await stylesheet).finished()
      await page.waitForFunction(() => document.styleSheets.length > 2)
      const after = await screenshot(page)
      const change = await visibleChange(page, before, after)
      if (change === '') return
      await test.info().attach('without the stylesheet', { body: before, contentType: 'image/png' })
      await test.info().attach('with the stylesheet', { body: after, contentType: 'image/png' })
      throw new Error(
        `The stylesheet changes the first screen of ${path}: ${change}. See the screenshots attached.`,
      )
    })
  }
}

test('heading, buttons, first section and scene of a page are painted in the same frame', async ({
  page,
}) => {
  const parts = ['h1 + p', 'h1 ~ div a', '#main > section', '#main .illustration']
  await page.addInitScript((selectors) => {
    const firstFrames: Record<string, number> = {}
    Object.assign(window, { firstFrames })
    let frame = 0
    const note = () => {
      for (const selector of selectors) {
        if (document.querySelector(selector)?.checkVisibility()) firstFrames[selector] ??= frame
      }
      frame += 1
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  }, parts)
  await page.goto(pages.customerHome.path)
  await expect(page.locator('#main .illustration')).toBeVisible()
  const frames = await page.evaluate(() => (window as unknown as { firstFrames: object }).firstFrames)
  expect(Object.keys(frames)).toEqual(parts)
  expect(new Set(Object.values(frames)).size, JSON.stringify(frames)).toBe(1)
})

for (const path of [pages.landing.path, pages.blog.path, formPages.requestACallback.path, '/nothing/here']) {
  test(`${path} is complete where its stylesheet and scripts cannot be loaded`, async ({ page }) => {
    await page.route('**/assets/*', (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    // Without the call bar of phones.
    for (const part of await page.locator('main > :not(nav), main form, main .illustration, footer').all())
      await expect(part).toBeVisible()
  })
}
