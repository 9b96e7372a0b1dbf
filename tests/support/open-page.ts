import type { Page } from '@playwright/test'

/** Opens a page and waits until it is alive: hydration has ended once the keep-alive has been called. */
export async function open(page: Page, path: string) {
  const awake = page.waitForResponse('**/api/status')
  await page.goto(path)
  await awake
}

/** Until half a second has brought nothing new. */
export async function quiet(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await page.waitForTimeout(500)
  }
}
