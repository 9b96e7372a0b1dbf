import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'

test.use({ reducedMotion: 'no-preference' })

test('heading, buttons, first section and scene of a page are painted in the same frame, however slowly they come', async ({
  page,
  request,
}) => {
  const html = await (await request.get(pages.customerHome.path)).text()
  const afterHeading = html.indexOf('</h1>') + '</h1>'.length
  const rest = Promise.withResolvers<void>()
  const slow = createServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, afterHeading))
    await rest.promise
    response.end(html.slice(afterHeading))
  }).listen(0, '127.0.0.1')
  await once(slow, 'listening')

  const parts = ['h1', 'h1 + p', 'h1 ~ div a', '#main > section', '#main .illustration']
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
  await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  await page.locator('h1').waitFor({ state: 'attached' })
  // Time for the frame that must not be painted.
  await page.waitForTimeout(500)
  rest.resolve()
  await expect(page.locator('#main .illustration')).toBeVisible()
  const frames = await page.evaluate(() => (window as unknown as { firstFrames: object }).firstFrames)
  expect(Object.keys(frames)).toEqual(parts)
  expect(new Set(Object.values(frames)).size, JSON.stringify(frames)).toBe(1)
  slow.close()
})

for (const path of [pages.landing.path, pages.requestACallback.path]) {
  test(`${path} is complete where its stylesheet and scripts cannot be loaded`, async ({ page }) => {
    await page.route('**/assets/*', (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    // Without the call bar of phones, and the river, which is drawn over what stands below.
    for (const part of await page.locator('main > :not(nav, [data-river]), main .illustration, footer').all())
      await expect(part).toBeVisible()
    // A form may be in a fold, which opens without stylesheet and scripts.
    for (const fold of await page.locator('main details:not([open]):has(form) > summary').all())
      await fold.click()
    for (const form of await page.locator('main form').all()) await expect(form).toBeVisible()
  })
}
