import { expect, test } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { clientTestimonials } from '#content/testimonials.ts'
import { open } from './open-page.ts'

test('on paper a page is its words: the scene behind them is left out', async ({ page }) => {
  await open(page, pages.mortgagePlanning.path)
  const scene = page.locator('main .scenery')
  await expect(scene).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(scene).toBeHidden()
})

test('on paper nothing asks to be pressed, and nothing lies beyond the edge', async ({ page }) => {
  await open(page, pages.customerHome.path)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Submit', 'Open menu']) await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.locator('main .icon').first()).toBeHidden()
  const last = page.getByText(clientTestimonials.at(-1)?.text ?? '')
  const beyond = await last.evaluate((words) => words.getBoundingClientRect().right - innerWidth)
  expect(beyond).toBeLessThan(0)
})
