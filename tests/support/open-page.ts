import type { Page } from '@playwright/test'

/** Opens a page and waits until it is hydrated (the keep-alive then requests the status) and wholly laid out. */
export async function open(page: Page, path: string) {
  const hydrated = page.waitForResponse('**/api/status')
  await page.goto(path)
  await hydrated
  await page.locator('html[data-laid-out]').waitFor()
}

/** Waits until the count has not changed for half a second. */
export async function waitUntilStable(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await page.waitForTimeout(500)
  }
}
