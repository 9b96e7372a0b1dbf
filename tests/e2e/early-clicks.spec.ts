import { expect, type Page, test } from '@playwright/test'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { whenHydrated } from '../support/open-page.ts'

test.use({ reducedMotion: 'no-preference' })

/** Clicks each of these as soon as the document is parsed, long before it is hydrated. */
async function clickBeforeHydration(page: Page, path: string, ...selectors: string[]) {
  await page.addInitScript(
    ({ path, selectors }) => {
      if (location.pathname !== path) return
      addEventListener('load', () => {
        for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click()
      })
    },
    { path, selectors },
  )
  await page.goto(path)
}

const buttons = (page: Page) => page.getByRole('main').locator('button[aria-pressed]')
const button = (number: number) => `main li:nth-child(${number}) > button[aria-pressed]`

test('a click on a button before hydration takes effect once the page is hydrated', async ({ page }) => {
  await clickBeforeHydration(page, '/', button(1))
  await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'true')
})

test('of two clicks before hydration the last takes effect, once', async ({ page }) => {
  await clickBeforeHydration(page, '/', button(1), button(2))
  await expect(buttons(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(buttons(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
})

test('a menu that is opened before hydration stays open, and gets its shortcuts', async ({ page }) => {
  const { openMenu, menu, closeMenu } = shellWords.header
  const { promise: isOpen, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/assets/*.js', (route) => isOpen.then(() => route.continue()))
  const hydrated = whenHydrated(page)
  await page.goto(pages.customerHome.path, { waitUntil: 'commit' })
  await page.getByRole('button', { name: openMenu }).click()
  const overlay = page.getByRole('dialog', { name: menu })
  await expect(overlay).toBeVisible()
  letCodeCome()
  await hydrated()
  await expect(overlay.getByRole('link', { name: firm.phone.display })).toBeVisible()
  await overlay.getByRole('button', { name: closeMenu }).click()
  await expect(overlay).toBeHidden()
})

for (const { what, path, selector, leadsTo } of [
  {
    what: 'a menu entry with a dropdown',
    path: '/',
    selector: `header nav a[href="${pages.customerHome.path}"]`,
    leadsTo: pages.customerHome.path,
  },
  {
    what: 'a link that opens a dialog',
    path: pages.customerHome.path,
    selector: `footer a[href="${pages.requestACallback.path}"]`,
    leadsTo: pages.requestACallback.path,
  },
]) {
  test(`${what} is a plain link before its script has loaded`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(selector).first().click()
    await page.waitForURL((url) => url.pathname === leadsTo, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
