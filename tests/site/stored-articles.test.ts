import { afterAll, beforeAll, expect, test } from 'vitest'
import { articlePages } from '#content/pages/article-pages.ts'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { elementsOf, only, parsePage, textOf } from '../support/served-page.ts'
import { removeArticleLists, storeArticles } from '../support/stored-articles.ts'

// What is stored while the site runs is on its pages a few seconds later.

const lists = [
  { id: 'Media', path: pages.media.path, empty: articlePages.media.empty },
  { id: 'Blogs', path: pages.blog.path, empty: articlePages.blog.empty },
] as const

let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const storeInBoth = (items: Article[]) => {
  for (const { id } of lists) storeArticles(site.dataDir, id, items)
}

async function mainAt(path: string) {
  const response = await site.request(path)
  expect(response.status).toBe(200)
  return only(parsePage(await response.text()), 'main', ({ tag }) => tag === 'main')
}

/** The items of the list as they are served: the direct children of <main>. */
async function rowsAt(path: string) {
  const { children } = await mainAt(path)
  return children.flatMap((child) =>
    typeof child !== 'string' && child.tag === 'ul'
      ? child.children.filter((row) => typeof row !== 'string' && row.tag === 'li').map(rowOf)
      : [],
  )
}

const rowOf = (row: Parameters<typeof textOf>[0]) => {
  if (typeof row === 'string') throw new Error('A row is an element')
  return {
    headings: elementsOf(row, 'h2', 'h3').map(textOf),
    text: textOf(row),
    pictures: elementsOf(row, 'img').map(({ attributes }) => attributes.src),
  }
}

const first = {
  title: 'Fresh today',
  content: 'First.',
  link: 'https://example.com/1',
  image: '/favicon.svg',
}
const second = {
  content: 'Second, untitled.',
  link: 'https://example.com/2',
  image: 'https://example.com/2.jpg',
}

test('the lists have the stored articles, with a heading where there is a title, and no picture of another host', async () => {
  storeInBoth([first, second])
  for (const { path } of lists) {
    await expect
      .poll(() => rowsAt(path))
      .toEqual([
        { headings: ['Fresh today'], text: expect.stringContaining('First.'), pictures: ['/favicon.svg'] },
        { headings: [], text: expect.stringContaining('Second, untitled.'), pictures: [] },
      ])
  }
})

test('an article of our own is for the audience that the list is shown to', async () => {
  const link = `${pages.blog.path}/on-pensions`
  storeInBoth([{ ...first, link, text: 'All of it.', date: '2026-11-02', author: 'Ann Example' }])
  const linksAt = async (path: string) =>
    elementsOf(await mainAt(path), 'a').map(({ attributes }) => attributes.href)
  for (const { path } of lists) {
    await expect.poll(() => linksAt(path)).toContain(link)
    await expect.poll(() => linksAt(`${path}?audience=adviser`)).toContain(`${link}?audience=adviser`)
  }
})

test('the picture of the first article, which is on the first screen, is fetched at once, and no other', async () => {
  storeInBoth([first, { ...first, link: 'https://example.com/3' }])
  for (const { path } of lists) {
    await expect.poll(() => rowsAt(path)).toHaveLength(2)
    const images = elementsOf(await mainAt(path), 'img')
    expect(images.map(({ attributes }) => attributes.loading)).toEqual(['eager', 'lazy'])
  }
})

test('an article that was removed goes', async () => {
  storeInBoth([second])
  for (const { path } of lists) await expect.poll(() => rowsAt(path)).toHaveLength(1)
})

test('an empty list says so', async () => {
  storeInBoth([])
  for (const { path, empty } of lists) {
    await expect.poll(async () => textOf(await mainAt(path))).toContain(empty)
    expect(await rowsAt(path)).toEqual([])
  }
})

test('the critical CSS of a list is that of what it shows now', async () => {
  for (const items of [[], [first]]) {
    storeInBoth(items)
    for (const { path } of lists) {
      await expect.poll(() => rowsAt(path)).toHaveLength(items.length)
      const html = await (await site.request(path)).text()
      const critical = /<style>(.*?)<\/style>/s.exec(html)?.[1]
      const blocks = (await mainAt(path)).children.filter((child) => typeof child !== 'string')
      const classes = blocks.flatMap(({ attributes }) => attributes.class?.split(' ') ?? [])
      expect(classes.filter((name) => !critical?.includes(`.${name}`))).toEqual([])
    }
  }
})

test('a list that is not stored at all says the same', async () => {
  storeInBoth([second])
  for (const { path } of lists) await expect.poll(() => rowsAt(path)).toHaveLength(1)
  removeArticleLists(site.dataDir)
  for (const { path, empty } of lists)
    await expect.poll(async () => textOf(await mainAt(path))).toContain(empty)
})
