import { expect, type Page, test } from '@playwright/test'
import { videos } from '#content/pages/videos.ts'
import { everyRoute } from '../support/every-route.ts'
import { open } from '../support/open-page.ts'
import { openStates } from '../support/open-states.ts'

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 240_000 })

/** Tells of all that the page's own policy stops from now on, as the document and the console have it. */
async function watchPolicy(page: Page) {
  const first = Promise.withResolvers<void>()
  const broken: string[] = []
  const note = (what: string) => {
    broken.push(what)
    first.resolve()
  }
  await page.exposeFunction('noteViolation', note)
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(what: string): void }
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.effectiveDirective} stops ${event.blockedURI}`),
    )
  })
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) note(message.text())
  })
  return {
    broken,
    /** A page that is stopped may never come to life: nobody waits for it any longer. */
    async expectNoneIn(where: string, visit: Promise<unknown>) {
      await Promise.race([visit, first.promise])
      expect([where, broken]).toEqual([where, []])
    },
  }
}

test('No page and nothing that opens asks for what its policy forbids', async ({ page }) => {
  const policy = await watchPolicy(page)
  for (const route of everyRoute) await policy.expectNoneIn(route, open(page, route))
  for (const [state, reach] of Object.entries(openStates)) await policy.expectNoneIn(state, reach(page))
})

test('A film that is started may be framed', async ({ page }) => {
  const policy = await watchPolicy(page)
  const host = new URL(videos[0]?.url ?? '').origin
  await page.route(`${host}/**`, (asked) => asked.fulfill({ contentType: 'text/html', body: 'A film' }))
  const watch = async () => {
    await openStates['the video popup']?.(page)
    await page.getByRole('button', { name: /^Play: / }).click()
    await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible()
  }
  await policy.expectNoneIn('the film', watch())
})

test('A script in the page and a frame of another site are stopped, and noticed', async ({ page }) => {
  const policy = await watchPolicy(page)
  await open(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.isBroken = true'
    const frame = document.createElement('iframe')
    frame.src = 'https://example.com/'
    document.body.append(script, frame)
  })
  await expect.poll(() => policy.broken).toContain('script-src-elem stops inline')
  await expect.poll(() => policy.broken).toContain('frame-src stops https://example.com')
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false)
})
