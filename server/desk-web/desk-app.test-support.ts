import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { londonDate } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { accepted } from '#server/desk/refusal.ts'
import { startSession } from '#server/desk/sessions.ts'
import { addStaff } from '#server/desk/staff-members.ts'
import { createCallSecret } from '#server/enquiries/call-link.ts'
import { readDaySlots } from '#server/enquiries/day-slots.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { nextReference } from '#server/enquiries/submissions.test-support.ts'
import { createCache } from '#server/platform/cache.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { TestDatabase } from '#server/platform/db/databases.test-support.ts'
import type { StaffRole } from '#server/platform/db/desk-tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createLog } from '#server/platform/log.ts'
import type { MemoryFile } from '#server/static/built-files.ts'
import { createAuthenticator } from './authenticator.test-support.ts'
import { createDeskApp, type DeskAppOptions } from './desk-app.ts'
import type { DeskBackups } from './desk-route.ts'
import { deskRoutes } from './desk-routes.ts'
import type { PublicSite } from './page-frame.ts'
import { createSessionCookie } from './session-cookie.ts'

export const deskUrl = 'https://desk.example.com'

/** The address of a picture that the public site has, whatever the catalogue of the content holds. */
export const builtPicture = '/pictures/studio.webp'
const builtFile: MemoryFile = {
  type: 'image/webp',
  cacheControl: '',
  hash: 'b',
  bodies: { identity: Buffer.from('') },
}

/** The desk on the suite's database, with a clock that a test sets, and people who use it. */
export function createDeskWeb(
  suite: TestDatabase,
  start = '2026-11-16T10:00:00Z',
  backups?: DeskBackups,
  { sendsMail = false } = {},
) {
  const clock = { now: Date.parse(start) }
  const sources = { now: () => clock.now, createId: () => randomUUID() }
  const lines: Record<string, unknown>[] = []
  /** The slots as the public site offers them, from the memory of the same process. */
  const slots = createCache(
    (date: PlainDate) => readDaySlots(suite.database.db, date, londonDate(clock.now), testSchedule),
    2_000,
  )
  const publicSite: PublicSite = {
    files: new Map([[builtPicture, builtFile]]),
    pictures: {
      refresh: async () => '',
    },
  }
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) })
  const optionsFor = (database: Database): DeskAppOptions => ({
    database,
    log,
    deskUrl,
    hsts: 'on',
    location: suite.location,
    files: new Map(),
    trustProxy: 1,
    sendsMail,
    asksAfterCalls: true,
    backups,
    enquiries: createEnquiries({
      database,
      sources: {
        ...sources,
        createReference: nextReference,
        callSecret: createCallSecret('a key for tests'),
      },
      wake() {},
      schedule: testSchedule,
    }),
    schedule: testSchedule,
    onTimesChanged: slots.clear,
    siteUrl: 'https://www.example.com',
    mailFrom: 'The Firm <hello@example.com>',
    wake() {},
    publicSite,
    createSecret: () => randomBytes(32).toString('base64url'),
    ...sources,
  })
  const open = (database: Database, routesOf?: typeof deskRoutes) =>
    createDeskApp(optionsFor(database), routesOf)
  let app: ReturnType<typeof open> | undefined
  const theApp = () => {
    app ??= open(suite.database)
    return app
  }

  const request = async (path: string, init: RequestInit & { from?: string; client?: string } = {}) => {
    const { from = deskUrl, client = '192.0.2.1', ...rest } = init
    const headers = new Headers(rest.headers)
    headers.set('X-Forwarded-For', client)
    if (from && rest.method === 'POST' && !headers.has('Origin')) headers.set('Origin', from)
    return await theApp().request(deskUrl + path, { redirect: 'manual', ...rest, headers })
  }
  const json = (path: string, body: object, init: Parameters<typeof request>[1] = {}) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
    })
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

  /** Adds somebody, and opens their invitation on a device: their cookie, and the passkey. */
  const join = async (name: string, role: StaffRole = 'office') => {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@firm.example`
    const { id, link } = accepted(
      await addStaff(
        { database: suite.database, deskUrl, sendsMail: false, ...sources },
        { name, email, role },
        commandLine,
      ),
    )
    const invitation = link.slice(link.lastIndexOf('/') + 1)
    const authenticator = createAuthenticator(deskUrl)
    const client = `198.51.100.${Math.ceil(Math.random() * 250)}`
    const options = await json('/invitation/options', { invitation }, { client })
    expect(options.status).toBe(200)
    const response = authenticator.register((await options.json()).challenge)
    const registered = await json('/invitation', { invitation, response }, { client })
    expect(registered.status).toBe(200)
    return { id, email, invitation, response, authenticator, cookie: cookieOf(registered) }
  }

  /** What a passkey gets that signs in. */
  const signInWith = async (authenticator: ReturnType<typeof createAuthenticator>, fields: object = {}) => {
    const options = await json('/sign-in/options', {})
    return await json('/sign-in', {
      ...fields,
      response: authenticator.signIn((await options.json()).challenge),
    })
  }
  const signIn = async (authenticator: ReturnType<typeof createAuthenticator>, fields: object = {}) =>
    cookieOf(await signInWith(authenticator, fields))
  /** Another passkey of whoever has signed in. */
  const addPasskey = async (cookie: string, name = 'Another device') => {
    const authenticator = createAuthenticator(deskUrl)
    const headers = { cookie }
    const options = await json('/passkeys/options', {}, { headers })
    const response = authenticator.register((await options.json()).challenge)
    const added = await json('/passkeys', { response, name }, { headers })
    expect([added.status, await added.json()]).toEqual([200, { next: '/account?done=passkey-added' }])
    return { id: response.id, authenticator }
  }

  const get = (path: string, cookie = '') => request(path, { headers: { cookie } })
  /** A form of a page. */
  const post = (path: string, fields: Fields, cookie = '', from = deskUrl) =>
    request(path, {
      method: 'POST',
      from,
      headers: { cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  return {
    clock,
    publicSite,
    slots,
    lines,
    sources,
    open,
    app: theApp,
    /** What the desk answers, as it is declared. */
    routes: () =>
      deskRoutes({
        ...optionsFor(suite.database),
        cookie: createSessionCookie(deskUrl),
        limit: { rateKeyFor: async () => null },
        clientOf: () => '',
      }),
    request,
    json,
    join,
    signIn,
    signInWith,
    addPasskey,
    cookieOf,
    challenge: async (path: string, body: object = {}) =>
      (await (await json(path, body)).json()).challenge as string,
    get,
    post,
    read: async (path: string, cookie: string) => {
      const response = await get(path, cookie)
      return { status: response.status, text: await response.text() }
    },
    send: async (path: string, fields: Fields, cookie: string) => {
      const response = await post(path, fields, cookie)
      return {
        status: response.status,
        location: response.headers.get('location'),
        text: await response.text(),
      }
    },
    /** What the log has on a subject: who did what. */
    logged: async (subject: string) => {
      const rows = await suite.database.db
        .selectFrom('auditLog')
        .leftJoin('staff', 'staff.id', 'auditLog.staffId')
        .select(['action', 'name'])
        .where('subject', '=', subject)
        .where('action', '<>', 'enquiry read')
        .orderBy('atUtc')
        .execute()
      return rows.map(({ action, name }) => `${name ?? 'command line'}: ${action}`)
    },
  }
}

/** Of a form; as a list where a name has several values. */
type Fields = Record<string, string> | string[][]

/** The cookie of somebody who has signed in, at a desk without TLS. */
export async function startDeskSession(database: Database, now: number): Promise<string> {
  const id = randomUUID()
  const createdUtc = new Date(now).toISOString()
  const token = await transact(database, async (trx) => {
    await trx
      .insertInto('staff')
      .values({
        id,
        name: 'Ann Example',
        email: `${id}@firm.example`,
        role: 'office',
        createdUtc,
        removedUtc: null,
      })
      .execute()
    await trx
      .insertInto('passkeys')
      .values({
        id,
        staffId: id,
        name: 'A computer',
        publicKey: '',
        counter: 0,
        transports: '[]',
        createdUtc,
        usedUtc: null,
      })
      .execute()
    return await startSession(trx, { staffId: id, passkeyId: id, isShared: false }, now)
  })
  return `desk=${token}`
}
