import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Adviser, adviserPath, allAdvisers } from '#content/pages/advisers.ts'
import { firm } from '#content/site/firm.ts'
import { allPages } from '#content/site/pages.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { accepted } from '#server/desk/refusal.ts'
import { createRegisterCheck } from '#server/desk/register-check.ts'
import { addStaff } from '#server/desk/staff-members.ts'
import { createAuthenticator } from '#server/desk-web/authenticator.test-support.ts'
import { pageAt } from '#server/editing/page-record.ts'
import { createPreviews } from '#server/editing/preview-thread.ts'
import { addPublication } from '#server/editing/publications.test-support.ts'
import { addTaker } from '#server/enquiries/call-takers.test-support.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { createLog } from '#server/platform/log.ts'
import { buildDirectory } from '../../commands/build.ts'
import { freePort } from '../../commands/free-port.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type BookableSlot, bookableSlots, callbackForm, send } from '../support/visitor-forms.ts'

let dataDir: string
let database: Database
let sites: SiteProcess[]
/** Of the second instance. */
let deskUrl: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'advice-site-publications-'))
  database = await openDatabase({ dataDir })
  const DESK_PORT = String(await freePort())
  deskUrl = `http://localhost:${DESK_PORT}`
  sites = [await startSite({ DATA_DIR: dataDir }), await startSite({ DATA_DIR: dataDir, DESK_PORT })]
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  endAllSites()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Over a connection of its own, unless an agent keeps one. */
function read(site: SiteProcess, path: string, agent: Agent | false = false): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, agent }, (response) => {
      let body = `${response.statusCode} `
      response.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
}

/** Somebody new opens their invitation to the desk; resolves to their cookie. */
async function joinDesk(link: string): Promise<string> {
  const invitation = link.slice(link.lastIndexOf('/') + 1)
  const post = (path: string, body: object) =>
    fetch(deskUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: deskUrl },
      body: JSON.stringify({ invitation, ...body }),
    })
  const { challenge } = await (await post('/invitation/options', {})).json()
  const joined = await post('/invitation', { response: createAuthenticator(deskUrl).register(challenge) })
  return joined.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The processes that are waited for have both processors to do what is waited for. */
const slow = { timeout: 60_000, interval: 250 }

const paths = ['/Customer', '/PrivacyPolicy', '/ContactUs', '/nowhere', '/Adviser/Events']
const all = () => Promise.all(sites.flatMap((site) => paths.map((path) => read(site, path))))

const isEverywhere = (number: string) => async () => (await all()).every((page) => page.includes(number))

test('a published phone number is on every page of two instances, which answer every request meanwhile', async () => {
  const number = '01632 960 999'
  expect(await isEverywhere(firm.phone.display)()).toBe(true)
  const failures: unknown[] = []
  let isDone = false
  // As a proxy does, which sends one after another over connections that it keeps.
  const proxy = new Agent({ keepAlive: true })
  const visitors = sites.map(async (site) => {
    const seen: string[] = []
    while (!isDone) {
      const page = await read(site, '/Customer', proxy).catch((error) => String(failures.push(error)))
      seen.push(page.includes(number) ? 'new' : 'old')
      await pause(10)
    }
    // Nobody sees the old number after the new one.
    expect(seen.lastIndexOf('old')).toBeLessThan(seen.indexOf('new'))
  })
  await addPublication(database, 1, 'firm/facts', { 'phone.display': number })
  await expect.poll(isEverywhere(number), slow).toBe(true)
  isDone = true
  await Promise.all(visitors)
  proxy.destroy()
  expect(failures).toEqual([])
  const old = (page: string) => page.includes(firm.phone.display) || page.includes(firm.phone.href)
  expect((await all()).filter(old)).toEqual([])
  const landing = await read(sites[0] as SiteProcess, '/')
  expect(/"telephone":"[^"]*"/.exec(landing)?.[0]).toBe('"telephone":"+441632960999"')
}, 120_000)

test('a schedule applies when its time has come; the record has each page as a visitor got it, and a restart begins with it', async () => {
  const [site] = sites as [SiteProcess]
  const pathsOf = async (number: number) => {
    const rows = database.db.selectFrom('publishedPages').select('path').where('number', '=', number)
    return (await rows.execute()).map(({ path }) => path)
  }
  await addPublication(database, 2, 'firm/fees', { hourly: 199_00 }, Date.now() + 3_000)
  const isNew = async () => (await read(site, '/OurFees')).includes('£199')
  expect(await isNew()).toBe(false)
  await expect.poll(isNew, slow).toBe(true)
  // At the latest by the process that showed it, as it ends.
  await expect.poll(() => pathsOf(1), slow).toContain('/Accessibility')
  const shown = await Promise.all(allPages.map(({ path }) => read(site, path)))
  expect(await site.stop()).toBe(0)
  // To the byte, and of each page.
  const recorded = await Promise.all(allPages.map(({ path }) => pageAt(database.db, path, Date.now())))
  expect(recorded.map((page) => `200 ${page}`)).toEqual(shown)
  expect(await pathsOf(2)).toContain('/OurFees')
  // It says nothing of fees by the hour, and is as it was.
  expect(await pathsOf(2)).not.toContain('/Accessibility')
  sites[0] = await startSite({ DATA_DIR: dataDir }, site.port)
  expect((await read(sites[0], '/OurFees')).includes('£199')).toBe(true)
}, 120_000)

test(`of ${effort.advisers} advisers the one whom the register strikes off is hidden by two instances, not bookable after, and told of`, async () => {
  const [template] = allAdvisers as [Adviser]
  const people = Array.from({ length: effort.advisers }, (_, index): Adviser => {
    const number = String(index + 1).padStart(3, '0')
    const { sample: _sample, ...adviser } = template
    return {
      ...adviser,
      slug: `adviser-${number}`,
      name: `Adviser ${number}`,
      registerNumber: `ABC00${number}`,
    }
  })
  const [gone, last] = [effort.advisers / 2, -1].map((index) => people.at(index)) as [Adviser, Adviser]
  await addPublication(database, 3, 'people/advisers', { '': people })
  const listed = async () => await Promise.all(sites.map((site) => read(site, '/FindAnAdviser')))
  const shows = async (name: string) => (await listed()).map((page) => page.includes(`>${name}<`))
  await expect.poll(() => shows(last.name), slow).toEqual([true, true])
  await addTaker(database, { adviser: gone.slug }, 'Somebody')
  const [slot, other] = bookableSlots() as [BookableSlot, BookableSlot]
  const isFree = () =>
    Promise.all(
      sites.map(async (site) => {
        const slots = await read(site, `/api/slots?date=${slot.date}&adviser=${gone.slug}`)
        return slots.includes('"free":true')
      }),
    )
  const book = (site: SiteProcess, when: BookableSlot) => {
    const form = callbackForm(when)
    return send(site.address, { ...form, fields: [...form.fields, ['adviser', gone.slug]] })
  }
  expect(await isFree()).toEqual([true, true])
  expect((await book(sites[0] as SiteProcess, slot)).status).toBe(200)
  const sources = { now: Date.now, createId: randomUUID }
  const owner = { name: 'Olga Owner', email: 'olga@firm.example', role: 'owner' } as const
  const staff = await addStaff({ database, deskUrl, sendsMail: false, ...sources }, owner, commandLine)
  const cookie = await joinDesk(accepted(staff).link)
  const today = async () => await (await fetch(`${deskUrl}/`, { headers: { cookie } })).text()
  const told = `${gone.name} is not active on the register, and hidden from visitors`
  expect(await today()).toContain('Olga Owner')
  expect(await today()).not.toContain(told)

  const register = createServer(({ url = '' }, response) => {
    const IRN = url.split('/').at(-1) ?? ''
    const Status = IRN === gone.registerNumber ? 'No longer authorised' : 'Certified / assessed by firm'
    response.end(JSON.stringify({ Message: 'Ok. Individual found', Data: [{ Details: { IRN, Status } }] }))
  }).listen(0, '127.0.0.1')
  await once(register, 'listening')
  onTestFinished(() => void register.close())
  const { port } = register.address() as AddressInfo
  const check = createRegisterCheck(
    {
      database,
      register: { url: `http://127.0.0.1:${port}`, headers: {} },
      sendsMail: true,
      recordShown: async () => {},
      ...sources,
      log: createLog('silent'),
      pauseMs: 0,
    },
    people,
  )
  await check.runIfDue()
  await expect.poll(isFree).toEqual([false, false])
  expect(await Promise.all(sites.map(async (site) => (await book(site, other)).status))).toEqual([409, 409])
  await expect.poll(() => shows(gone.name), slow).toEqual([false, false])
  expect(await shows(last.name)).toEqual([true, true])
  for (const site of sites) {
    const page = await read(site, adviserPath(gone.slug))
    expect(page).toMatch(/^410 /)
    expect(page.match(/href="\/Advisers\/adviser-/g)).toHaveLength(3)
    expect(await read(site, '/sitemap.xml')).not.toContain(gone.slug)
    expect(await read(site, `/RequestACallback?adviser=${gone.slug}`)).not.toContain(gone.name)
  }
  await expect.poll(today, slow).toContain(told)
  const mails = async () => {
    const names = (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(names.map((name) => readFile(join(dataDir, 'mail', name), 'utf8')))
    return texts.filter((text) => text.includes(`To: ${owner.email}`))
  }
  await expect.poll(async () => (await mails()).length, slow).toBe(1)
  // Without the soft breaks of its lines.
  expect((await mails())[0]?.replaceAll('=\r\n', '')).toContain(`${gone.name} hidden (No longer authorised)`)
}, 120_000)

test('a preview is the real page with the draft, at any day, and stores nothing', async () => {
  vi.stubEnv('DATA_DIR', dataDir)
  onTestFinished(() => void vi.unstubAllEnvs())
  const render = createPreviews(pathToFileURL(join(buildDirectory, 'server/index.js')).href)
  const content = { 'firm/fees': { mortgage: 777_00 }, 'people/team': { '0.name': 'Hester Marsh' } }
  const before = await database.db.selectFrom('publications').selectAll().execute()
  const at = Date.parse('2031-01-01T12:00:00Z')
  const pages = await render({ content, at, paths: ['/OurFees', '/Adviser/AboutUs', '/Adviser/Events'] })
  expect(pages['/OurFees']?.includes('£777')).toBe(true)
  expect(pages['/Adviser/AboutUs']?.includes('Hester Marsh')).toBe(true)
  // All of the sample's events are over by then.
  expect(pages['/Adviser/Events'] === (await read(sites[0] as SiteProcess, '/Adviser/Events')).slice(4)).toBe(
    false,
  )
  expect(await database.db.selectFrom('publications').selectAll().execute()).toEqual(before)
}, 120_000)

test('after a Budget the pages with figures of the tax year say so until the firm has compared them, and a change of rules is in force from its day', async () => {
  vi.stubEnv('DATA_DIR', dataDir)
  onTestFinished(() => void vi.unstubAllEnvs())
  const render = createPreviews(pathToFileURL(join(buildDirectory, 'server/index.js')).href)
  const quoting = ['/OurServices/RetirementPlanning', '/WorkItOut/StampDuty', '/Answers', '/WhatChangesWhen']
  const others = ['/', '/AboutUs', '/PrivacyPolicy']
  const at = Date.parse('2028-04-07T12:00:00Z')
  const noticed = async (comparing: boolean) => {
    const content = { 'figures/budget': { comparing, held: '2026-11-25' } }
    const pages = await render({ content, at, paths: [...quoting, ...others] })
    const notice = 'A Budget was held on 25 November 2026; figures on this page are being compared.'
    expect(pages['/WhatChangesWhen']).toMatch(/Coming changes.*6 April 2029.*Already in force.*6 April 2028/s)
    return Object.keys(pages).filter((path) => pages[path]?.includes(notice))
  }
  expect((await noticed(true)).sort()).toEqual(quoting.sort())
  expect(await noticed(false)).toEqual([])
}, 120_000)
