import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { openDatabase } from '#server/db/database.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { png } from '#server/pictures/pictures.test-support.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { untilAllSent } from '../support/stored-records.ts'
import { bookableDays } from '../support/visitor-forms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'desk-process-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function desk(env: Record<string, string>, ...typed: string[]) {
  const child = spawn(process.execPath, ['commands/desk.ts', ...typed], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    heard.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    heard.err += chunk
  })
  const [code] = await once(child, 'close')
  return { code, ...heard }
}

describeOnBothDatabases('The desk as a process, beside the running site', (suite) => {
  let site: Awaited<ReturnType<typeof openBuiltSite>>
  let env: Record<string, string>
  beforeAll(async () => {
    const database = { DATABASE_URL: suite.place.databaseUrl ?? '' }
    site = await openBuiltSite({
      ...database,
      BACKUP_DIR: path.join(folder, `nightly-${suite.database.dialect}`),
    })
    env = { DATA_DIR: site.dataDir, ...database }
  })
  afterAll(() => site.close())

  const post = (fields: Record<string, string>) =>
    site.request('/ContactUs', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        name: 'Grace Hopper',
        email: 'grace@example.com',
        message: 'Hello',
        privacyPolicy: 'on',
        ...fields,
      }),
    })

  test('lists what has just been sent, and releases it from quarantine', async () => {
    const { reference } = await (await post({ website: 'https://example.com' })).json()
    const listed = await desk(env, 'enquiries', '--quarantined', '--json')
    expect([listed.code, listed.err]).toEqual([0, ''])
    expect(JSON.parse(listed.out)).toMatchObject([{ reference, quarantined: true }])
    const released = await desk(env, 'enquiries', 'release', reference)
    expect(released.out).toBe(`${reference} is out of quarantine; 2 held messages go out now.\n`)
    const database = await openDatabase({ ...suite.place, dataDir: site.dataDir })
    await untilAllSent(database, 20_000)
    await database.close()
    expect(JSON.parse((await desk(env, 'outbox', '--json')).out)).toEqual([])
  })

  test('closes a day and opens it again, which the site shows a few seconds later', async () => {
    const [date = ''] = bookableDays(1)
    const closed = async () => (await (await site.request(`/api/slots?date=${date}`)).json()).closed
    expect(await closed()).toBeNull()
    expect((await desk(env, 'close', date, 'Staff training')).code).toBe(0)
    await expect.poll(closed).toBe('Staff training')
    expect((await desk(env, 'open', date)).code).toBe(0)
    await expect.poll(closed).toBeNull()
  })

  test('adds an article with a picture, and the page has both a few seconds later', async () => {
    const link = 'https://example.com/from-the-desk'
    const file = path.join(folder, 'studio.png')
    await writeFile(file, png(300, 200))
    const alt = 'Our adviser in a radio studio'
    const added = JSON.parse((await desk(env, 'pictures', 'add', file, '--alt', alt, '--json')).out).added
    const words = ['--content', 'New', '--link', link, '--picture', added.hash]
    expect((await desk(env, 'media', 'add', ...words)).code).toBe(0)
    const [item] = (await (await site.request('/api/marketing/media')).json()).items
    expect(item).toEqual({ content: 'New', link, image: added.path })
    const page = async () => (await site.request(pages.media.path)).text()
    await expect.poll(async () => (await page()).includes(link), { timeout: 30_000 }).toBe(true)
    expect(await page()).toMatch(
      new RegExp(`<img[^>]*src="${added.path}"[^>]*alt="${alt}"[^>]*width="300"[^>]*height="200"`),
    )
    const picture = await site.request(added.path)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${added.hash}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await picture.arrayBuffer()).equals(png(300, 200))).toBe(true)
    const again = await site.request(added.path, { headers: { 'If-None-Match': `"${added.hash}"` } })
    expect(again.status).toBe(304)
    expect((await site.request('/pictures/0123456789abcdef.png')).status).toBe(404)
  })

  test('finds the backup that the site has made by itself, and its age in the status', async () => {
    const status = async () => (await (await site.request('/api/status')).json()).backup
    await expect.poll(status, { timeout: 20_000 }).toMatchObject({ state: 'ok' })
    const files = await readdir(path.join(folder, `nightly-${suite.database.dialect}`))
    expect(files).toEqual([expect.stringMatching(/^site-.+\.backup$/)])
  })

  test('makes a backup while forms are being saved', async () => {
    const file = path.join(folder, `${suite.database.dialect}.backup`)
    const posting = Promise.all(
      Array.from({ length: 20 }, (_, index) => post({ message: `Message ${index}` })),
    )
    const copied = await desk(env, 'backup', file)
    expect([copied.code, copied.err]).toEqual([0, ''])
    expect((await posting).map(({ status }) => status)).toEqual(Array(20).fill(200))
    const restored = await desk(
      { DATA_DIR: path.join(folder, suite.database.dialect), DATABASE_URL: '' },
      'restore',
      file,
    )
    expect([restored.code, restored.err]).toEqual([0, ''])
    expect(restored.out).toMatch(/^\d+ rows are restored/)
  })

  test('reports a mistake in one sentence and exits with 1', async () => {
    const { code, out, err } = await desk(env, 'enquiries', 'show', 'AL-22222')
    expect([code, out, err]).toEqual([1, '', 'There is no enquiry with the reference AL-22222.\n'])
  })
})

test('A bad environment variable is reported in one sentence', async () => {
  const { code, err } = await desk({ DATABASE_URL: 'mysql://x' }, 'stats')
  expect([code, err]).toEqual([1, 'DATABASE_URL must be an address like postgres://… or postgresql://….\n'])
})
