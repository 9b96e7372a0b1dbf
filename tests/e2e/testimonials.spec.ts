import { expect, type Locator, type Page, test } from '@playwright/test'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

/** A row of fewer cards cannot be moved by three of them on a wide screen. */
const isLongRow = clientTestimonials.length >= 6

const track = (page: Page) => page.getByRole('region').locator('ul[tabindex="0"]')
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

test('the testimonials of clients', async ({ page }) => {
  test.skip(!isLongRow, 'There are too few testimonials to scroll through.')
  await open(page, pages.customerHome.path)

  await test.step('the arrows move by exactly one card, and are disabled at the ends', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(previous(page)).toBeDisabled()
    const step = await cardStep(track(page))
    for (const moves of [1, 2]) {
      await next(page).click()
      await expectRest(track(page), moves * step)
    }
    await previous(page).click()
    await expectRest(track(page), step)
    await previous(page).click()
    await expect(previous(page)).toBeDisabled()
    await expect(previous(page)).toBeFocused()
  })

  await test.step('after a resize the same card is at the edge, and the arrows move by the new card width', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await next(page).click()
    await expectRest(track(page), await cardStep(track(page)))
    await page.setViewportSize({ width: 700, height: 800 })
    await expect
      .poll(async () => (await place(track(page))) / (await cardStep(track(page))))
      .toBeCloseTo(1, 1)
    await next(page).click()
    await expectRest(track(page), 2 * (await cardStep(track(page))))
  })

  await test.step('after a resize at the end a whole card is at the edge', async () => {
    await track(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(next(page)).toBeDisabled()
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect.poll(() => offWholeCard(track(page))).toBeLessThan(2)
  })

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const backToStart = async () => {
    await track(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
    await expectRest(track(page), 0)
  }

  await test.step('two clicks in quick succession move two cards while the first is still moving', async () => {
    await backToStart()
    const step = await cardStep(track(page))
    const isSmooth = await next(page).evaluate((arrow: HTMLButtonElement, half) => {
      const row = arrow.closest('[aria-roledescription]')?.querySelector('ul') as HTMLElement
      arrow.click()
      arrow.click()
      return row.scrollLeft < half
    }, step / 2)
    expect(isSmooth).toBe(true)
    await expectRest(track(page), 2 * step)
  })

  for (const [how, scroll] of [
    ['a drag', () => page.mouse.wheel(300, 0)],
    ['the keyboard', () => page.keyboard.press('ArrowRight')],
  ] as const)
    await test.step(`scrolled by ${how}, the row rests at a whole card`, async () => {
      await backToStart()
      await track(page).focus()
      await track(page).hover()
      await scroll()
      await expect.poll(() => place(track(page))).toBeGreaterThan(100)
      await expect.poll(() => offWholeCard(track(page))).toBeLessThan(2)
    })
})

test('the testimonials of advisers move by the same arrows', async ({ page }) => {
  await open(page, pages.adviserHome.path)
  const row = page.getByRole('list', { name: adviserHome.testimonialsHeading })
  await next(page).click()
  await expectRest(row, await cardStep(row))
})

test('hydration does not move a row that was scrolled before', async ({ page }) => {
  test.skip(!isLongRow, 'There are too few testimonials to scroll through.')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { promise: moved, resolve: letScriptCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => moved.then(() => route.continue()))
  await page.goto(pages.customerHome.path, { waitUntil: 'commit' })
  await track(page).scrollIntoViewIfNeeded()
  // Between two cards, as during a drag or smooth scrolling.
  await expect
    .poll(() =>
      track(page).evaluate((row) => {
        row.style.scrollSnapType = 'none'
        row.scrollTo({ left: 100, behavior: 'instant' })
        return row.scrollLeft
      }),
    )
    .toBe(100)
  letScriptCome()
  await expect(previous(page)).toBeEnabled()
  expect(await place(track(page))).toBe(100)
})

/** From the start of one card to the start of the next. */
function cardStep(list: Locator): Promise<number> {
  return list.evaluate(({ children: [first, second] }) =>
    first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0,
  )
}

function place(list: Locator): Promise<number> {
  return list.evaluate((element) => element.scrollLeft)
}

/** Asked often: the default interval is longer than most moves take. */
async function expectRest(list: Locator, left: number) {
  await expect.poll(async () => Math.abs((await place(list)) - left), { intervals: [40] }).toBeLessThan(2)
}

/** How far the nearest card's edge is from the edge of the row. */
async function offWholeCard(list: Locator): Promise<number> {
  const [left, step] = [await place(list), await cardStep(list)]
  return Math.abs(left - Math.round(left / step) * step)
}
