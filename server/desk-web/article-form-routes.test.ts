import { expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { listArticles, readArticles } from '#server/articles/articles.ts'
import { png } from '#server/pictures/pictures.test-support.ts'
import { listPictures, picturePath } from '#server/pictures/pictures.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { complete, createArticleDesk } from './article-desk.test-support.ts'

describeOnSqlite('The form of news and blog at the desk', (suite) => {
  const { web, send, start, shown, page, versionIn, errorAt } = createArticleDesk(suite)

  test('an item is published with its picture, and the log says who did it and nothing of what it says', async () => {
    await start('Older')
    const { cookie, id: staffId } = await web.join('Ann')
    const { status, headers } = await send(
      '/news/new',
      { ...complete, image: '', alt: 'Our adviser in a radio studio' },
      cookie,
      { bytes: png(600, 400) },
    )
    expect([status, headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/news\?done=article-added#a-[\da-f]{12}$/),
    ])
    const [picture] = await listPictures(suite.database.db)
    expect(picture).toMatchObject({ width: 600, alt: 'Our adviser in a radio studio' })
    const { approvedBy: _, state: __, ...visible } = complete
    expect(await readArticles(suite.database, 'news')).toMatchObject([
      { ...visible, image: picture && picturePath(picture) },
      { title: 'Older' },
    ])
    expect((await listArticles(suite.database, 'news'))[0]?.article.approvedBy).toBe('Bethan Rees')
    const entries = await suite.database.db
      .selectFrom('auditLog')
      .selectAll()
      .where('staffId', '=', staffId)
      .where('action', 'in', ['article added', 'picture added'])
      .execute()
    expect(entries.map(({ action }) => action).sort()).toEqual(['article added', 'picture added'])
    expect(JSON.stringify(entries)).not.toContain('radio')
  })

  test('a refused form says at each field what to do, stores nothing, and keeps words and picture', async () => {
    await start()
    const { cookie } = await web.join('Ben')
    const before = await listPictures(suite.database.db)
    const sent = { title: 'Kept “words”', content: 'Kept summary', link: 'ftp://example.com', state: 'shown' }
    const bytes = png(303, 202)
    const refused = await send('/news/new', sent, cookie, { bytes })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Kept summary')
    for (const [field, sentence] of [
      ['link', 'Give an address that begins with https://'],
      ['date', 'Give the day'],
      ['outlet', 'Say who published it.'],
      ['alt', 'The text must say'],
      ['approvedBy', 'Say who approved it.'],
    ] as const)
      expect(errorAt(refused.text, field), field).toContain(sentence)
    expect(errorAt(refused.text, 'picture')).toBeUndefined()
    expect(await listPictures(suite.database.db)).toEqual(before)

    const [, kept = ''] = /name="kept" value="([^"]+)"/.exec(refused.text) ?? []
    expect(Buffer.from(kept, 'base64').equals(bytes)).toBe(true)
    const mended = await send('/news/new', { ...complete, image: '', kept, alt: 'A studio' }, cookie)
    expect(mended.status).toBe(303)
    const [stored] = await readArticles(suite.database, 'news')
    expect((await listPictures(suite.database.db)).map(picturePath)).toContain(stored?.image)

    // One of the list, which is chosen instead, is the one that the item gets.
    const { image } = complete
    expect((await send('/news/new', { ...complete, image, kept }, cookie)).status).toBe(303)
    expect((await readArticles(suite.database, 'news')).map((item) => item.image)).toContain(image)
  })

  test.each([
    ['a script with a picture’s name', Buffer.from('<script>alert(1)</script>'), 'studio.png is no JPEG'],
    ['too many bytes', Buffer.concat([png(6, 4), Buffer.alloc(500_000)]), 'and may have 400,000'],
    ['camera data', png(6, 4, { chunk: 'eXIf' }), 'save a copy without metadata'],
  ])('a file with %s is refused by its content, beside the field', async (_, bytes, sentence) => {
    await start()
    const { cookie } = await web.join('Cleo')
    const refused = await send('/news/new', { ...complete, image: '', alt: 'x' }, cookie, { bytes })
    expect([refused.status, errorAt(refused.text, 'picture')]).toEqual([
      400,
      expect.stringContaining(sentence),
    ])
    expect(refused.text).not.toContain('name="kept"')
    expect(await shown()).toEqual([])
  })

  test('the button that Enter in a field presses, the first of the form, shows the preview', async () => {
    const { cookie } = await web.join('Enno')
    const html = await (await web.get('/news/new', cookie)).text()
    const form = html.slice(html.indexOf('action="/news/new"'))
    const [first = ''] = /<button[^>]*>/.exec(form) ?? []
    expect(first).toMatch(/type="submit"/)
    expect(first).toMatch(/formaction="\/news\/new\/preview#preview"/i)
  })

  test('a picture of another site is refused, and one that is not there', async () => {
    await start()
    const { cookie } = await web.join('Dan')
    const foreign = await send('/news/new', { ...complete, image: 'https://example.com/p.jpg' }, cookie)
    expect([foreign.status, errorAt(foreign.text, 'image')]).toEqual([
      400,
      expect.stringContaining('do not load a picture of another site'),
    ])
    const missing = await send('/news/new', { ...complete, image: '/pictures/none.svg' }, cookie)
    expect(errorAt(missing.text, 'image')).toContain('no longer there')
  })

  test('of two people at one item the second is told who was first and what is stored, and keeps what they typed', async () => {
    const [id] = await start('Before')
    const first = await web.join('Eve Editor')
    const second = await web.join('Finn')
    const version = versionIn(await page(`/news/${id}`, second.cookie))
    await send(`/news/${id}`, { ...complete, version, title: 'By Eve' }, first.cookie)
    const refused = await send(`/news/${id}`, { ...complete, version, content: 'By Finn' }, second.cookie)
    expect(refused.status).toBe(409)
    expect(refused.text).toMatch(/Eve Editor \([^)]+\) changed this while you had it open\./)
    expect(refused.text).toContain('Stored meanwhile: By Eve')
    expect(refused.text).toContain('By Finn')
    expect(await shown()).toEqual(['By Eve'])
    // Saving again is on purpose.
    const again = { ...complete, version: versionIn(refused.text), title: 'By both' }
    expect((await send(`/news/${id}`, again, second.cookie)).status).toBe(303)
    expect(await shown()).toEqual(['By both'])

    await web.post(`/news/${id}/remove`, {}, first.cookie)
    const late = await send(`/news/${id}`, { ...again, content: 'Not lost' }, second.cookie)
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('was removed while you had it open'),
    ])
    expect(late.text).toContain('action="/news/new"')
    expect(late.text).toContain('Not lost')
  })

  test('nothing is shown that nobody has approved, but it can be kept hidden', async () => {
    await start()
    const { cookie } = await web.join('Ida')
    const draft = { ...complete, approvedBy: '', state: 'hidden' }
    expect((await send('/news/new', draft, cookie)).status).toBe(303)
    const [item] = await listArticles(suite.database, 'news')
    const refused = await web.post(`/news/${item?.id}/show`, {}, cookie)
    expect([refused.status, errorAt(await refused.text(), 'approvedBy')]).toEqual([
      400,
      'Say who approved it, and publish it here.',
    ])
    expect(await shown()).toEqual([])
  })

  test('whoever types an item does not approve it', async () => {
    await start()
    const { cookie } = await web.join('Ivy Own')
    const refused = await send('/news/new', { ...complete, approvedBy: 'ivy own' }, cookie)
    expect([refused.status, errorAt(refused.text, 'approvedBy')]).toEqual([
      400,
      expect.stringContaining('Somebody else must approve it'),
    ])
    expect(await shown()).toEqual([])
  })

  test('an article of our own gets its address from its title, which no other may have', async () => {
    await start()
    const { cookie } = await web.join('Jo')
    const own = { ...complete, title: 'The Café’s rent, & tax', link: '', text: 'Whole text.', author: 'Jo' }
    expect((await send('/blog/new', own, cookie)).status).toBe(303)
    const [stored] = await readArticles(suite.database, 'blog')
    expect(stored?.link).toBe(`${pages.blog.path}/the-cafes-rent-tax`)
    const again = await send('/blog/new', own, cookie)
    expect([again.status, errorAt(again.text, 'link')]).toEqual([
      400,
      expect.stringContaining('has the address'),
    ])
  })

  test('a form with a picture may be large behind the sign-in and keeps its words, and every other form may not', async () => {
    await start()
    const { cookie } = await web.join('Lea')
    const bytes = Buffer.concat([png(6, 4), Buffer.alloc(16_000_000)])
    const large = await send('/news/new', { ...complete, image: '', alt: 'Kept text' }, cookie, { bytes })
    expect([large.status, errorAt(large.text, 'picture')]).toEqual([
      400,
      expect.stringContaining('and may have 400,000'),
    ])
    for (const typed of [complete.content, complete.link, 'Kept text']) expect(large.text).toContain(typed)
    const beyond = { bytes: Buffer.alloc(18_000_000) }
    expect((await send('/news/new', complete, cookie, beyond)).status).toBe(413)
    expect((await send('/news/new', complete, '', { bytes: png(6, 4) })).status).toBe(401)
    expect((await web.post('/pictures/remove', { hash: 'x'.repeat(70_000) }, cookie)).status).toBe(413)
  })
})
