import { expect, type Locator, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'

test.use({ reducedMotion: 'no-preference' })

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test('what is far below the screen is laid out once the page is hydrated', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/entry*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(pages.customerHome.path, { waitUntil: 'commit' })
  const last = page.locator('main > section').last()
  await expect.poll(() => isLaidOut(last)).toBe(false)
  release.resolve()
  await expect.poll(() => isLaidOut(last)).toBe(true)
})
