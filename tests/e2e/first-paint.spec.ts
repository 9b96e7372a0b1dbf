import { expect, test } from '@playwright/test'
import { formPages, pages } from '#content/pages.ts'

/** What a frame shows, noted in each of the first frames. */
interface Shown {
  heading: boolean
  scene: boolean
  section: boolean
}

test('the words of a hero are seen before its scene, and all of the page soon after', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: Shown[] = []
    Object.assign(window, { frames })
    const isShown = (selector: string) => Boolean(document.querySelector(selector)?.checkVisibility())
    const note = () => {
      frames.push({
        heading: isShown('h1'),
        scene: isShown('#main .scenery'),
        section: isShown('#main > section'),
      })
      if (frames.length < 300) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto(pages.aboutUs.path)
  const framesOf = () => page.evaluate(() => (window as unknown as { frames: Shown[] }).frames)
  await expect.poll(async () => (await framesOf()).some(({ scene, section }) => scene && section)).toBe(true)
  const frames = await framesOf()
  const first = (what: keyof Shown) => frames.findIndex((frame) => frame[what])
  expect(first('heading')).toBeLessThan(first('section'))
  expect(first('section')).toBeLessThanOrEqual(first('scene'))
})

for (const path of [pages.landing.path, pages.blog.path, formPages.requestACallback.path, '/nothing/here']) {
  test(`${path} is seen whole where neither its styles nor its scripts ever come`, async ({ page }) => {
    await page.route('**/assets/*', (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    for (const part of await page.locator('main > *, main form, main .scenery, footer').all())
      await expect(part).toBeVisible()
  })
}
