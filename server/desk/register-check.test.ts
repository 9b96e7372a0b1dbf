import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { allAdvisers } from '#content/pages/advisers.ts'
import { DAY_MS } from '#domain/durations.ts'
import { publishedAt } from '#server/editing/publications.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createLog } from '#server/platform/log.ts'
import { commandLine } from './audit-log.ts'
import { createRegisterCheck, readRegisterChecks, registerFault } from './register-check.ts'
import { addStaff } from './staff-members.ts'

/** As the register answers about a person. */
const person = (IRN: string, Status: string) =>
  JSON.stringify({
    Status: 'FSR-API-03-01-00',
    Message: 'Ok. Individual found',
    Data: [{ Details: { IRN, Status, 'Full Name': 'A Person' } }],
  })
const unknown = JSON.stringify({ Status: 'FSR-API-03-01-11', Message: 'Individual not found', Data: null })

/** A register over HTTP, with what it answers about each number. */
async function startRegister(answer: (number: string) => string | undefined) {
  const asked: { number: string; at: number; key: unknown }[] = []
  const server = createServer((request, response) => {
    const number = request.url?.split('/').at(-1) ?? ''
    asked.push({ number, at: performance.now(), key: request.headers['x-auth-key'] })
    const body = answer(number)
    response.writeHead(body === undefined ? 503 : 200).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Individuals`
  return { asked, settings: { url, headers: { 'X-Auth-Key': 'k' } } }
}

describeOnSqlite('The nightly check of the register', (suite) => {
  let now = Date.parse('2027-01-11T03:00:00Z')
  const [sample] = allAdvisers
  const people = ['AAA00001', 'AAA00002', 'AAA00003', 'AAA00004', 'AAA00005'].map(
    (registerNumber, index) => ({
      ...(sample as (typeof allAdvisers)[number]),
      name: `Adviser ${index + 1}`,
      registerNumber,
    }),
  )
  const check = (settings: { url: string; headers: Record<string, string> }, pauseMs?: number) =>
    createRegisterCheck(
      {
        database: suite.database,
        register: settings,
        sendsMail: true,
        recordShown: async () => {},
        now: () => now,
        createId: () => randomUUID(),
        log: createLog('silent'),
        ...(pauseMs !== undefined && { pauseMs }),
      },
      people,
    )
  const hidden = async () => (await publishedAt(suite.database.db, now))['people/off-register']?.['']
  const told = async () =>
    await suite.database.db
      .selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'register status changed')
      .orderBy('atUtc')
      .execute()
  beforeEach(() => {
    now += DAY_MS
  })

  test('hides who is struck off and nobody about whom it has no right answer, tells the owners, and shows them again once they are back', async () => {
    const sources = { now: () => now, createId: () => randomUUID() }
    const desk = {
      database: suite.database,
      deskUrl: 'https://desk.example.com',
      sendsMail: false,
      ...sources,
    }
    await addStaff(desk, { name: 'Olga', email: 'olga@firm.example', role: 'owner' }, commandLine)
    let states: Record<string, string> = { AAA00002: 'Regulatory approval no longer required' }
    const answers: Record<string, string> = {
      AAA00003: unknown,
      AAA00004: person('AAA00004', 'Prohibited').padEnd(70_000),
      AAA00005: person('ZZZ99999', 'Prohibited'),
    }
    const { settings, asked } = await startRegister(
      (number) => answers[number] ?? person(number, states[number] ?? 'Certified / assessed by firm'),
    )
    await check(settings, 0).runIfDue()
    expect(await hidden()).toEqual(['AAA00002', 'AAA00003'])
    expect(asked.map(({ number, key }) => `${number} ${key}`)).toEqual(
      people.map(({ registerNumber }) => `${registerNumber} k`),
    )
    const [{ detail } = { detail: '' }] = await told()
    expect(detail).toBe(
      'Adviser 2 hidden (Regulatory approval no longer required); Adviser 3 hidden (Not on the register)',
    )
    const mails = suite.database.db.selectFrom('outbox').select('kind').where('kind', '=', 'register-notice')
    expect(await mails.execute()).toHaveLength(1)

    // Not again before the next night.
    await check(settings, 0).runIfDue()
    expect(asked).toHaveLength(people.length)
    now += DAY_MS
    states = {}
    await check(settings, 0).runIfDue()
    expect(await hidden()).toEqual(['AAA00003'])
    expect((await told()).at(-1)?.detail).toBe('Adviser 2 shown again (Certified / assessed by firm)')
  })

  test.each([
    ['cannot be reached', () => undefined],
    ['answers with a page', () => '<!doctype html><title>Maintenance</title>'],
    ['knows nobody any more', () => unknown],
  ])('changes nothing where the register %s, and says since when', async (_, answer) => {
    const before = await readRegisterChecks(suite.database.db, now)
    const { settings, asked } = await startRegister(answer)
    await expect(check(settings, 0).runIfDue()).rejects.toThrow(/register/)
    expect(asked.length).toBeGreaterThan(0)
    expect(await readRegisterChecks(suite.database.db, now)).toEqual(before)
    expect(await hidden()).toEqual(['AAA00003'])
  })

  test('says why it could not ask, tries again, and calls a check of more than a week old', async () => {
    const { settings } = await startRegister(() => undefined)
    const { start, stop } = check(settings, 0)
    start(0)
    await expect.poll(() => registerFault(suite.database)).toBe('the register gave no answer')
    await stop()
    now += 8 * DAY_MS
    const checks = await readRegisterChecks(suite.database.db, now)
    expect(checks.every(({ isOld }) => isOld)).toBe(true)
  })

  test('asks once a second at most', async () => {
    const { settings, asked } = await startRegister((number) => person(number, 'Active'))
    const { runIfDue, stop } = check(settings)
    void runIfDue().catch(() => {})
    await expect.poll(() => asked.length).toBe(2)
    await stop()
    const [first, second] = asked
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(990)
  })
})
