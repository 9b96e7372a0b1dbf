import { expect, type Locator, type Page, test } from '@playwright/test'
import { team } from '#content/pages/team.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

const member = team[3]
if (!member) throw new Error('The team has no fourth member')
const { name, role, bio } = member

const cards = (page: Page) => page.locator('[aria-labelledby="team"]').getByRole('article')
const card = (page: Page) => cards(page).filter({ hasText: bio })
const turn = (page: Page) => card(page).getByRole('button')

const front = `
  - article:
    - /children: equal
    - img "${name}, ${role}"
    - heading "${name}" [level=3]
    - paragraph: ${role}
    - 'button "${name}, ${role}: read about"'
`
const back = `
  - article:
    - /children: equal
    - paragraph: ${bio}
    - 'button "${name}, ${role}: turn back" [expanded]'
`

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`With motion: ${reducedMotion}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await open(page, pages.adviserAboutUs.path)
    })

    test('a card flips to the bio by a click anywhere on it, and back by another', async ({ page }) => {
      await expect(card(page)).toMatchAriaSnapshot(front)
      await expect(page.getByText(bio)).toBeHidden()

      await card(page).click({ position: { x: 60, y: 60 } })
      await expect(page.getByText(bio)).toBeVisible()
      await expect(page.getByRole('heading', { name })).toHaveCount(0)
      await expect(card(page)).toMatchAriaSnapshot(back)

      await card(page).click({ position: { x: 120, y: 200 } })
      await expect(page.getByText(bio)).toBeHidden()
      await expect(card(page)).toMatchAriaSnapshot(front)
    })

    test('a card flips and back by keyboard, and keeps focus', async ({ page }) => {
      await turn(page).focus()
      await page.keyboard.press('Enter')
      await expect(card(page)).toMatchAriaSnapshot(back)
      await expect(turn(page)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(card(page)).toMatchAriaSnapshot(front)
      await expect(turn(page)).toBeFocused()
    })
  })
}

test('the hidden side of a card is inert', async ({ page }) => {
  await open(page, pages.adviserAboutUs.path)
  const [portrait, words] = [card(page).locator('> div').first(), card(page).locator('> div').last()]
  await expect(portrait).not.toHaveAttribute('inert')
  await expect(words).toHaveCSS('visibility', 'hidden')
  await turn(page).click()
  await expect(portrait).toHaveAttribute('inert')
  await expect(portrait).toHaveCSS('visibility', 'hidden')
  await expect(words).toHaveCSS('visibility', 'visible')
})

test('flipping one card does not flip the others', async ({ page }) => {
  await open(page, pages.adviserAboutUs.path)
  await expect(page.getByRole('button', { name: /: read about$/ })).toHaveCount(team.length)
  await turn(page).click()
  await expect(page.getByRole('button', { name: /: read about$/ })).toHaveCount(team.length - 1)
  await expect(page.getByRole('button', { name: /: turn back$/ })).toHaveCount(1)
})

test('the flip is animated, except with reduced motion', async ({ page }) => {
  await open(page, pages.adviserAboutUs.path)
  const turning = () =>
    card(page)
      .locator('> div')
      .first()
      .evaluate((face) => getComputedStyle(face).transitionDuration)
  expect(await turning()).toContain('0.42s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await turning()).toMatch(/^0s(, 0s)*$/)
})

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} px no bio is cut off by its card`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, pages.adviserAboutUs.path)
    await page
      .getByRole('button', { name: /: read about$/ })
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).click()))
    await expect(page.getByRole('button', { name: /: turn back$/ })).toHaveCount(team.length)
    const cut = await cards(page).evaluateAll((elements) =>
      elements
        .map((element) => element.children[1])
        .filter((face) => face && face.scrollHeight > face.clientHeight)
        .map((face) => face?.textContent),
    )
    expect(cut).toEqual([])
  })
}

for (const width of [360, 600, 768, 1280]) {
  test(`at ${width} px the invitation fills the last row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, pages.adviserAboutUs.path)
    const section = page.locator('[aria-labelledby="team"]')
    const invitation = section.locator('div:has(> p > a)').last()
    await expect(invitation.getByRole('link')).toHaveAttribute('href', pages.joinUs.path)
    const edges = async (part: Locator) => {
      const box = await part.boundingBox()
      return box && { right: Math.round(box.x + box.width), bottom: Math.round(box.y + box.height) }
    }
    const [card, grid] = [await edges(invitation), await edges(invitation.locator('..'))]
    expect(card).toEqual(grid)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBe(0)
  })
}
