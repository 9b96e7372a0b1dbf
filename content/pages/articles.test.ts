import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PublishedContent } from '#content/site/entry.ts'

const hostile = '</script><script>alert(1)</script> & ]]>'
const published: PublishedContent = {
  'news/on-television': {
    title: 'On television',
    content: hostile,
    outlet: 'A station',
    date: '2027-01-02',
    link: 'https://example.com/?a=1&b=2',
    image: '/favicon.svg',
  },
  'blog/power-of-attorney': { shown: false },
  'blog/one-sheet': { date: '2027-01-01', title: 'One sheet, again' },
}

beforeAll(() => {
  globalThis.publishedContent = published
  vi.resetModules()
})
afterAll(() => {
  globalThis.publishedContent = {}
  vi.resetModules()
})

test('What the firm has added, hidden and dated anew is so in the lists, the newest first', async () => {
  const { articlePath, blog, news } = await import('./articles.ts')
  expect(news[0]).toMatchObject({ title: 'On television', link: 'https://example.com/?a=1&b=2' })
  // With a new title it keeps its address.
  expect(blog[0]).toMatchObject({ title: 'One sheet, again', link: articlePath('one-sheet') })
  expect(blog.map(({ link }) => link)).not.toContain(articlePath('power-of-attorney'))
})

test('Nothing in an article is markup in its feed', async () => {
  const { feeds } = await import('#content/site/feeds.ts')
  const { loader } = await import('#app/routes/resources/feed.ts')
  const request = new Request(`http://localhost:3000${feeds[0].path}`)
  const feed = await loader({ request } as Parameters<typeof loader>[0]).text()
  expect(feed).toContain('<description>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; ]]&gt;<')
  expect(feed).toContain('<link>https://example.com/?a=1&amp;b=2</link>')
})

test.each<[id: string, fields: object, missing: string[]]>([
  ['news', {}, ['content', 'date', 'image', 'link', 'outlet']],
  ['blog', {}, ['author', 'content', 'date', 'image', 'text', 'title']],
  ['blog', { link: 'javascript:alert(1)' }, ['author', 'content', 'date', 'image', 'link', 'title']],
  ['blog', { shown: false }, []],
])('%s %o lacks %s', async (group, fields, missing) => {
  await import('./articles.ts')
  const { entryWithId } = await import('#content/site/entry.ts')
  const { check, value } = entryWithId(`${group}/new`) ?? {}
  expect(Object.keys(check?.({ ...(value as object), ...fields }) ?? {}).sort()).toEqual(missing)
})
