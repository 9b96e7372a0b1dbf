import { expect, type Locator, type Page, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

test.use({ reducedMotion: 'no-preference' })

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

/** Holds the answer to this URL back until the returned function is called. */
async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is far below the screen is laid out once the page is hydrated', async ({ page }) => {
  const release = await hold(page, '**/assets/entry*.js')
  await page.goto(pages.customerHome.path, { waitUntil: 'commit' })
  const last = page.locator('main > section').last()
  await expect.poll(() => isLaidOut(last)).toBe(false)
  release()
  await expect.poll(() => isLaidOut(last)).toBe(true)
})

test('what has been scrolled to stays on the screen when the stylesheet comes and when the rest is laid out', async ({
  page,
}) => {
  const releaseStylesheet = await hold(page, '**/assets/style*.css')
  const releaseEntry = await hold(page, '**/assets/entry*.js')
  await page.goto(pages.landing.path, { waitUntil: 'commit' })
  const lookedAt = page.locator('main > section').last().getByRole('heading').first()
  await lookedAt.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  const top = () => lookedAt.evaluate((heading) => heading.getBoundingClientRect().top)

  releaseStylesheet()
  await page.locator('link[rel=stylesheet]:not([media=print])').waitFor({ state: 'attached' })
  const styled = await top()
  expect(styled).toBeGreaterThan(0)
  expect(styled).toBeLessThan(page.viewportSize()?.height as number)

  releaseEntry()
  await page.locator('html[data-laid-out]').waitFor()
  // Every frame of the layout may round the scroll position to a whole pixel.
  expect(Math.abs((await top()) - styled)).toBeLessThan(3)
})

test('the stylesheet is applied where nothing is in the middle of the screen to keep in place', async ({
  page,
}) => {
  // As in a frame without a size.
  await page.addInitScript(() => {
    document.elementFromPoint = () => null
  })
  await open(page, pages.landing.path)
  await expect(page.locator('link[rel=stylesheet]')).not.toHaveAttribute('media', 'print')
})
