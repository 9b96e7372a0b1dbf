import { expect, type Page, test } from '@playwright/test'
import { joinUs } from '#content/pages/join-us.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

const card = joinUs.groups[0]?.cards[0]
if (!card) throw new Error('There is no card')

const opener = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Read more ?: ${title}$`) })
const popup = (page: Page, title: string = card.title) => page.getByRole('dialog', { name: title })

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  'the overlay': (page) => page.mouse.click(8, 8),
  'the close icon': (page) => popup(page).getByRole('button', { name: 'Close popup' }).click(),
  Close: (page) => popup(page).getByRole('button', { name: 'Close', exact: true }).click(),
  Esc: (page) => page.keyboard.press('Escape'),
}

test('the popups of the cards', async ({ page }) => {
  await open(page, pages.joinUs.path)

  await test.step('the last card opens a popup with its own title and text', async () => {
    const { title, text } = joinUs.selfEmployed.cards.at(-1) ?? card
    await opener(page, title).click()
    await expect(popup(page, title)).toHaveText([title, ...text, 'Close'].join(''))
    await page.keyboard.press('Escape')
  })

  for (const [name, close] of Object.entries(waysToClose)) {
    await test.step(`the popup closes by ${name}, and the focus returns to the card`, async () => {
      await opener(page, card.title).focus()
      await page.keyboard.press('Enter')
      await expect(popup(page)).toBeVisible()
      await close(page)
      await expect(popup(page)).toBeHidden()
      await expect(opener(page, card.title)).toBeFocused()
    })
  }

  await test.step('a click anywhere on a card opens its popup', async () => {
    await page
      .getByRole('article')
      .filter({ hasText: card.summary })
      .click({ position: { x: 12, y: 12 } })
    await expect(popup(page)).toBeVisible()
  })

  await test.step('a click inside does not close the popup, not even at its edge', async () => {
    const box = await popup(page).locator('> *').boundingBox()
    if (!box) throw new Error('The popup has no box')
    await page.mouse.click(box.x + box.width / 2, box.y + 2)
    await expect(popup(page)).toBeVisible()
  })

  await test.step('selecting text to outside the popup does not close it', async () => {
    const text = await popup(page)
      .getByText(card.text[0] ?? '')
      .boundingBox()
    if (!text) throw new Error('The text has no box')
    await page.mouse.move(text.x + 80, text.y + 10)
    await page.mouse.down()
    await page.mouse.move(8, text.y + 20, { steps: 4 })
    await page.mouse.up()
    await expect(popup(page)).toBeVisible()
  })
})
