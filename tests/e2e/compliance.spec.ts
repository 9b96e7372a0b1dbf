import { expect, test } from '@playwright/test'
import { videos } from '#content/pages/videos.ts'
import { openStates } from '../support/open-states.ts'

// The compliance rules that need a browser and do not apply to every page.

test('R10 the video host is requested only when a video is started', async ({ page }) => {
  const asked: string[] = []
  const host = new URL(videos[0]?.url ?? '').origin
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A film' })
  })
  await openStates['the video popup']?.(page)
  if (videos.length > 1) await page.getByRole('button', { name: 'Next video' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /^Play: / }).click()
  await expect.poll(() => asked.length).toBe(1)
})
