import type { Page } from '@playwright/test'

/** Opens a page and waits until it is alive: hydration has ended once the keep-alive has been called. */
export async function open(page: Page, path: string) {
  const awake = page.waitForResponse('**/api/status')
  await page.goto(path)
  await awake
}

/** Until what is below the first screen has been laid out as well, which comes right after the paint. */
export async function laidOut(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('section, footer')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  )
}

/** Until half a second has brought nothing new. */
export async function quiet(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await page.waitForTimeout(500)
  }
}
