import { expect, type Page, test } from '@playwright/test'
import { formPages, pages } from '#content/site/pages.ts'

/** 1.6 Mbit/s and 150 ms, as on a telephone in the country. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** The page's own patience with its scripts. */
const patienceMs = 3_000

/** Clicks what the selector names as soon as the document is there, and notes when, and when the site was ready. */
async function clickAtOnce(page: Page, path: string, selector: string) {
  const noted: { click?: number; ready?: number } = {}
  await page.exposeFunction('note', (what: 'click' | 'ready', at: number) => {
    noted[what] = at
  })
  await page.addInitScript(
    ({ path, selector }) => {
      if (location.pathname !== path) return
      const { note } = window as unknown as { note: (what: string, at: number) => void }
      addEventListener('site-ready', () => note('ready', performance.now()))
      addEventListener('DOMContentLoaded', () => {
        setTimeout(() => {
          note('click', performance.now())
          document.querySelector<HTMLElement>(selector)?.click()
        }, 10)
      })
    },
    { path, selector },
  )
  return noted
}

const pathOf = (page: Page) => new URL(page.url()).pathname

const consultationDialog = (page: Page) => page.getByRole('dialog', { name: 'Free Initial Consultaion' })
const callbackDialog = (page: Page) => page.getByRole('dialog', { name: 'Request a Callback' })

/** Something of each kind, what it does, and what it does where no script ever comes. */
const clicks = [
  {
    what: 'a menu',
    path: '/',
    selector: 'header nav a[href="/Customer"][data-awaits-script]',
    works: (page: Page) =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Mortgage Planning' })).toBeVisible(),
    plainPath: pages.customerHome.path,
  },
  {
    what: 'a tile',
    path: '/',
    selector: `main li a[href^="${formPages.requestACallback.path}"]`,
    works: (page: Page) => expect(consultationDialog(page)).toBeVisible(),
    plainPath: formPages.requestACallback.path,
  },
  {
    what: 'a link of the footer',
    path: pages.customerHome.path,
    selector: `footer a[href="${formPages.requestACallback.path}"]`,
    works: (page: Page) => expect(callbackDialog(page)).toBeVisible(),
    plainPath: formPages.requestACallback.path,
  },
  {
    what: 'a button',
    path: '/',
    selector: 'main button[aria-pressed]',
    works: (page: Page) =>
      expect(page.getByRole('main').locator('button[aria-pressed]').first()).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    plainPath: '/',
  },
]

for (const { what, path, selector, works, plainPath } of clicks) {
  for (const line of ['fast', 'slow'] as const) {
    test(`a click on ${what} in the first 50 ms is kept and made when the scripts are ready, on a ${line} line`, async ({
      page,
    }) => {
      if (line === 'slow') {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', slowLine)
      }
      const noted = await clickAtOnce(page, path, selector)
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => noted.ready !== undefined || pathOf(page) !== path).toBe(true)
      const waited = (noted.ready ?? Number.POSITIVE_INFINITY) - (noted.click ?? Number.NaN)
      expect(waited).toBeGreaterThan(0)
      // Scripts that come too late, on a machine that is too busy, find the click's plain work done.
      if (waited > patienceMs) return await expect.poll(() => pathOf(page)).toBe(plainPath)
      await works(page)
      // Nothing else has happened: neither another page nor a second dialog.
      expect(pathOf(page)).toBe(path)
      expect(await page.getByRole('dialog').count()).toBeLessThanOrEqual(1)
    })
  }

  test(`a click on ${what} does its plain work after three seconds where no script comes`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', () => {})
    const noted = await clickAtOnce(page, path, selector)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => noted.click).toBeDefined()
    expect(pathOf(page)).toBe(path)
    await page.waitForURL((url) => url.pathname === plainPath, { timeout: 6_000, waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('of two early clicks the last is made, once', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const buttons = document.querySelectorAll<HTMLElement>('main button[aria-pressed]')
      buttons[0]?.click()
      buttons[1]?.click()
    })
  })
  await page.goto('/')
  const buttons = page.getByRole('main').locator('button[aria-pressed]')
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'false')
})

test('an early click with a key held opens a new tab, as it says everywhere', async ({ page, context }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .locator(`a[href^="${formPages.requestACallback.path}"]`)
    .first()
    .click({
      modifiers: ['ControlOrMeta'],
    })
  await (await opened).waitForURL(/RequestACallback/)
  expect(pathOf(page)).toBe('/')
})
