import { expect, test } from '@playwright/test'
import { videos } from '#content/pages/videos.ts'
import { open } from '../support/open-page.ts'
import { openStates } from '../support/open-states.ts'
import { watchPage } from '../support/watch-page.ts'

test('A started video may be framed', async ({ page }) => {
  const watch = await watchPage(page)
  const host = new URL(videos[0]?.url ?? '').origin
  await page.route(`${host}/**`, (asked) => asked.fulfill({ contentType: 'text/html', body: 'A film' }))
  await openStates['the video popup']?.(page)
  await page.getByRole('button', { name: /^Play: / }).click()
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible()
  expect(watch.blocked).toEqual([])
})

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
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false)
})
