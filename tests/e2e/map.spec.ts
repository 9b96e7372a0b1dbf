import { expect, type Page, test } from '@playwright/test'
import { firm } from '#content/site/firm.ts'
import { office } from '#content/site/office.ts'
import { pages } from '#content/site/pages.ts'

const block = (page: Page) => page.getByRole('region', { name: office.heading })

const moments = [
  { when: 'a Monday at 10:00', at: '2026-11-16T10:00:00Z', says: 'Open now' },
  { when: 'a Monday at 08:29', at: '2026-11-16T08:29:00Z', says: 'Closed now' },
  { when: 'a Monday at 08:30', at: '2026-11-16T08:30:00Z', says: 'Open now' },
  { when: 'a Friday at 16:59', at: '2026-11-20T16:59:00Z', says: 'Open now' },
  { when: 'a Friday at 17:00', at: '2026-11-20T17:00:00Z', says: 'Closed now' },
  { when: 'a Saturday at noon', at: '2026-11-21T12:00:00Z', says: 'Closed now' },
  { when: 'Christmas Day at noon', at: '2026-12-25T12:00:00Z', says: 'Closed now' },
  { when: 'a bank holiday Monday at noon', at: '2027-05-03T11:00:00Z', says: 'Closed now' },
  // In summer London is an hour ahead of UTC.
  { when: 'a summer Tuesday at 08:45', at: '2027-06-15T07:45:00Z', says: 'Open now' },
  { when: 'a summer Tuesday at 17:15', at: '2027-06-15T16:15:00Z', says: 'Closed now' },
] as const

for (const timezoneId of ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo']) {
  test.describe(`In a browser set to ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the office is open or closed by London time', async ({ page }) => {
      await page.clock.install({ time: '2026-11-16T07:00:00Z' })
      await page.goto(pages.landing.path)
      for (const { when, at, says } of moments) {
        await page.clock.setFixedTime(at)
        await page.clock.runFor(60_000)
        await expect(block(page).getByText(/^(Open|Closed) now$/), when).toHaveText(says)
      }
    })
  })
}

test('at five the office is shown as closed without a reload', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T16:58:30Z' })
  await page.goto(pages.landing.path)
  await expect(block(page).getByText('Open now')).toBeVisible()
  await page.clock.runFor(120_000)
  await expect(block(page).getByText('Closed now')).toBeVisible()
})

for (const path of [pages.landing.path, pages.contactUs.path]) {
  test(`on ${path} the block has map, address, hours, and directions in a new tab`, async ({ page }) => {
    await page.goto(path)
    await expect(block(page).getByRole('img').first()).toBeVisible()
    await expect(block(page)).toContainText(firm.address.lines.join(', '))
    await expect(block(page)).toContainText('Monday to Friday: 8:30 to 5:00')
    const directions = block(page).getByRole('link', { name: /^Get Directions/ })
    await expect(directions).toHaveAttribute('href', firm.directionsUrl.value)
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('rel', 'noopener')
  })
}

test('Get Directions opens a new tab and leaves the page as it is', async ({ page, context }) => {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  )
  await page.goto(pages.landing.path)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    block(page)
      .getByRole('link', { name: /^Get Directions/ })
      .click(),
  ])
  expect(tab.url()).toBe(firm.directionsUrl.value)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(pages.landing.path)
})
