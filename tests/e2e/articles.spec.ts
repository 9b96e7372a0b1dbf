import { expect, type Page, test } from '@playwright/test'
import { seedBlogs, seedMedia } from '#content/pages/articles.ts'
import { pages } from '#content/site/pages.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { startSite } from '../../commands/site-process.ts'
import { open } from '../support/open-page.ts'
import { storeArticles } from '../support/stored-articles.ts'

const lists = [
  { id: 'news', path: pages.media.path, seed: seedMedia },
  { id: 'blog', path: pages.blog.path, seed: seedBlogs },
] as const
const rows = (page: Page) => page.locator('main > ul > li')

for (const { path, seed } of lists) {
  test(`the list of ${path}`, async ({ page }) => {
    await page.goto(path)

    await test.step('shows the stored items in their order, each with its picture', async () => {
      await expect(rows(page)).toHaveCount(seed.length)
      for (const [index, { title, content, image, date }] of seed.entries()) {
        const row = rows(page).nth(index)
        await expect(row).toContainText(content)
        // Without a title, who published it and when are its heading.
        const heading = title ?? new RegExp(formatLong(plainDate(date ?? '')))
        await expect(row.getByRole('heading')).toHaveText([heading])
        await expect(row.locator('img')).toHaveAttribute('src', image)
      }
    })

    await test.step('opens Read More in a new tab', async () => {
      for (const [index, { link }] of seed.entries()) {
        const button = rows(page)
          .nth(index)
          .getByRole('link', { name: /^Read More/ })
        await expect(button).toHaveAttribute('href', link)
        await expect(button).toHaveAttribute('target', '_blank')
        await expect(button).toHaveAttribute('rel', 'noopener')
      }
    })

    for (const colorScheme of seed.length > 1 ? (['light', 'dark'] as const) : []) {
      await test.step(`alternates the background from item to item, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        const grounds = await rows(page).evaluateAll((items) =>
          items.map((item) => getComputedStyle(item).backgroundColor),
        )
        const [odd, even] = grounds
        expect(odd).not.toBe(even)
        expect(grounds).toEqual(grounds.map((_, index) => (index % 2 === 0 ? odd : even)))
      })
    }
  })
}

test('what was stored meanwhile is also shown after client-side navigation', async ({ page }) => {
  const site = await startSite()
  try {
    for (const { id } of lists)
      storeArticles(site.dataDir, id, [
        {
          content: `${id}, written while you read.`,
          link: 'https://example.com/3',
          image: '/pictures/gone.svg',
        },
      ])
    await open(page, site.address)
    for (const { id, path } of lists) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
      await expect(rows(page)).toHaveText([new RegExp(`${id}, written while you read\\.`)])
      // A sample's picture that is no longer there: a scene is.
      await expect(rows(page).locator('img')).toHaveAttribute('src', /^\/scenes\//)
    }
  } finally {
    await site.stop()
  }
})
