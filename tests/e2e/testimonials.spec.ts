import { expect, type Locator, type Page, test } from '@playwright/test'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

const carousels = [
  {
    of: 'clients',
    path: pages.customerHome.path,
    heading: customerHome.testimonials.heading,
    count: clientTestimonials.length,
  },
  {
    of: 'advisers',
    path: pages.adviserHome.path,
    heading: adviserHome.testimonialsHeading,
    count: adviserTestimonials.length,
  },
]

/** A row of fewer cards cannot be moved by three of them on a wide screen. */
const longRow = 6

const track = (page: Page) => page.getByRole('region').locator('ul[tabindex="0"]')
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

for (const { of, path, heading, count } of carousels) {
  test(`the testimonials of ${of}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await expect(page.getByRole('list', { name: heading }).getByRole('listitem')).toHaveCount(count)

    // Both have the same row of cards: how it behaves at other widths and with motion is seen with the first.
    for (const width of of === 'clients' ? [1280, 768, 360] : [1280]) {
      await test.step(`${of}, ${width} px: the arrows move by exactly one card from end to end`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect(previous(page)).toBeDisabled()
        await expectRest(track(page), 0)

        const step = await cardStep(track(page))
        let moves = 0
        // By its place: the arrow is disabled a little after the last move.
        while ((await hiddenOfLastCard(track(page))) >= 2) {
          await next(page).click()
          moves += 1
          await expectRest(track(page), moves * step)
          await expect(previous(page)).toBeEnabled()
          expect(moves).toBeLessThan(count)
        }
        await expect(next(page)).toBeDisabled()
        await expect(next(page)).toBeFocused()
        await page.keyboard.press('Enter')

        for (; moves > 0; moves -= 1) {
          await expect(previous(page)).toBeEnabled()
          await previous(page).click()
          await expectRest(track(page), (moves - 1) * step)
          await expect(next(page)).toBeEnabled()
        }
        await expect(previous(page)).toBeDisabled()
        await expect(previous(page)).toBeFocused()
      })
    }

    if (count < longRow) return
    await test.step(`${of}: after a resize the same card is at the edge, and the arrows move by the new card width`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await next(page).click()
      await next(page).click()
      await expectRest(track(page), 2 * (await cardStep(track(page))))
      for (const width of [700, 360, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(async () => (await place(track(page))) / (await cardStep(track(page))))
          .toBeCloseTo(2, 1)
      }
      const step = await cardStep(track(page))
      await next(page).click()
      await expectRest(track(page), 3 * step)
    })

    await test.step(`${of}: after a resize at the end a whole card is at the edge`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await track(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
      await expect(next(page)).toBeDisabled()
      for (const width of [900, 500, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => offWholeCard(track(page))).toBeLessThan(2)
      }
    })

    if (of === 'clients') await test.step('with motion', () => checkMotion(page))
  })
}

async function checkMotion(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await track(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
  await expectRest(track(page), 0)
  await expect(previous(page)).toBeDisabled()

  await test.step('an arrow moves the row by exactly one card', async () => {
    await next(page).click()
    await expectRest(track(page), await cardStep(track(page)))
    await previous(page).click()
    await expectRest(track(page), 0)
  })

  await test.step('two clicks in quick succession move two cards while the first is still moving', async () => {
    const step = await cardStep(track(page))
    const moves = await next(page).evaluate((arrow: HTMLButtonElement, half) => {
      const row = arrow.closest('[aria-roledescription]')?.querySelector('ul') as HTMLElement
      arrow.click()
      arrow.click()
      return { isSmooth: row.scrollLeft < half }
    }, step / 2)
    expect(moves).toEqual({ isSmooth: true })
    await expectRest(track(page), 2 * step)
    await previous(page).evaluate((arrow: HTMLButtonElement) => {
      arrow.click()
      arrow.click()
    })
    await expectRest(track(page), 0)
  })

  await test.step('a drag that ends between two cards snaps to a whole one', async () => {
    await track(page).hover()
    await page.mouse.wheel(300, 0)
    await expect.poll(() => place(track(page))).toBeGreaterThan(100)
    await expect.poll(() => offWholeCard(track(page))).toBeLessThan(2)
    await expect(previous(page)).toBeEnabled()
  })

  await test.step('the row of cards can be scrolled by keyboard', async () => {
    await track(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
    await expectRest(track(page), 0)
    await track(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => place(track(page))).toBeGreaterThan(100)
    await expect.poll(() => offWholeCard(track(page))).toBeLessThan(2)
  })
}

test('hydration does not move a row that was scrolled before', async ({ page }) => {
  test.skip(clientTestimonials.length < longRow, 'There are too few testimonials to scroll through.')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  let letScriptCome = () => {}
  const moved = new Promise<void>((resolve) => {
    letScriptCome = resolve
  })
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

/** How much of the last card is beyond the right edge of the row. */
function hiddenOfLastCard(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const last = element.lastElementChild?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY
    return last - element.getBoundingClientRect().right
  })
}

function place(list: Locator): Promise<number> {
  return list.evaluate((element) => element.scrollLeft)
}

/** Asked often: one test waits for sixty moves, and the default interval is longer than most of them take. */
async function expectRest(list: Locator, left: number) {
  await expect.poll(async () => Math.abs((await place(list)) - left), { intervals: [40] }).toBeLessThan(2)
}

/** How far the nearest card's edge is from the edge of the row. */
async function offWholeCard(list: Locator): Promise<number> {
  const [left, step] = [await place(list), await cardStep(list)]
  return Math.abs(left - Math.round(left / step) * step)
}
