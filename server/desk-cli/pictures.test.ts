import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeholder } from '#content/site/images/catalogue-image.ts'
import { images } from '#content/site/images.ts'
import { createArticleReader, readArticles } from '#server/articles/articles.ts'
import { describeOnBothDatabases, engines } from '#server/db/databases.test-support.ts'
import { createPictureFiles } from '#server/pictures/picture-files.ts'
import { png } from '#server/pictures/pictures.test-support.ts'
import type { MemoryFile, MemoryFiles } from '#server/static/built-files.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s pictures', (suite) => {
  const desk = createTestDesk(suite)
  const studio = png(600, 400)
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-pictures-'))
    // The content may have no drawn picture any more.
    Object.assign(images, { 'drawn-studio': placeholder('article', 'A drawn studio') })
  })
  afterAll(async () => {
    Reflect.deleteProperty(images, 'drawn-studio')
    await rm(folder, { recursive: true })
  })
  const fileWith = async (bytes: Buffer, name = 'picture.png') => {
    const file = path.join(folder, name)
    await writeFile(file, bytes)
    return file
  }
  const add = async (bytes: Buffer, ...options: string[]) =>
    (await desk.json('pictures', 'add', await fileWith(bytes), '--alt', 'A radio studio', ...options)).added

  test('are added with their size and listed, and the same bytes are one picture', async () => {
    expect(await desk.says('pictures')).toBe('No pictures.')
    const added = await add(studio)
    expect(added).toMatchObject({ format: 'png', width: 600, height: 400, alt: 'A radio studio' })
    expect(added.path).toBe(`/pictures/${added.hash}.png`)
    await desk.says('pictures', 'add', await fileWith(studio), '--alt', 'A studio')
    expect(await desk.json('pictures')).toEqual([{ ...added, alt: 'A studio' }])
    expect(await desk.says('pictures')).toMatch(/png +600 × 400 +\d+ kB +A studio$/)
  })

  test('are refused in one sentence that says what to do', async () => {
    const big = await fileWith(Buffer.concat([studio, Buffer.alloc(400_000)]), 'big.png')
    expect(await desk.refuses('pictures', 'add', big, '--alt', 'x')).toContain('save it 1,200 pixels wide')
    const page = await fileWith(Buffer.from('<html>'), 'page.jpg')
    expect(await desk.refuses('pictures', 'add', page, '--alt', 'x')).toBe(
      `${page} is no JPEG, PNG, WebP or AVIF picture: save a copy as one of these.`,
    )
    expect(await desk.refuses('pictures', 'add', page)).toMatch(/needs --alt TEXT/)
    expect(await desk.refuses('pictures', 'add', await fileWith(studio), '--alt', ' ')).toContain(
      '--alt must say',
    )
    expect(await desk.refuses('pictures', 'add', path.join(folder, 'none.png'), '--alt', 'x')).toContain(
      'ENOENT',
    )
    expect(await desk.refuses('pictures', 'remove', 'zzzz')).toContain('There is no picture zzzz')
  })

  test('are shown by articles, with their text and size, and not removed while they are', async () => {
    const { hash, path: address } = await add(studio)
    const words = ['--content', 'New.', '--link', 'https://example.com/a']
    await desk.says('blogs', 'add', ...words, '--picture', hash.slice(0, 6))
    expect(await readArticles(suite.database, 'blog')).toMatchObject([{ image: address }])
    const files: MemoryFiles = new Map()
    const pictures = createPictureFiles(suite.database, files)
    await pictures.refresh()
    const read = await createArticleReader(suite.database, {
      pictures: {},
      onError: () => {},
      pictureAt: pictures.find,
    })
    expect(await read('blog')).toMatchObject([
      { picture: { width: 600, height: 400, alt: 'A radio studio' } },
    ])
    expect(await desk.refuses('pictures', 'remove', hash)).toContain('An article of the blog shows it')
    expect(await desk.refuses('blogs', 'add', ...words)).toContain('Which picture?')
    expect(await desk.refuses('blogs', 'add', ...words, '--picture', hash, '--image', address)).toContain(
      'Which picture?',
    )
    expect(
      await desk.refuses('blogs', 'add', ...words, '--image', '/pictures/0123456789abcdef.png'),
    ).toContain('the site has no picture')
  })

  test('of another site are refused for articles, since pages would not show them', async () => {
    const words = ['--content', 'New.', '--link', 'https://example.com/a']
    expect(await desk.refuses('media', 'add', ...words, '--image', 'https://example.com/p.jpg')).toBe(
      'The article cannot be shown with a picture of another site, which pages do not load: save it, and use pictures add FILE.',
    )
    const list = [{ content: 'x', link: 'https://example.com', image: 'http://example.com/p.jpg' }]
    const file = await fileWith(Buffer.from(JSON.stringify(list)), 'media.json')
    expect(await desk.refuses('media', 'import', file)).toContain(
      'Item 1 cannot be shown with a picture of another site',
    )
  })

  test('are answered like built files by every instance, and in place of a drawn picture', async () => {
    const drawn: MemoryFile = {
      type: 'image/svg+xml',
      cacheControl: '',
      hash: 'd',
      encodings: [],
      bodies: { identity: Buffer.from('<svg/>') },
    }
    const address = '/pictures/drawn-studio.svg'
    const instances = [suite.database, await suite.openAnother()].map((database) => {
      const files: MemoryFiles = new Map([[address, drawn]])
      return { files, pictures: createPictureFiles(database, files) }
    })
    const versions = async () => Promise.all(instances.map(({ pictures }) => pictures.refresh()))
    const before = await versions()
    const bytes = png(300, 200)
    const added = await add(bytes, '--for', 'drawn-studio')
    expect((await versions())[0]).not.toBe(before[0])
    for (const { files } of instances) {
      const file = files.get(added.path)
      expect(file).toMatchObject({
        type: 'image/png',
        cacheControl: 'public, max-age=31536000, immutable',
        hash: added.hash,
      })
      expect(file?.bodies.identity.equals(bytes)).toBe(true)
      expect(files.get(address)).toMatchObject({ type: 'image/png', cacheControl: 'public, max-age=60' })
    }
    await desk.says('pictures', 'remove', added.hash)
    await versions()
    for (const { files } of instances)
      expect([files.get(added.path), files.get(address)]).toEqual([undefined, drawn])
  })

  test('replace only a drawn picture of the same shape, and the newest replaces', async () => {
    const file = await fileWith(png(400, 400))
    expect(await desk.refuses('pictures', 'add', file, '--alt', 'x', '--for', 'drawn-studio')).toBe(
      'drawn-studio has the shape of 960 × 640, and this picture is 400 × 400: crop it first.',
    )
    expect(await desk.refuses('pictures', 'add', file, '--alt', 'x', '--for', 'nobody')).toContain(
      'no picture nobody',
    )
    await add(png(300, 200, { grey: 1 }), '--for', 'drawn-studio')
    const newest = await add(png(300, 200, { grey: 2 }), '--for', 'drawn-studio')
    const replacing = (await desk.json('pictures')).filter(
      ({ replaces }: { replaces: string | null }) => replaces,
    )
    expect(replacing).toEqual([newest])
  })

  test('are in backups, and restored with their bytes', async () => {
    const file = path.join(folder, 'with-pictures.backup')
    await desk.says('backup', file)
    for (const { create } of engines) {
      const { place, remove } = await create({ isMigrated: true })
      const fresh = createTestDesk({ ...suite, place, database: suite.database })
      await fresh.says('restore', file)
      expect(await fresh.json('pictures')).toEqual(await desk.json('pictures'))
      expect(await fresh.refuses('restore', file)).toContain('not empty')
      await remove()
    }
    await rm(file)
  })
})
