import { expect, test } from '@playwright/test'
import { formWords } from '#content/forms/form-words.ts'
import { landing } from '#content/pages/landing.ts'
import { team } from '#content/pages/team.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { wording } from '#content/site/wording.ts'
import { open } from '../support/open-page.ts'
import { someService } from '../support/some-service.ts'

test('in print the scene is left out, and the folded guide is open', async ({ page }) => {
  await open(page, someService.path)
  const scene = page.locator('main svg.illustration')
  await expect(scene).toBeVisible()
  const guide = page.getByText(
    someService.guide.papers.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))[0] ?? '',
  )
  await expect(guide).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(scene).toBeHidden()
  await expect(guide).toBeVisible()
})

test('in print the cards of the landing page are below the words about them', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await open(page, pages.landing.path)
  await page.emulateMedia({ media: 'print' })
  const words = await page.getByText(landing.lead).boundingBox()
  const card = await page.getByRole('heading', { name: wording.landing.customerCard }).boundingBox()
  expect(card?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? Number.POSITIVE_INFINITY))
})

test('in print controls are left out, and no testimonial is beyond the edge', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await open(page, pages.customerHome.path)
  const onScreen = [
    page.getByRole('button', { name: formWords.submit.contact }),
    page.getByRole('button', { name: shellWords.header.openMenu }),
    page.locator('main .icon').first(),
  ]
  for (const part of onScreen) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of onScreen) await expect(part).toBeHidden()
  const last = page.getByText(clientTestimonials.at(-1)?.text ?? '')
  const beyond = await last.evaluate((words) => words.getBoundingClientRect().right - innerWidth)
  expect(beyond).toBeLessThan(0)
})

test('in print a team card that is turned over shows name, role and bio, none above another', async ({
  page,
}) => {
  const [member] = team
  if (!member) throw new Error('The team has no member')
  await page.setViewportSize({ width: 500, height: 800 })
  await open(page, pages.adviserAboutUs.path)
  const card = page.getByRole('article').filter({ hasText: member.bio })
  await card.getByRole('button').click()
  await page.emulateMedia({ media: 'print' })
  const parts = [card.locator('h3'), card.getByText(member.role), card.getByText(member.bio)]
  let bottom = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    await expect(part).toBeVisible()
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(bottom)
    bottom = (box?.y ?? 0) + (box?.height ?? 0)
  }
})
