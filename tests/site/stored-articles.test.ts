import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articlePages } from '#content/pages/article-pages.ts'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { elementsOf, only, parsePage, textOf } from '../support/served-page.ts'
import { storeArticles } from '../support/stored-articles.ts'

// What is stored while the site runs is on its pages a few seconds later.

const lists = [
  { id: 'news', path: pages.media.path, empty: articlePages.media.empty },
  { id: 'blog', path: pages.blog.path, empty: articlePages.blog.empty },
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

/** Its title and text would be markup, and would end the script element of the list's data. */
const first = {
  title: '<b> & ]]>',
  content: 'First sentence. </script><script>alert(1)</script>',
  link: 'https://example.com/?a=1&b=2',
  image: '/favicon.svg',
}
const second = {
  content: 'Second, untitled.',
  link: 'https://example.com/2',
  image: 'https://example.com/2.jpg',
  date: '2026-11-03',
}

const own = {
  ...first,
  title: 'Fresh today',
  content: 'Third.',
  link: `${pages.blog.path}/on-pensions`,
  text: 'All of it.',
  date: '2026-11-02',
  author: 'Ann Example',
}

/** The critical CSS has the classes of what the first screen shows now. */
async function expectCriticalCss(path: string) {
  const html = await (await site.request(path)).text()
  const critical = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  const blocks = (await mainAt(path)).children.filter((child) => typeof child !== 'string')
  const classes = blocks.slice(0, 2).flatMap(({ attributes }) => attributes.class?.split(' ') ?? [])
  expect(classes.filter((name) => !critical?.includes(`.${name}`))).toEqual([])
}

// Every change makes the site render its pages again: one after the other.
test('an empty list says so', async () => {
  storeInBoth([])
  for (const { path, empty } of lists) {
    await expect.poll(async () => textOf(await mainAt(path))).toContain(empty)
    expect(await rowsAt(path)).toEqual([])
    await expectCriticalCss(path)
  }
})

describe('an empty list that gets three articles', () => {
  beforeAll(() => storeInBoth([first, second, own]))

  test('has them, each with a heading, and no picture of another host', async () => {
    const pictures = ['/favicon.svg']
    for (const { path } of lists) {
      await expect
        .poll(() => rowsAt(path))
        .toEqual([
          { headings: [first.title], text: expect.stringContaining('First sentence.'), pictures },
          // Without a title, its first sentence is its heading.
          {
            headings: ['Second, untitled.'],
            text: expect.stringContaining(formatLong(plainDate(second.date))),
            pictures: [],
          },
          { headings: [own.title], text: expect.stringContaining('Third.'), pictures },
        ])
      await expectCriticalCss(path)
    }
  })

  test('fetches the picture of the first, which is on the first screen, at once, and no other', async () => {
    for (const { path } of lists) {
      const images = elementsOf(await mainAt(path), 'img')
      expect(images.map(({ attributes: { src, loading } }) => [src, loading])).toEqual([
        ['/favicon.svg', 'eager'],
        ['/favicon.svg', 'lazy'],
      ])
    }
  })

  test('nothing in an article can end the script element of the list’s data, or is markup in its feed', async () => {
    const feedAt = async (path: string) => (await site.request(`${path}/feed.xml`)).text()
    for (const { path } of lists) {
      // The feeds are rendered last.
      await expect.poll(() => feedAt(path)).toContain('First sentence')
      const feed = await feedAt(path)
      expect(feed).toContain('<title>&lt;b&gt; &amp; ]]&gt;</title>')
      expect(feed).toContain('<link>https://example.com/?a=1&amp;b=2</link>')
      expect(feed).not.toContain('<script>')
    }
    const page = parsePage(await (await site.request(pages.blog.path)).text())
    const data = only(page, 'data', ({ attributes }) => attributes.type === 'application/ld+json')
    const graph: Record<string, unknown>[] = JSON.parse(data.children.join(''))['@graph']
    expect(graph.find((node) => node['@type'] === 'Blog')).toMatchObject({
      blogPost: [{ headline: first.title, url: first.link }, {}, { headline: own.title }],
    })
  })
})
