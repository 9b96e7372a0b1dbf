import { expect, test } from '@playwright/test'
import { keyAttributes } from '#content/pages/key-attributes.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

test('each metric card toggles, and is seen to', async ({ page }) => {
  await open(page, pages.landing.path)
  const cards = page.locator('[aria-labelledby="key-attributes"]').getByRole('button')
  await expect(cards).toHaveCount(keyAttributes.length)
  for (const card of await cards.all()) {
    const look = () =>
      card.evaluate((element) => {
        const { backgroundColor, color, borderColor, boxShadow } = getComputedStyle(element)
        return [backgroundColor, color, borderColor, boxShadow].join()
      })
    const before = await look()
    await card.press('Enter')
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await card.blur()
    expect(await look()).not.toBe(before)
    await card.press('Enter')
    await expect(card).toHaveAttribute('aria-pressed', 'false')
  }
})
