import type { Page } from '@playwright/test'

/** Opens a page and waits for its hydration, after which the keep-alive requests the status. */
export async function open(page: Page, path: string) {
  const hydrated = page.waitForResponse('**/api/status')
  await page.goto(path)
  await hydrated
}

/** Waits until the count has not changed for half a second. */
export async function waitUntilStable(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await page.waitForTimeout(500)
  }
}
