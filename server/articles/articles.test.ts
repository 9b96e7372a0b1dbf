import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { articleName, parseArticle } from './article.ts'
import {
  type ArticleList,
  createArticleReader,
  readArticles,
  replaceArticles,
  seedArticles,
} from './articles.ts'

const article = {
  title: 'On pensions',
  content: 'What changed in April.',
  link: 'https://example.com/a',
  image: '/pictures/media-pension-calls.svg',
}
const { title: _, ...untitled } = article

describeOnSqlite('the news and blog lists', (suite) => {
  const store = (list: ArticleList, articles: Article[]) =>
    transact(suite.database, (trx) =>
      replaceArticles(
        trx,
        list,
        articles.map((item) => ({ article: item, isHidden: false })),
        randomUUID,
      ),
    )

  test('are seeded on a first start, and never again', async () => {
    await seedArticles(suite.database, { news: [article, untitled], blog: [] }, randomUUID)
    await seedArticles(suite.database, { news: [], blog: [article] }, randomUUID)
    expect(await readArticles(suite.database, 'news')).toEqual([article, untitled])
    expect(await readArticles(suite.database, 'blog')).toEqual([])
  })

  test('are read for every page, and served stale while the database is down', async () => {
    const away = await suite.openAnother()
    const faults: unknown[] = []
    const read = await createArticleReader(away, { pictures: {}, onError: (fault) => faults.push(fault) })
    const newer = { ...article, title: 'Newer' }
    await store('blog', [newer, article])
    expect(await read('blog')).toEqual([newer, article])
    await away.close()
    expect(await read('blog')).toEqual([newer, article])
    expect(await read('news')).toEqual([article, untitled])
    expect(faults).toHaveLength(2)
    await store('blog', [article])
  })

  test('show the firm’s own picture once the catalogue has it', async () => {
    const size = { widths: [], width: 600, height: 400 }
    const own = { kind: 'file' as const, src: '/pictures/studio.avif', ...size, alt: 'A radio studio' }
    const drawn = { ...article, image: '/pictures/media-2.svg' }
    await store('blog', [article, drawn])
    const read = await createArticleReader(suite.database, {
      pictures: { 'media-pension-calls': own },
      onError: () => {},
    })
    expect(await read('blog')).toEqual([{ ...article, image: '/pictures/studio.avif' }, drawn])
  })

  test('show a scene in place of a picture that is gone', async () => {
    await store('blog', [article])
    const read = await createArticleReader(suite.database, {
      pictures: {},
      onError: () => {},
      isServed: (path) => path !== article.image,
    })
    expect(await read('blog')).toEqual([{ ...article, image: '/scenes/blog.svg' }])
  })

  test('keep articles of our own when the blog has another address, and when their page is gone', async () => {
    const own = { ...article, text: 'All of it.', date: '2026-11-16', author: 'Jo Ward' }
    const stored = { ...own, link: '/FormerNameBlog/on-pensions', related: '/OurServices/NoLongerOffered' }
    await store('blog', [stored])
    expect(await readArticles(suite.database, 'blog')).toEqual([
      { ...own, link: `${pages.blog.path}/on-pensions` },
    ])
  })

  test('show no such link even where one is stored', async () => {
    await store('news', [article, { ...article, link: 'data:text/html,x' }])
    expect(await readArticles(suite.database, 'news')).toEqual([article])
  })

  test('an article of a later day is shown from that day on, by London clocks', async () => {
    const later = { ...article, title: 'Later', date: '2027-03-29' }
    await transact(suite.database, (trx) =>
      replaceArticles(trx, 'news', [{ article: later, isHidden: false }], randomUUID),
    )
    let now = Date.parse('2027-03-28T22:59:59Z')
    const read = await createArticleReader(suite.database, {
      pictures: {},
      onError: () => {},
      now: () => now,
    })
    expect(await read('news')).toEqual([])
    now += 1_000
    expect((await read('news')).map(({ title }) => title)).toEqual(['Later'])
  })
})

describe('an article', () => {
  test('without a title is named by its first words, none of them cut', () => {
    const content = 'Advisers and office staff spent a damp Friday in waders, clearing a stream.'
    expect(articleName({ ...untitled, content })).toBe(
      'Advisers and office staff spent a damp Friday in waders…',
    )
  })

  test.each(['https://example.com/p.jpg', '/images/p.avif', '/pictures/media-pension-calls.svg'])(
    'may show %s',
    (image) => {
      expect(parseArticle({ ...article, image })).toMatchObject({ ok: true })
    },
  )

  test.each([
    'media-1',
    'images/p.jpg',
    '',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '//example.com/p.jpg',
    'a" onerror="x',
  ])('may not show %s', (image) => {
    expect(parseArticle({ ...article, image })).toMatchObject({ ok: false })
  })

  test.each([
    'ftp://example.com',
    'mailto:a@example.com',
    'example.com',
    'https://',
    ' ',
    '/Customer',
    `${pages.blog.path}/../Customer`,
    `${pages.blog.path}/on-pensions`,
  ])('may not link to %j', (link) => {
    expect(parseArticle({ ...article, link })).toMatchObject({ ok: false })
  })
})
