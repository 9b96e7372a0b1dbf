import { expect, type Page, test } from '@playwright/test'
import { events, eventsPage } from '#content/pages/events.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

const { sections } = eventsPage
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shownHeadings = (page: Page) => page.locator('main section').getByRole('heading', { level: 2 })
/** A kind without events is not shown. */
const kinds = Object.keys(sections).filter((kind) => events.some((event) => event.kind === kind))
const headings = kinds.map((kind) => sections[kind as keyof typeof sections].heading)
const [firstHeading = '', secondHeading = ''] = headings

test('the filter buttons toggle, and filter the events by kind', async ({ page }) => {
  test.skip(headings.length < 2, 'The events are of one kind, which needs no filter.')
  await open(page, pages.events.path)
  const all = await shownHeadings(page).allTextContents()
  expect(all.filter((text) => headings.includes(text))).toEqual(headings)

  const first = button(page, firstHeading)
  const second = button(page, secondHeading)
  const everything = button(page, eventsPage.all)
  await expect(everything).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(everything).toHaveAttribute('aria-pressed', 'false')
  await expectKinds(page, [firstHeading])

  await second.press('Space')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expectKinds(page, [firstHeading, secondHeading])

  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expectKinds(page, [secondHeading])

  await second.press('Space')
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await expect(everything).toHaveAttribute('aria-pressed', 'true')
  await expectKinds(page, headings)

  await first.click()
  await everything.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(everything).toHaveAttribute('aria-pressed', 'true')
  await expectKinds(page, headings)
})

async function expectKinds(page: Page, shown: string[]) {
  for (const heading of headings) {
    await expect(page.getByRole('heading', { name: heading, level: 2, exact: true })).toBeVisible({
      visible: shown.includes(heading),
    })
  }
}
