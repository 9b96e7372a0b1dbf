import { expect, type Page, test } from '@playwright/test'
import { videos } from '#content/pages/videos.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'
import { watchPage } from '../support/watch-page.ts'

const tile = (page: Page) => page.getByRole('button', { name: 'Watch the films' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Hear from our Advisers' })
const previous = (page: Page) => popup(page).getByRole('button', { name: 'Previous video' })
const next = (page: Page) => popup(page).getByRole('button', { name: 'Next video' })
const dot = (page: Page, index: number) =>
  popup(page).getByRole('button', { name: new RegExp(`^Video ${index + 1}: `) })
const poster = (page: Page) => popup(page).getByRole('button', { name: /^Play: / })
const frame = (page: Page) => page.locator('iframe')
const last = videos.length - 1
const middle = Math.floor(last / 2)

/** Blocks requests to other hosts, and records them. */
async function watchForeignHosts(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'A film' })
    },
  )
  return asked
}

async function expectShown(page: Page, index: number) {
  const title = videos[index]?.title ?? ''
  await expect(popup(page).getByText(`${index + 1} of ${videos.length}: ${title}`)).toBeVisible()
  const dots = await popup(page)
    .getByRole('button', { name: /^Video \d+: / })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaCurrent))
  expect(dots).toEqual(videos.map((_, position) => String(position === index)))
  await expect(previous(page)).toBeEnabled({ enabled: index > 0 })
  await expect(next(page)).toBeEnabled({ enabled: index < last })
}

test('the tile of Personal Approach opens the videos as well', async ({ page }) => {
  await open(page, pages.personalApproach.path)
  await tile(page).click()
  await expectShown(page, 0)
})

test('the popup of the videos', async ({ page }) => {
  const asked = await watchForeignHosts(page)
  const watch = await watchPage(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, pages.adviserHome.path)

  await test.step('the tile opens the videos, with disabled arrows at both ends', async () => {
    await tile(page).click()
    await expectShown(page, 0)
    await next(page).press('Enter')
    await expectShown(page, 1)
    await dot(page, last).click()
    await expectShown(page, last)
    await dot(page, 1).click()
    await previous(page).click()
    await expectShown(page, 0)
    await expect(previous(page)).toBeFocused()
  })

  await test.step('R10 no other host is requested before a click on a poster', async () => {
    for (const index of [0, middle, last]) {
      await dot(page, index).click()
      await expect(poster(page)).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
    }
    expect(asked).toEqual([])
  })

  for (const [width, height] of [
    [1280, 620],
    [360, 740],
    [1280, 900],
  ] as const) {
    await test.step(`at ${width} × ${height} the close button and the arrows are on the screen`, async () => {
      await page.setViewportSize({ width, height })
      await dot(page, 0).click()
      await expect(popup(page).getByRole('button', { name: 'Close videos' })).toBeInViewport({ ratio: 1 })
      await next(page).click()
      await expect(next(page)).toBeInViewport({ ratio: 1 })
      const overflow = await popup(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
      expect(overflow).toBe(0)
    })
  }

  await test.step('the frame is 515 px high on a wide screen, poster and film alike', async () => {
    await dot(page, middle).click()
    const height = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.height
    await expect.poll(() => height(poster(page))).toBe(515)
    await poster(page).click()
    await expect.poll(() => height(frame(page))).toBe(515)
  })

  await test.step('only the shown video loads, and none is left when another is chosen or the popup is closed', async () => {
    await expect(frame(page)).toHaveCount(1)
    await expect(frame(page)).toHaveAttribute('title', videos[middle]?.title ?? '')
    await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible()
    expect(watch.blocked).toEqual([])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(new RegExp(`^${videos[middle]?.url}\\?`))

    await next(page).click()
    await expect(frame(page)).toHaveCount(0)
    await expect(poster(page)).toBeVisible()

    for (const close of [
      () => popup(page).getByRole('button', { name: 'Close videos' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 8),
    ]) {
      await poster(page).click()
      await expect(frame(page)).toHaveCount(1)
      await previous(page).focus()
      await close()
      await expect(popup(page)).toBeHidden()
      await expect(frame(page)).toHaveCount(0)
      await expect(tile(page)).toBeFocused()
      await tile(page).click()
      await expect(frame(page)).toHaveCount(0)
    }
  })
})
