import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { readArticles } from '#server/articles/articles.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

const article = {
  title: 'On pensions',
  content: 'What changed.',
  link: 'https://example.com/a',
  image: '/favicon.svg',
}
const asOptions = Object.entries(article).flatMap(([name, value]) => [`--${name}`, value])

describeOnBothDatabases('the desk’s articles', (suite) => {
  const desk = createTestDesk(suite)
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const fileWith = async (text: string) => {
    const file = path.join(folder, 'articles.json')
    await writeFile(file, text)
    return file
  }

  test('are added before the others, and the pages show them at once', async () => {
    await desk.says('media', 'add', ...asOptions)
    await desk.says(
      'media',
      'add',
      '--content',
      'Newer.',
      '--link',
      'https://example.com/b',
      '--image',
      '/social/landing.jpg',
    )
    expect(await readArticles(suite.database, 'news')).toEqual([
      { content: 'Newer.', link: 'https://example.com/b', image: '/social/landing.jpg' },
      article,
    ])
    expect(await desk.says('media')).toMatch(/2 +On pensions/)
    expect(await desk.says('blogs')).toBe('No articles.')
  })

  test('are removed by their number', async () => {
    expect(await desk.says('media', 'remove', '1')).toBe('Removed: Newer.')
    expect(await readArticles(suite.database, 'news')).toEqual([article])
    for (const number of ['0', '2', 'one', '1.5']) {
      expect(await desk.refuses('media', 'remove', number)).toContain(`no article ${number}`)
    }
    expect(await desk.refuses('media', 'remove')).toContain('no article')
  })

  test('are imported from what the list prints', async () => {
    const file = await fileWith(await desk.says('media', 'list', '--json'))
    expect(await desk.says('blogs', 'import', file)).toBe('1 articles in place of 0.')
    expect(await readArticles(suite.database, 'blog')).toEqual([article])
    expect(await desk.json('blogs', 'import', await fileWith('[]'))).toEqual({ imported: 0, replaced: 1 })
  })

  test('are checked before anything changes', async () => {
    const wrong = JSON.stringify([article, { ...article, link: 'javascript:alert(1)' }])
    expect(await desk.refuses('media', 'import', await fileWith(wrong))).toBe(
      `Item 2 cannot be shown: link: give an address that begins with https://, or ${pages.blog.path}/name-of-the-article.`,
    )
    expect(
      await desk.refuses('media', 'add', '--content', 'x', '--link', 'ftp://x', '--image', 'y'),
    ).toContain('link')
    expect(await desk.refuses('media', 'add', ...asOptions, '--image', 'media-1')).toBe(
      'The article cannot be shown: image: give a picture of the desk, or a path of this site, as /pictures/name.svg.',
    )
    const named = JSON.stringify({ items: [{ ...article, image: 'media-1' }] })
    expect(await desk.refuses('media', 'import', await fileWith(named))).toContain(
      'Item 1 cannot be shown: image',
    )
    expect(await desk.refuses('media', 'add')).toMatch(/^"media add" needs --content TEXT\./)
    expect(await desk.refuses('media', 'add', '--content', 'x', '--link', 'https://example.com')).toMatch(
      /^Which picture\?/,
    )
    for (const image of ['/pictures/none.svg', '/none.jpg'])
      expect(await desk.refuses('media', 'add', ...asOptions, '--image', image)).toBe(
        `The article cannot be shown: the site has no picture ${image}.`,
      )
    expect(await desk.refuses('media', 'import', await fileWith('{"items":1}'))).toContain('neither a list')
    expect(await desk.refuses('media', 'import', await fileWith('{'))).toContain('is not JSON')
    expect(await desk.refuses('media', 'import', path.join(folder, 'none.json'))).toContain('ENOENT')
    expect(await desk.refuses('media', 'import')).toContain('Which file?')
    expect(await readArticles(suite.database, 'news')).toEqual([article])
  })

  test('of our own have their text from a file, and are replaced under the same link', async () => {
    const own = {
      ...article,
      link: `${pages.blog.path}/on-pensions`,
      date: '2026-11-16',
      author: 'Ann Other',
    }
    const add = async (text: string) => {
      const options = Object.entries({ ...own, related: '/Customer', text: await fileWith(text) })
      return ['blogs', 'add', ...options.flatMap(([name, value]) => [`--${name}`, value])]
    }
    await desk.says(...(await add('First text.')))
    await desk.says(...(await add('## Changed\n\nSecond text.\n')))
    expect(await readArticles(suite.database, 'blog')).toEqual([
      { ...own, related: '/Customer', text: '## Changed\n\nSecond text.' },
    ])
    const undated = (await add('Text.')).filter((word) => !['--date', own.date].includes(word))
    expect(await desk.refuses(...undated)).toContain('needs title, text, date and author')
    expect(await desk.refuses(...(await add('Text.')), '--related', '/Nowhere')).toContain('not a page')
    await desk.says('blogs', 'import', await fileWith('[]'))
  })

  test('are edited in part, moved, hidden and shown by their numbers, and the log names each change', async () => {
    await desk.says('media', 'import', await fileWith('[]'))
    for (const name of ['Three', 'Two', 'One'])
      await desk.says('media', 'add', ...asOptions, '--title', name, '--outlet', 'Local radio')
    const titles = async () => (await readArticles(suite.database, 'news')).map(({ title }) => title)
    expect(await desk.says('media', 'edit', '2', '--title', 'Second', '--outlet', '')).toBe('Changed: Second')
    const { outlet: _, ...second } = { ...article, title: 'Second', outlet: '' }
    expect((await readArticles(suite.database, 'news'))[1]).toEqual(second)
    expect(await desk.refuses('media', 'edit', '2', '--content', '')).toContain('content: is empty')
    expect(await desk.refuses('media', 'edit', '2')).toContain('What is to be changed?')
    expect(await desk.refuses('media', 'edit', '4', '--title', 'x')).toContain('no article 4 among 3')

    await desk.says('media', 'move', '3', '1')
    expect(await titles()).toEqual(['Three', 'One', 'Second'])
    expect(await desk.refuses('media', 'move', '1', '4')).toContain('places 1 to 3')
    expect(await desk.refuses('media', 'move', '1')).toContain('Where to?')

    expect(await desk.says('media', 'hide', '2')).toBe('Hidden: One')
    expect(await titles()).toEqual(['Three', 'Second'])
    expect(await desk.says('media')).toMatch(/2 +One +.*hidden/)
    // What the list prints has the hidden ones too, and brings them back as they are.
    await desk.says('media', 'import', await fileWith(await desk.says('media', 'list', '--json')))
    expect(await titles()).toEqual(['Three', 'Second'])
    await desk.says('media', 'show', '2')
    expect(await titles()).toEqual(['Three', 'One', 'Second'])

    const log = await suite.database.db.selectFrom('auditLog').selectAll().orderBy('atUtc').execute()
    const about = log.filter(({ subject }) => subject?.startsWith('news'))
    const counts = Object.groupBy(about, ({ action }) => action)
    expect(Object.keys(counts).sort()).toEqual([
      'article added',
      'article edited',
      'article hidden',
      'article moved',
      'article removed',
      'article shown',
      'articles imported',
    ])
    expect(about.every(({ subject }) => /^news(\/[\da-f]{12})?$/.test(subject ?? ''))).toBe(true)
  })

  test('that are hidden when they are added are in no list that visitors see', async () => {
    await desk.says('blogs', 'add', ...asOptions, '--hidden', '--approved-by', 'Ann Example')
    expect(await readArticles(suite.database, 'blog')).toEqual([])
    await desk.says('blogs', 'show', '1')
    expect(await readArticles(suite.database, 'blog')).toEqual([article])
    expect((await desk.json('blogs')).items).toEqual([{ ...article, approvedBy: 'Ann Example' }])
    await desk.says('blogs', 'import', await fileWith('[]'))
  })

  test('added concurrently are all stored', async () => {
    await Promise.all(Array.from({ length: 6 }, () => desk.says('blogs', 'add', ...asOptions)))
    expect(await readArticles(suite.database, 'blog')).toHaveLength(6)
  })
})
