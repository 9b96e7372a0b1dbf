import { expect, test } from '@playwright/test'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { seedBlogs } from '#content/pages/articles.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { events } from '#content/pages/events.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { team } from '#content/pages/team.ts'
import { videos } from '#content/pages/videos.ts'
import { pages } from '#content/site/pages.ts'
import { someService } from '../../support/some-service.ts'

const { page: service } = someService

test('a service page reads from its heading to its warnings', async ({ page }) => {
  await page.goto(someService.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.heading)
  for (const { heading, paragraphs } of service.intro) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    for (const paragraph of paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
  }
  for (const warning of service.warnings)
    await expect(page.getByText(warning, { exact: true }).first()).toBeVisible()
})

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
  for (const [index, { name, role, bio }] of team.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name })).toBeVisible()
    await expect(card.getByText(role, { exact: true })).toBeVisible()
    await expect(card.getByText(bio)).toBeVisible()
    await expect(card.getByRole('button')).toHaveCount(0)
  }
})

test('the texts of Join Us stand below their cards', async ({ page }) => {
  await page.goto(pages.joinUs.path)
  for (const { title, text } of [...joinUs.groups, joinUs.selfEmployed].flatMap((group) => group.cards)) {
    const below = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(below.getByText(text[0] ?? '')).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Read more/ })).toHaveCount(0)
})

test('the videos are links, and nothing loads from elsewhere', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.goto(pages.adviserHome.path)
  for (const { title, url } of videos) {
    const link = page.getByRole('link', { name: title })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', url)
  }
  await expect(page.getByRole('button', { name: 'Watch the films' })).toHaveCount(0)
  expect(asked.filter((host) => host !== 'localhost')).toEqual([])
})

test('events, blog and privacy notice are there in full', async ({ page }) => {
  await page.goto(pages.events.path)
  for (const { title } of events) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await test.step('the filter buttons of the events are hidden', async () => {
    await expect(page.getByRole('group', { name: 'Show only' })).toHaveCount(0)
  })
  await page.goto(pages.blog.path)
  for (const { content } of seedBlogs) await expect(page.getByText(content)).toBeVisible()
  await page.goto(pages.privacyPolicy.path)
  const [, section] = privacyNotice.sections
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: section?.heading ?? '' })
    .click()
  await expect(page.getByRole('heading', { name: section?.heading ?? '' })).toBeInViewport()
})
