import { expect, test } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { open } from './open-page.ts'

test('on paper a page is its words: the scene behind them is left out', async ({ page }) => {
  await open(page, pages.mortgagePlanning.path)
  const scene = page.locator('main .scenery')
  await expect(scene).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(scene).toBeHidden()
})
