import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArticles } from '#server/articles/articles.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

const article = {
  title: 'On pensions',
  content: 'What changed.',
  link: 'https://example.com/a',
  image: '/favicon.svg',
}

describeOnSqlite('a list of articles', (suite) => {
  const desk = createTestDesk(suite)
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-articles-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const fileWith = async (value: unknown) => {
    const file = path.join(folder, 'articles.json')
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
    return file
  }

  test('is imported in place of what was there, and exported as it is, hidden articles included', async () => {
    const items = [article, { ...article, title: 'Not yet', hidden: true }]
    expect(await desk.says('articles', 'import', 'news', await fileWith({ items }))).toBe(
      '2 articles in place of 0.',
    )
    expect(await readArticles(suite.database, 'news')).toEqual([article])
    const exported = path.join(folder, 'news.json')
    await desk.says('articles', 'export', 'news', exported)
    expect(JSON.parse(await readFile(exported, 'utf8'))).toEqual({ items })
    expect(await desk.refuses('articles', 'export', 'news', exported)).toContain('is there already')

    await desk.says('articles', 'import', 'blog', exported)
    expect(await readArticles(suite.database, 'blog')).toEqual([article])
    await desk.says('articles', 'import', 'blog', await fileWith([]))
    expect(await readArticles(suite.database, 'blog')).toEqual([])
  })

  test('stays as it is where an article of the file cannot be shown', async () => {
    const refusal = async (value: unknown) =>
      await desk.refuses('articles', 'import', 'news', await fileWith(value))
    expect(await refusal([article, { ...article, link: 'javascript:alert(1)' }])).toContain(
      'Item 2 cannot be shown: link',
    )
    expect(await refusal([{ ...article, image: 'https://example.com/p.jpg' }])).toContain('another site')
    expect(await refusal([null])).toContain('Item 1 cannot be shown')
    expect(await refusal({ items: 1 })).toContain('neither a list')
    expect(await refusal('{')).toContain('is not JSON')
    expect(await desk.refuses('articles', 'import', 'news', path.join(folder, 'none'))).toContain('ENOENT')
    expect(await desk.refuses('articles', 'import', 'media', await fileWith([]))).toContain('news and blog')
    expect(await readArticles(suite.database, 'news')).toEqual([article])
  })
})
