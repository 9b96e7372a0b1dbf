import { expect, test } from '@playwright/test'
import { videos } from '#content/pages/videos.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'
import { watchPage } from '../support/watch-page.ts'

test('R10 the video host is requested only when a video is started, and may then be framed', async ({
  page,
}) => {
  const watch = await watchPage(page)
  const host = new URL(videos[0]?.url ?? '').origin
  let requests = 0
  await page.route(`${host}/**`, (route) => {
    requests += 1
    return route.fulfill({ contentType: 'text/html', body: 'A film' })
  })
  await open(page, pages.adviserHome.path)
  await page.getByRole('button', { name: 'Watch the films' }).click()
  const play = page.getByRole('button', { name: /^Play: / })
  await expect(play).toBeVisible()
  expect(requests).toBe(0)
  await play.click()
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible()
  expect(requests).toBe(1)
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
  expect(await page.evaluate(() => 'isBroken' in window), 'the injected script ran').toBe(false)
})
