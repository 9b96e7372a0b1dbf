import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { listArticles, replaceArticles } from '#server/articles/articles.ts'
import { png } from '#server/pictures/pictures.test-support.ts'
import { listPictures } from '#server/pictures/pictures.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { complete, createArticleDesk } from './article-desk.test-support.ts'
import { builtPicture } from './desk-app.test-support.ts'

describeOnSqlite('News and blog at the desk', (suite) => {
  const { web, send, start, shown, page } = createArticleDesk(suite)

  test('an item whose picture is gone has no broken one, in the list and in its form', async () => {
    const gone = { ...complete, title: 'Old news', image: '/pictures/sample-that-is-gone.svg' }
    await start()
    const items = [gone, complete].map((article) => ({ article, isHidden: false }))
    await transact(suite.database, (trx) => replaceArticles(trx, 'news', items, randomUUID))
    const { cookie } = await web.join('Abe')
    const [first] = await listArticles(suite.database, 'news')
    const list = await web.read('/news', cookie)
    expect(list.text).toContain('Old news')
    expect([...list.text.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([builtPicture])
    const form = await web.read(`/news/${first?.id}`, cookie)
    expect(form.text).toContain('Old news')
    expect(form.text).not.toMatch(/<img [^>]*sample-that-is-gone/)
  })

  test('items are moved, hidden, shown and removed by buttons, each on its own', async () => {
    const [a, b] = await start('A', 'B', 'C')
    const { cookie } = await web.join('Hal')
    const press = async (id: string | undefined, verb: string, fields = {}) =>
      (await web.post(`/news/${id}/${verb}`, fields, cookie)).status
    expect(await press(a, 'move', { to: '2' })).toBe(303)
    expect(await shown()).toEqual(['B', 'A', 'C'])
    expect(await press(a, 'move', { to: '9' })).toBe(400)
    expect(await press(b, 'hide')).toBe(303)
    expect(await shown()).toEqual(['A', 'C'])
    expect(await page('/news', cookie)).toMatch(/data-tone="soon">hidden/)
    expect(await press(b, 'show')).toBe(303)
    expect(await shown()).toEqual(['B', 'A', 'C'])
    const asked = await page(`/news/${b}/remove`, cookie)
    expect(asked).toContain('Remove it for good')
    expect(await shown()).toEqual(['B', 'A', 'C'])
    expect(await press(b, 'remove')).toBe(303)
    expect(await shown()).toEqual(['A', 'C'])
    expect((await web.get(`/news/${b}`, cookie)).status).toBe(404)
  })

  test('a preview is the public page with the item in its place, and may be framed by the desk alone', async () => {
    const [, id] = await start('A', 'B', 'C')
    const { cookie } = await web.join('Kim')
    const unsaved = { ...complete, title: 'B, changed', image: '', alt: 'A studio', approvedBy: '' }
    const preview = await send(`/news/${id}/preview`, unsaved, cookie, { bytes: png(6, 4) })
    const rendered = JSON.parse(/<body>(.*)<\/body>/.exec(preview.text)?.[1] ?? '')
    expect(rendered).toMatchObject({
      path: pages.media.path,
      items: [
        { title: 'A' },
        {
          title: 'B, changed',
          anchor: 'preview',
          image: expect.stringMatching(/^data:image\/png;base64,/),
          picture: { width: 6, height: 4, alt: 'A studio' },
        },
        { title: 'C' },
      ],
    })
    expect(JSON.stringify(rendered)).not.toContain('Bethan Rees')
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(preview.headers.get('content-security-policy')).not.toContain('script-src')
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect((await web.get('/news', cookie)).headers.get('x-frame-options')).toBe('DENY')
    expect(await shown()).toEqual(['A', 'B', 'C'])
  })

  test('a stored picture is removed once nothing shows it', async () => {
    await start()
    const { cookie } = await web.join('Mo')
    await send('/news/new', { ...complete, image: '', alt: 'For removal' }, cookie, { bytes: png(9, 6) })
    const picture = (await listPictures(suite.database.db)).find(({ alt }) => alt === 'For removal')
    const remove = async () =>
      (await web.post('/pictures/remove', { hash: picture?.hash ?? '' }, cookie)).status
    expect(await remove()).toBe(400)
    await start()
    expect(await page('/pictures', cookie)).toContain('not used')
    expect(await remove()).toBe(303)
    expect((await listPictures(suite.database.db)).map(({ alt }) => alt)).not.toContain('For removal')
  })
})
