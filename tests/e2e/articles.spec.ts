import { expect, type Page, test } from '@playwright/test'
import { seedBlogs } from '#content/pages/articles.ts'
import { pages } from '#content/site/pages.ts'
import { startSite } from '../../commands/site-process.ts'
import { open } from '../support/open-page.ts'
import { storeArticles } from '../support/stored-articles.ts'

const lists = [
  { id: 'news', path: pages.media.path },
  { id: 'blog', path: pages.blog.path },
] as const
const rows = (page: Page) => page.locator('main > ul > li')

test('the background of a list alternates from item to item', async ({ page }) => {
  test.skip(seedBlogs.length < 2, 'A firm that writes at the desk seeds none.')
  await page.goto(pages.blog.path)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const grounds = await rows(page).evaluateAll((items) =>
      items.map((item) => getComputedStyle(item).backgroundColor),
    )
    const [odd, even] = grounds
    expect(odd).not.toBe(even)
    expect(grounds).toEqual(grounds.map((_, index) => (index % 2 === 0 ? odd : even)))
  }
})

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
