import { expect, type Page, test } from '@playwright/test'
import { officeCopy, offices } from '#content/site/offices.ts'
import { pages } from '#content/site/pages.ts'
import { londonInstant } from '#domain/london.ts'
import { hoursInLines } from '#domain/opening-hours-list.ts'
import { addDays, type PlainDate, plainDate } from '#domain/plain-date.ts'
import { type DayTimes, hoursOn } from '#domain/working-hours.ts'
import { open } from '../support/open-page.ts'

const [{ town, hours, address }] = offices
const block = (page: Page) => page.getByRole('region', { name: officeCopy.heading(town) })

test.describe('in a browser in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the sign turns when the office opens and closes in London, without a reload', async ({ page }) => {
    const monday = plainDate('2026-11-16')
    const date = [0, 1, 2, 3, 4, 5, 6]
      .map((days) => addDays(monday, days))
      .find((day) => hoursOn(day, hours)) as PlainDate
    const { opens, closes } = hoursOn(date, hours) as DayTimes
    const sign = block(page).getByText(/^(Open|Closed) now$/)
    await page.clock.install({ time: londonInstant(date, opens) - 90_000 })
    await page.goto(pages.landing.path)
    // It is worked out a screen before it is read.
    await block(page).scrollIntoViewIfNeeded()
    await expect(sign).toHaveText('Closed now')
    await page.clock.runFor(120_000)
    await expect(sign).toHaveText('Open now')
    await page.clock.setSystemTime(londonInstant(date, closes) - 90_000)
    await page.clock.runFor(60_000)
    await expect(sign).toHaveText('Open now')
    await page.clock.runFor(60_000)
    await expect(sign).toHaveText('Closed now')
  })
})

test('the block of the office on the landing page and on Contact Us', async ({ page, context }) => {
  const directions = block(page).getByRole('link', { name: /^Get Directions/ })
  const checkBlockOn = (path: string) =>
    test.step(`on ${path} the block has map, address, hours, and directions in a new tab`, async () => {
      await expect(page).toHaveURL(path)
      await expect(block(page).getByRole('img').first()).toBeVisible()
      await expect(block(page)).toContainText(address.join(', '))
      await expect(block(page)).toContainText(hoursInLines(hours)[0] ?? '')
      await expect(directions).toHaveAttribute('target', '_blank')
      await expect(directions).toHaveAttribute('rel', 'noopener')
    })
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  )
  await open(page, pages.landing.path)
  await checkBlockOn(pages.landing.path)

  await test.step('Get Directions opens a map with the way to the office in a new tab, and leaves the page as it is', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), directions.click()])
    expect(new URL(tab.url()).searchParams.get('to')).toBe(address.join(', '))
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(pages.landing.path)
  })

  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  // The URL changes before the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkBlockOn(pages.contactUs.path)
})
