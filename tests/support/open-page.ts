import type { Page } from '@playwright/test'

/** Opens a page and waits until it is hydrated and wholly laid out. */
export async function open(page: Page, path: string) {
  const hydrated = whenHydrated(page)
  await page.goto(path)
  await hydrated()
}

/** To be called before a page is opened; then waits until it is hydrated (the keep-alive requests the status) and laid out. */
export function whenHydrated(page: Page): () => Promise<void> {
  const status = page.waitForResponse('**/api/status')
  // Awaited later, or never where the page turns out to be broken.
  status.catch(() => {})
  return async () => {
    await status
    await page.locator('html[data-laid-out]').waitFor()
  }
}

/** Waits until the count has not changed for half a second. */
export async function waitUntilStable(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await page.waitForTimeout(500)
  }
}
