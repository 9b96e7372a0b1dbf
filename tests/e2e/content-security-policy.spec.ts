import { expect, test } from '@playwright/test'
import { open } from '../support/open-page.ts'
import { watchPage } from '../support/watch-page.ts'

test('An injected inline script and a frame of another site are blocked', async ({ page }) => {
  const watch = await watchPage(page)
  await open(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.isBroken = true'
    const frame = document.createElement('iframe')
    frame.src = 'https://example.com/'
    document.body.append(script, frame)
  })
  await expect.poll(() => watch.blocked).toContain('script-src-elem blocks inline')
  await expect.poll(() => watch.blocked).toContain('frame-src blocks https://example.com')
  expect(await page.evaluate(() => 'isBroken' in window), 'the injected script ran').toBe(false)
})
