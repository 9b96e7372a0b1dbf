import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appThatRenders } from '#server/http/http-app.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createLog, describeError, errorCode } from './log.ts'

const person = ['Grace Hopper', 'grace@example.com', '01632 960001'].join(' ')
const personal = /Grace|Hopper|grace|960001/

let lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
beforeEach(() => {
  lines = []
})
afterEach(() => expect(JSON.stringify(lines)).not.toMatch(personal))

/** An error like those of pg and nodemailer, with personal data in every property. */
function errorWithPerson(): Error {
  return Object.assign(new Error(`invalid input: "${person}"`, { cause: new Error(person) }), {
    code: '23505',
    constraint: 'enquiries_key',
    detail: `Key (email)=(${person}) already exists.`,
    where: person,
    parameters: [person],
    response: `550 ${person} is unknown here`,
  })
}

describe('an error with a person’s data in it', () => {
  test('is logged by its type, its codes and where it was thrown', () => {
    log.error({ err: errorWithPerson() }, 'not saved')
    log.error({ err: errorWithPerson() })
    log.error(errorWithPerson())
    for (const line of lines) {
      expect(line.err).toEqual({
        type: 'Error',
        code: '23505',
        constraint: 'enquiries_key',
        stack: expect.stringMatching(/^ +at errorWithPerson \(.*log\.test\.ts:\d+:\d+\)\n/),
        cause: 'Error',
      })
    }
    expect(lines.map(({ msg }) => msg)).toEqual(['not saved', 'unexpected error', 'unexpected error'])
  })

  test.each([
    ['what JSON.parse quotes', () => JSON.parse(`Grace "G" Hopper, ${person}`)],
    ['what the router quotes', () => Promise.reject(new Error(`No route matches URL "/${person}"`))],
    ['an address', () => Promise.reject(new Error('No inbox for grace@example.com'))],
    ['a phone number', () => Promise.reject(new Error('Nobody at +44 1632 960001'))],
    ['a thrown text', () => Promise.reject(person)],
    ['a thrown row', () => Promise.reject({ name: person })],
    ['a thrown response', () => Promise.reject({ status: 404, data: person })],
  ])('loses %s', async (_, fail) => {
    await Promise.resolve()
      .then(fail)
      .catch((error: unknown) => log.error({ err: error }, 'failed'))
    expect(lines).toHaveLength(1)
  })

  test('loses a line of its message that looks like a line of the stack', () => {
    expect(describeError(new Error(`failed\n    at ${person}:1:1`)).stack).not.toMatch(personal)
  })

  test('is not logged where the response to a request fails', async () => {
    const response = await appThatRenders(() => Promise.reject(errorWithPerson()), log).request('/')
    expect(response.status).toBe(500)
    expect(lines.map(({ msg }) => msg)).toContain('unexpected error')
  })
})

test('an error of the application keeps its message', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'time')")
  expect(describeError(error)).toMatchObject({ type: 'TypeError', message: error.message })
  expect(errorCode(error)).toBe('TypeError')
})

test('a request that the client aborts is not an error', async () => {
  const leaving = new AbortController()
  const app = appThatRenders(() => {
    leaving.abort()
    return Promise.reject(new Error('aborted'))
  }, log)
  await app.request('/', { signal: leaving.signal })
  expect(lines.map(({ msg, status }) => [msg, status])).toEqual([['request', 499]])
})

describeOnSqlite('a refused row', (suite) => {
  const insert = (db: Kysely<Tables>) =>
    sql`insert into settings (name, value) values (${person}, ${person})`.execute(db)

  test('leaves its values out of the log, whatever the database says of it', async () => {
    await transact(suite.database, insert)
    const repeated = await insert(suite.database.db).catch((error: unknown) => error)
    const mistyped = await sql`select cast(${person} as date) + cast(${person} as integer)`
      .execute(suite.database.db)
      .catch((error: unknown) => error)
    log.error({ err: repeated }, 'repeated')
    log.error({ err: mistyped }, 'mistyped')
    expect(lines[0]?.err).toMatchObject({ code: expect.stringMatching(/^(23505|SQLITE_CONSTRAINT)/) })
  })
})
