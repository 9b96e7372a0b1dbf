import { expect, test } from '@playwright/test'
import { customerHome } from '#content/pages/customer-home.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { team } from '#content/pages/team.ts'
import { pages } from '#content/site/pages.ts'
import { someService } from '../../support/some-service.ts'

const { page: service } = someService

test('a URL with the fragment of an answer, or of a section of a guide, opens it', async ({ page }) => {
  const item = service.faq.at(-1)
  if (!item) throw new Error('There is no question')
  await page.goto(`${someService.path}#${item.id}`)
  await expect(page.getByText(item.answer.slice(0, 40))).toBeInViewport()
  await page.goto(`${someService.path}#${someService.guide.costs.id}`)
  await expect(page.locator(`#${someService.guide.costs.id}`).getByRole('table')).toBeInViewport()
})

test('the testimonials scroll, and the arrows are hidden', async ({ page }) => {
  await page.goto(pages.customerHome.path)
  const list = page.getByRole('list', { name: customerHome.testimonials.heading })
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
  const last = list.getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await list.hover()
  await page.mouse.wheel(20_000, 0)
  await expect(last).toBeInViewport()
})

test('every bio of the team is shown under its portrait', async ({ page }) => {
  await page.goto(pages.adviserAboutUs.path)
  const cards = page.locator('[aria-labelledby="team"]').getByRole('article')
  await expect(cards).toHaveCount(team.length)
  for (const { bio } of team) await expect(page.getByText(bio)).toBeVisible()
  await expect(cards.getByRole('button')).toHaveCount(0)
})

test('the texts of Join Us stand below their cards', async ({ page }) => {
  await page.goto(pages.joinUs.path)
  for (const { title, text } of [...joinUs.groups, joinUs.selfEmployed].flatMap((group) => group.cards)) {
    const below = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(below.getByText(text[0] ?? '')).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Read more/ })).toHaveCount(0)
})
