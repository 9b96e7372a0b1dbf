import { expect, test } from '@playwright/test'
import { blog } from '#content/pages/articles.ts'
import { pages } from '#content/site/pages.ts'

test('the background of a list alternates from item to item', async ({ page }) => {
  test.skip(blog.length < 2, 'A firm may have written none.')
  await page.goto(pages.blog.path)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const grounds = await page
      .locator('main > ul > li')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor))
    const [odd, even] = grounds
    expect(odd).not.toBe(even)
    expect(grounds).toEqual(grounds.map((_, index) => (index % 2 === 0 ? odd : even)))
  }
})
