import { expect, type Page, test } from '@playwright/test'
import { formPages, pages } from '#content/site/pages.ts'

/** The first frame in which each of these selectors is seen; the document is looked at in every frame. */
async function firstFrames(page: Page, path: string, selectors: string[]): Promise<number[]> {
  await page.addInitScript((all) => {
    const first: Record<string, number> = {}
    Object.assign(window, { first })
    let frame = 0
    const note = () => {
      for (const one of all) {
        if (document.querySelector(one)?.checkVisibility()) first[one] ??= frame
      }
      frame += 1
      if (Object.keys(first).length < all.length) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  }, selectors)
  await page.goto(path)
  const seen = () => page.evaluate(() => (window as unknown as { first: Record<string, number> }).first)
  await expect.poll(async () => Object.keys(await seen()).length).toBe(selectors.length)
  const first = await seen()
  return selectors.map((selector) => first[selector] ?? Number.NaN)
}

test('the words of a hero are seen first, then what to do and the page below, then the scene', async ({
  page,
}) => {
  const [words, actions, section, scene] = await firstFrames(page, pages.customerHome.path, [
    'h1 + p',
    'h1 ~ div a',
    '#main > section',
    '#main .illustration',
  ])
  expect(words).toBeLessThan(Number(actions))
  expect(words).toBeLessThan(Number(section))
  expect(actions).toBeLessThanOrEqual(Number(scene))
  expect(section).toBeLessThanOrEqual(Number(scene))
})

test('what a form is for is seen before the form', async ({ page }) => {
  const [words, form] = await firstFrames(page, formPages.requestOurBrochure.path, ['h1 + p', 'main form'])
  expect(words).toBeLessThan(Number(form))
})

for (const path of [pages.landing.path, pages.blog.path, formPages.requestACallback.path, '/nothing/here']) {
  test(`${path} is seen whole where neither its styles nor its scripts ever come`, async ({ page }) => {
    await page.route('**/assets/*', (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    for (const part of await page.locator('main > *, main form, main .illustration, footer').all())
      await expect(part).toBeVisible()
  })
}
