import type { Page } from '@playwright/test'

/** Opens a page and waits until it is alive: hydration has ended once the keep-alive has been called. */
export async function open(page: Page, path: string) {
  const awake = page.waitForResponse('**/api/status')
  await page.goto(path)
  await awake
}
