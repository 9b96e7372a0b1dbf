import { expect, type Page, test } from '@playwright/test'
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
    - paragraph: ${JSON.stringify(role)}
    - 'button "${name}, ${role}: read about"'
`
const back = `
  - article:
    - /children: equal
    - paragraph: ${JSON.stringify(bio)}
    - 'button "${name}, ${role}: turn back" [expanded]'
`

test('the cards of the team', async ({ page }) => {
  await open(page, pages.adviserAboutUs.path)

  await test.step('a card flips to the bio by a click anywhere on it, and back by another', async () => {
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

  await test.step('a card flips and back by keyboard, and keeps focus', async () => {
    await turn(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toMatchAriaSnapshot(back)
    await expect(turn(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(card(page)).toMatchAriaSnapshot(front)
    await expect(turn(page)).toBeFocused()
  })

  await test.step('flipping one card does not flip the others', async () => {
    await turn(page).click()
    await expect(page.getByRole('button', { name: /: read about$/ })).toHaveCount(team.length - 1)
    await turn(page).click()
    await expect(card(page)).toMatchAriaSnapshot(front)
  })

  await test.step('at every width no bio is cut off by its card', async () => {
    await page
      .getByRole('button', { name: /: read about$/ })
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).click()))
    await expect(page.getByRole('button', { name: /: turn back$/ })).toHaveCount(team.length)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await cards(page).evaluateAll((elements) =>
        elements
          .map((element) => element.children[1])
          .filter((face) => face && face.scrollHeight > face.clientHeight)
          .map((face) => face?.textContent),
      )
      expect(cut, `${width} px`).toEqual([])
    }
  })

  await test.step('in print a card that is turned over shows name, role and bio, none above another', async () => {
    await page.setViewportSize({ width: 500, height: 800 })
    await page.emulateMedia({ media: 'print' })
    let bottom = Number.NEGATIVE_INFINITY
    for (const part of [card(page).locator('h3'), card(page).getByText(role), card(page).getByText(bio)]) {
      await expect(part).toBeVisible()
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(bottom)
      bottom = (box?.y ?? 0) + (box?.height ?? 0)
    }
  })
})
