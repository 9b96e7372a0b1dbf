import { expect, test } from '@playwright/test'
import { keyAttributes } from '#content/pages/key-attributes.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

test('each metric card toggles', async ({ page }) => {
  await open(page, pages.landing.path)
  const cards = page.locator('[aria-labelledby="key-attributes"]').getByRole('button')
  await expect(cards).toHaveText(keyAttributes.map(({ figure, text }) => figure + text))
  const looks = async () =>
    cards.evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, color, borderColor, boxShadow } = getComputedStyle(element)
        return [backgroundColor, color, borderColor, boxShadow].join()
      }),
    )
  await page.mouse.move(0, 0)
  const before = await looks()
  for (const index of keyAttributes.keys()) {
    const card = cards.nth(index)
    await expect(card).toHaveAttribute('aria-pressed', 'false')
    await card.click()
    await page.mouse.move(0, 0)
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await looks())[index]).not.toBe(before[index])
    await card.press('Enter')
    await expect(card).toHaveAttribute('aria-pressed', 'false')
    await card.blur()
    await expect.poll(looks).toEqual(before)
  }
})
