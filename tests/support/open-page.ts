import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until its script has run and all of it is laid out. */
export async function open(page: Page, path: string) {
  const ready = whenReady(page)
  await page.goto(path)
  await ready()
}

/** To be called before a page is opened; then waits until its script runs (the keep-alive requests the status). */
export function whenReady(page: Page): () => Promise<void> {
  const status = page.waitForResponse('**/api/status')
  // Awaited later, or never where the page turns out to be broken.
  status.catch(() => {})
  return async () => {
    await status
    await page.locator('html[data-laid-out]').waitFor()
  }
}

/** The same, and until its islands are hydrated, as by the hand of somebody who is about to use them. */
export async function openHydrated(page: Page, path: string) {
  await open(page, path)
  await hydrate(page)
}

export async function hydrate(page: Page) {
  for (const island of await page.locator('[data-island]').all()) {
    const intent = await island.getAttribute('data-intent')
    await (intent ? page.locator(intent) : island).dispatchEvent('pointerover')
    await expect(island).toHaveAttribute('data-hydrated', '')
  }
}
