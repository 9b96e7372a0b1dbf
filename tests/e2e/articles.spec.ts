import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { articlePages } from '#content/pages/article-pages.ts'
import { seedBlogs, seedMedia } from '#content/pages/articles.ts'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { type SiteProcess, startSite } from '../../commands/site-process.ts'
import { open } from '../support/open-page.ts'

const lists = [
  { id: 'Media', path: pages.media.path, seed: seedMedia, empty: articlePages.media.empty },
  { id: 'Blogs', path: pages.blog.path, seed: seedBlogs, empty: articlePages.blog.empty },
]
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

test.describe('Stored articles', () => {
  test.describe.configure({ mode: 'serial' })

  let site: SiteProcess
  test.beforeAll(async () => {
    site = await startSite()
  })
  test.afterAll(() => site.stop())

  for (const { id, path, empty } of lists) {
    test(`${path} shows a few seconds later what was stored meanwhile`, async ({ page }) => {
      const items = [
        { title: 'Fresh today', content: 'First.', link: 'https://example.com/1', image: '/favicon.svg' },
        { content: 'Second, untitled.', link: 'https://example.com/2', image: 'https://example.com/2.jpg' },
      ]
      store(site.dataDir, id, items)
      await reloadUntil(page, site.address + path, () => expect(rows(page)).toHaveCount(2, atOnce))
      await expect(rows(page).first().getByRole('heading')).toHaveText('Fresh today')
      await expect(rows(page).last().getByRole('heading')).toHaveCount(0)
      await expect(rows(page).last()).toContainText('Second, untitled.')
      // Images of other hosts are not requested.
      await expect(rows(page).first().locator('img')).toHaveCount(1)
      await expect(rows(page).last().locator('img')).toHaveCount(0)

      store(site.dataDir, id, items.slice(1))
      await reloadUntil(page, site.address + path, () => expect(rows(page)).toHaveCount(1, atOnce))
    })

    test(`${path} also shows it after client-side navigation`, async ({ page }) => {
      store(site.dataDir, id, [
        { content: 'Written while you read.', link: 'https://example.com/3', image: '/pictures/gone.svg' },
      ])
      await open(page, site.address)
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
      await expect(rows(page)).toHaveText([/Written while you read\./])
      // A sample's picture that is no longer there: a scene is.
      await expect(rows(page).locator('img')).toHaveAttribute('src', /^\/scenes\//)
    })

    test(`${path} says so when the list is empty`, async ({ page }) => {
      store(site.dataDir, id, [])
      await reloadUntil(page, site.address + path, () => expect(rows(page)).toHaveCount(0, atOnce))
      await expect(page.getByText(empty)).toBeVisible()
    })

    test(`${path} says so when there is no list at all`, async ({ page }) => {
      store(site.dataDir, id, [
        { content: 'Gone soon.', link: 'https://example.com/4', image: '/favicon.svg' },
      ])
      await reloadUntil(page, site.address + path, () => expect(rows(page)).toHaveCount(1, atOnce))
      const database = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 10_000 })
      database.prepare('delete from marketing_documents where id = ?').run(id)
      database.close()
      await reloadUntil(page, site.address + path, () => expect(page.getByText(empty)).toBeVisible(atOnce))
    })
  }
})

const atOnce = { timeout: 200 }

/** Opens the page, and again whenever the site serves another one, until it holds. */
async function reloadUntil(page: Page, address: string, holds: () => Promise<void>) {
  let opened = ''
  await expect(async () => {
    const served = await (await page.request.get(address)).text()
    expect(served === opened, 'the page is served as before').toBe(false)
    expect((await page.goto(address))?.status()).toBe(200)
    opened = served
    await holds()
  }).toPass({ timeout: 40_000 })
}

function store(dataDir: string, id: string, items: Article[]) {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 10_000 })
  database.exec('pragma busy_timeout = 2000')
  database
    .prepare('update marketing_documents set items = ?, updated_utc = ? where id = ?')
    .run(JSON.stringify(items), new Date().toISOString(), id)
  database.close()
}
