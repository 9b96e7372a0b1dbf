import { expect, test } from '@playwright/test'
import { formCopy } from '#content/forms/form-copy.ts'
import { landing } from '#content/pages/landing.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { wording } from '#content/site/wording.ts'
import { open } from '../support/open-page.ts'

test('in print the cards of the landing page are below the words about them', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await open(page, pages.landing.path)
  await page.emulateMedia({ media: 'print' })
  const words = await page.getByText(landing.lead).boundingBox()
  const card = await page.getByRole('heading', { name: wording.landing.customerCard }).boundingBox()
  expect(card?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? Number.POSITIVE_INFINITY))
})

test('in print the scene and controls are left out, and no testimonial is beyond the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await open(page, pages.customerHome.path)
  const onScreen = [
    page.locator('main svg.illustration').first(),
    page.getByRole('button', { name: formCopy.submit.contact }),
    page.getByRole('button', { name: shellWords.header.openMenu }),
    page.locator('main .icon').first(),
  ]
  for (const part of onScreen) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of onScreen) await expect(part).toBeHidden()
  const last = page.getByText(clientTestimonials.at(-1)?.text ?? '')
  const beyond = await last.evaluate((words) => words.getBoundingClientRect().right - innerWidth)
  expect(beyond).toBeLessThan(0)
})
