import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Changes } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'

let dataDir: string
let database: Database
let sites: SiteProcess[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'advice-site-publications-'))
  database = await openDatabase({ dataDir })
  sites = [await startSite({ DATA_DIR: dataDir }), await startSite({ DATA_DIR: dataDir })]
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  endAllSites()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function publish(number: number, entry: string, changes: Changes, from = Date.now()): Promise<void> {
  const createdUtc = new Date().toISOString()
  await database.db
    .insertInto('publications')
    .values({
      number,
      entry,
      changes: JSON.stringify(changes),
      fromUtc: new Date(from).toISOString(),
      createdUtc,
      authorId: 'a',
      approverId: 'b',
      sole: 0,
      confirmed: '',
      draftId: randomUUID(),
    })
    .execute()
}

/** Over a connection of its own. */
function read(site: SiteProcess, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, agent: false }, (response) => {
      let body = `${response.statusCode} `
      response.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
}

const paths = ['/Customer', '/PrivacyPolicy', '/ContactUs', '/nowhere', '/Adviser/Events']
const all = () => Promise.all(sites.flatMap((site) => paths.map((path) => read(site, path))))

const isEverywhere = (number: string) => async () => (await all()).every((page) => page.includes(number))

test('a published phone number is on every page of two instances, which answer every request meanwhile', async () => {
  const number = '01632 960 999'
  expect(await isEverywhere(firm.phone.display)()).toBe(true)
  const failures: unknown[] = []
  let isDone = false
  const visitors = sites.map(async (site) => {
    const seen: string[] = []
    while (!isDone) {
      const page = await read(site, '/Customer').catch((error) => String(failures.push(error)))
      seen.push(page.includes(number) ? 'new' : 'old')
      await pause(20)
    }
    // Nobody sees the old number after the new one.
    expect(seen.lastIndexOf('old')).toBeLessThan(seen.indexOf('new'))
  })
  await publish(1, 'firm/facts', { 'phone.display': number })
  await expect.poll(isEverywhere(number), { timeout: 60_000 }).toBe(true)
  isDone = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
  const old = (page: string) => page.includes(firm.phone.display) || page.includes(firm.phone.href)
  expect((await all()).filter(old)).toEqual([])
  const landing = await read(sites[0] as SiteProcess, '/')
  expect(/"telephone":"[^"]*"/.exec(landing)?.[0]).toBe('"telephone":"+441632960999"')
}, 120_000)

test('a schedule applies when its time has come, and a restart begins with what is published', async () => {
  const number = '01632 960 777'
  await publish(2, 'firm/facts', { 'phone.display': number }, Date.now() + 3_000)
  expect((await all()).some((page) => page.includes(number))).toBe(false)
  await expect.poll(isEverywhere(number), { timeout: 60_000 }).toBe(true)
  const [first] = sites as [SiteProcess]
  expect(await first.stop()).toBe(0)
  sites[0] = await startSite({ DATA_DIR: dataDir }, first.port)
  expect((await read(sites[0], '/Customer')).includes(number)).toBe(true)
}, 120_000)
