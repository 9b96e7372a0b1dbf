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
      await expect(page.locator('main h1')).toBeVisible()
      // Mask icons come with the stylesheet.
      await page.addStyleTag({ content: '.icon { visibility: hidden !important }' })
      const before = await page.screenshot({ animations: 'disabled' })
      release()
      await (await stylesheet).finished()
      await page.waitForFunction(() => document.styleSheets.length > 2)
      const after = await page.screenshot({ animations: 'disabled' })
      expect(after.equals(before)).toBe(true)
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
    for (const part of await page.locator('main > *, main form, main .illustration, footer').all())
      await expect(part).toBeVisible()
  })
}
