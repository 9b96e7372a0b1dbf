import { expect, type Page, test } from '@playwright/test'
import { firm } from '#content/site/firm.ts'
import { office } from '#content/site/office.ts'
import { openingHours } from '#content/site/opening-hours.ts'
import { pages } from '#content/site/pages.ts'
import { londonInstant } from '#domain/london.ts'
import { addDays, type PlainDate, plainDate, weekdayName } from '#domain/plain-date.ts'
import { type DayTimes, hoursOn } from '#domain/working-hours.ts'
import { open } from '../support/open-page.ts'

const block = (page: Page) => page.getByRole('region', { name: office.heading })

const weekOf = (monday: string) => Array.from({ length: 7 }, (_, days) => addDays(plainDate(monday), days))
const isOpenDay = (day: PlainDate) => hoursOn(day, openingHours) !== null
const closedDays = weekOf('2026-11-16').filter((day) => !isOpenDay(day))

/** The first or the last open day of the week that begins on this Monday, with its hours. */
function openDay(monday: string, which: 0 | -1) {
  const date = weekOf(monday).filter(isOpenDay).at(which) as PlainDate
  return { date, ...(hoursOn(date, openingHours) as DayTimes) }
}

const minute = 60_000
const first = openDay('2026-11-16', 0)
const last = openDay('2026-11-16', -1)
// In summer London is an hour ahead of UTC.
const summer = openDay('2027-06-14', 0)
const opens = londonInstant(first.date, first.opens)
const closes = londonInstant(last.date, last.closes)
const moments = [
  { when: 'within its hours', at: opens + 30 * minute, says: 'Open now' },
  { when: 'a minute before it opens', at: opens - minute, says: 'Closed now' },
  { when: 'as it opens', at: opens, says: 'Open now' },
  { when: 'a minute before it closes', at: closes - minute, says: 'Open now' },
  { when: 'as it closes', at: closes, says: 'Closed now' },
  { when: 'the night before', at: londonInstant(first.date, '00:30'), says: 'Closed now' },
  ...closedDays.map((day) => ({
    when: `${weekdayName(day)} at noon`,
    at: londonInstant(day, '12:00'),
    says: 'Closed now',
  })),
  { when: 'Christmas Day at noon', at: londonInstant(plainDate('2026-12-25'), '12:00'), says: 'Closed now' },
  {
    when: 'a bank holiday Monday at noon',
    at: londonInstant(plainDate('2027-05-03'), '12:00'),
    says: 'Closed now',
  },
  {
    when: 'a summer day as it opens',
    at: londonInstant(summer.date, summer.opens),
    says: 'Open now',
  },
  {
    when: 'a summer day as it closes',
    at: londonInstant(summer.date, summer.closes),
    says: 'Closed now',
  },
]

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

test('the sign turns at closing time without a reload', async ({ page }) => {
  await page.clock.install({ time: londonInstant(first.date, first.closes) - 1.5 * minute })
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
    await expect(block(page)).toContainText(office.hours[0] as string)
    const directions = block(page).getByRole('link', { name: /^Get Directions/ })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('rel', 'noopener')
  })
}

test('Get Directions opens a map with the way to the office in a new tab, and leaves the page as it is', async ({
  page,
  context,
}) => {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  )
  await open(page, pages.landing.path)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    block(page)
      .getByRole('link', { name: /^Get Directions/ })
      .click(),
  ])
  expect(new URL(tab.url()).searchParams.get('to')).toBe(firm.address.lines.join(', '))
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(pages.landing.path)
})
