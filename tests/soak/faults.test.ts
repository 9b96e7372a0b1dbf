import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { formCopy } from '#content/forms/form-copy.ts'
import { blog, news } from '#content/pages/articles.ts'
import { firm } from '#content/site/firm.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { startDeskSession } from '#server/desk-web/desk-app.test-support.ts'
import { type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '../../commands/embedded-postgres.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { effort } from '../support/effort.ts'
import { parsePage, textOf } from '../support/served-page.ts'
import { bookableDays } from '../support/visitor-forms.ts'

type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>

// Several of these wait for the site's database timeouts.
vi.setConfig({ testTimeout: 120_000 })

/** Nobody has asked for the slots of the second one: a site answers from memory for two seconds. */
const [day = '', unreadDay = ''] = bookableDays(2)
const root = fileURLToPath(new URL('../..', import.meta.url))

function post(site: BuiltSite, key: string, accept = 'application/json') {
  return site.request('/ContactUs', {
    method: 'POST',
    headers: { Accept: accept },
    body: new URLSearchParams({
      name: 'Grace Hopper',
      email: 'grace@example.com',
      message: `Message ${key}`,
      privacyPolicy: 'on',
      key,
    }),
  })
}

/** Pages that need no database, prerendered or rendered per request. */
async function expectPages(site: BuiltSite) {
  for (const path of ['/', '/Customer', '/ContactUs', '/RequestACallback', '/PrivacyPolicy', '/nowhere']) {
    const response = await site.request(path)
    expect([path, response.status]).toEqual([path, path === '/nowhere' ? 404 : 200])
  }
}

/** The responses while the database is down: errors without implementation details. */
async function expectFailures(site: BuiltSite) {
  // In parallel, because each retries for a while.
  const [status, answer, page, call, times, asked] = await Promise.all([
    site.request('/api/status'),
    post(site, randomUUID()),
    post(site, randomUUID(), 'text/html'),
    site.request('/send-brochure', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Grace', email: 'grace@example.com' }),
    }),
    site.request(`/api/slots?date=${unreadDay}`),
    site.request('/RequestACallback', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Grace Hopper', date: unreadDay, show: 'times' }),
    }),
  ])
  expect([status.status, await status.json()]).toEqual([503, { status: 'down' }])
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false, errors: {} }])

  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toHaveText(wording.outcomes.contactFailed)
  expect(html).toHaveText('Grace Hopper')
  expect(html).not.toHaveText(wording.outcomes.contactSaved)

  expect([call.status, await call.json()]).toEqual([202, { accepted: true }])

  expect([times.status, await times.json()]).toEqual([
    503,
    { error: expect.stringContaining(firm.phone.display) },
  ])
  expect(Number(times.headers.get('retry-after'))).toBeGreaterThan(0)

  expect(asked.status).toBe(503)
  expect(await asked.text()).toHaveText('Grace Hopper')
}

/** Articles need no database. */
async function expectArticles(site: BuiltSite) {
  const shown = [pages.media.path, `${pages.media.path}/feed.xml`, '/api/marketing/media']
  for (const path of shown) {
    const response = await site.request(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toHaveText(news[0]?.link ?? '')
  }
  const list = await site.request(pages.blog.path)
  expect(list.status).toBe(200)
  expect(await list.text()).toHaveText(blog[0]?.link ?? '')
}

/** After the redirect the form is saved, so the visitor must not be asked to send it again. */
async function expectNoResend(site: BuiltSite) {
  const paths = ['/ContactUs', ...allPages.filter(({ isForm }) => isForm).map(({ path }) => path)]
  await Promise.all(
    paths.map(async (path) => {
      const page = await site.request(`${path}?sent=${randomUUID()}`)
      expect([path, page.status]).toEqual([path, 200])
      expect(textOf(parsePage(await page.text()))).toHaveText(formCopy.unread.text)
    }),
  )
}

/** Somebody at the desk, and an enquiry. */
async function openDesk(site: BuiltSite, location: DatabaseLocation) {
  const database = await openDatabase(location)
  const cookie = await startDeskSession(database, Date.now())
  const { reference } = await (await post(site, randomUUID())).json()
  await database.close()
  const request = async (path: string, fields?: Record<string, string>) =>
    (await site.deskRequest(path, {
      headers: { cookie, Origin: 'http://localhost:3001', Accept: 'text/html' },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })) as Response
  for (const path of ['/', `/enquiries/${reference}`]) expect((await request(path)).status).toBe(200)
  return { reference, request }
}

/** Says so, of a change as well. */
async function expectDeskUnavailable({ reference, request }: Awaited<ReturnType<typeof openDesk>>) {
  const answers = [
    await request('/'),
    await request(`/enquiries/${reference}/note`, { text: 'Prefers mornings' }),
  ]
  for (const answer of answers)
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('The database is not available.'),
    ])
}

/** Again by itself, without what was refused. */
async function expectDeskAgain({ reference, request }: Awaited<ReturnType<typeof openDesk>>) {
  await expect.poll(async () => (await request('/')).status).toBe(200)
  expect(await (await request(`/enquiries/${reference}`)).text()).not.toContain('Prefers mornings')
}

describe('SQLite locked by another process', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await openBuiltSite()
  })
  afterAll(() => site.close())

  /** A child process that holds the write lock until its stdin ends. */
  async function holdLock() {
    const script = `
      const { DatabaseSync } = require('node:sqlite')
      const database = new DatabaseSync(process.argv[1], { timeout: 30000 })
      database.exec('begin immediate')
      process.stdout.write('held')
      process.stdin.on('end', () => { database.exec('commit'); database.close() }).resume()`
    const child = spawn(process.execPath, ['-e', script, join(site.dataDir, 'site.db')], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill())
    await once(child.stdout, 'data')
    return async () => {
      child.stdin.end()
      await once(child, 'close')
    }
  }

  test('forms that wait for a lock get a 503 after ten seconds; retried later, each is saved once', async () => {
    const release = await holdLock()
    const keys = Array.from({ length: 4 }, () => randomUUID())
    const started = performance.now()
    const refused = await Promise.all(keys.map((key) => post(site, key)))
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    // They time out in parallel, not one after another.
    expect(performance.now() - started).toBeLessThan(30_000)
    await release()
    const saved = await Promise.all(keys.map((key) => post(site, key)))
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const database = await openDatabase({ dataDir: site.dataDir })
    const rows = await database.db.selectFrom('enquiries').select('key').execute()
    for (const key of keys) expect(rows.filter((row) => row.key === `contact:${key}`)).toHaveLength(1)
    await database.close()
  })
})

describe('PostgreSQL', () => {
  let site: BuiltSite
  let databaseUrl: string
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres()
    databaseUrl = postgres.urlOf('postgres')
    site = await openBuiltSite({ DATABASE_URL: databaseUrl, ENQUIRY_LIMIT: '0' })
  })
  afterAll(async () => {
    await site.close()
    await postgres.close()
  })

  async function storedKeys() {
    const database = await openDatabase({ databaseUrl, dataDir: tmpdir() })
    const rows = await database.db.selectFrom('enquiries').select('key').execute()
    await database.close()
    return rows.map(({ key }) => key.slice('contact:'.length))
  }

  async function noticesOf(key?: string) {
    const database = await openDatabase({ databaseUrl, dataDir: tmpdir() })
    const rows = await database.db
      .selectFrom('outbox')
      .innerJoin('enquiries', 'enquiries.id', 'outbox.recordId')
      .select('outbox.state')
      .where('outbox.kind', '=', 'enquiry-notice')
      .$if(key !== undefined, (query) => query.where('enquiries.key', '=', `contact:${key}`))
      .execute()
    await database.close()
    return rows.map(({ state }) => state)
  }

  test('restarted under load loses nothing that was answered as saved, and saves nothing twice', async () => {
    const saved: string[] = []
    const statuses = new Set<number>()
    let isOver = false
    /** Retries with the same key, as the site's own script does. */
    const untilSaved = async (key: string) => {
      for (let status = 0; status !== 200; statuses.add(status)) status = (await post(site, key)).status
      saved.push(key)
    }
    const visitors = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        await untilSaved(randomUUID())
        statuses.add((await site.request(`/api/slots?date=${day}`)).status)
      }
    })
    const untilMoreAreSaved = async () => {
      const before = saved.length
      await expect.poll(() => saved.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
    }
    await untilMoreAreSaved()
    for (let restarts = 0; restarts < effort.restarts; restarts += 1) {
      await postgres.stop()
      await postgres.start()
      await untilMoreAreSaved()
    }
    isOver = true
    await Promise.all(visitors)
    expect((await storedKeys()).sort()).toEqual(saved.sort())
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  })

  test('that is down causes 503 where it is needed, and is used again without a restart once it is back', async () => {
    const key = randomUUID()
    const desk = await openDesk(site, { databaseUrl, dataDir: tmpdir() })
    await postgres.stop()
    await expectPages(site)
    await expectFailures(site)
    await expectArticles(site)
    await expectNoResend(site)
    expect((await post(site, key)).status).toBe(503)
    await expectDeskUnavailable(desk)
    await postgres.start()
    await expect.poll(async () => (await site.request('/api/status')).status).toBe(200)
    await expectDeskAgain(desk)
    expect((await post(site, key)).status).toBe(200)
    expect((await storedKeys()).filter((stored) => stored === key)).toHaveLength(1)
    // The visitor's mail waits a minute for the browser's request; the firm's notices are due at once.
    await expect.poll(() => noticesOf(key), { timeout: 60_000 }).toEqual(['sent'])
    await expect.poll(async () => (await noticesOf()).includes('waiting'), { timeout: 60_000 }).toBe(false)
  })
})
