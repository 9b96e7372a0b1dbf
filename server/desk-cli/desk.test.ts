import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { createTransport } from '#server/emails/transport.ts'
import { runDesk } from './desk.ts'

const nowhere = path.join(tmpdir(), 'there-is-no-such-folder')
const transport = createTransport({ smtpUrl: undefined, dataDir: nowhere, now: Date.now })
const run = (...typed: string[]) =>
  runDesk(typed, {
    place: { dataDir: nowhere },
    deskUrl: 'https://desk.example.com',
    sendsMail: false,
    mailFrom: 'hello@example.com',
    transport,
    schedule: testSchedule,
    webhook: false,
    reminders: true,
    now: () => Date.parse('2026-11-15T12:00:00Z'),
    createId: () => 'id',
  })

const commands = [
  'enquiries',
  'callbacks',
  'cancel',
  'close',
  'open',
  'closed',
  'outbox',
  'media',
  'blogs',
  'person',
  'retention',
  'backup',
  'restore',
  'stats',
]

test.each([[], ['--help'], ['help']])('the desk lists its commands (%s)', async (...typed) => {
  const { code, out } = await run(...typed)
  expect(code).toBe(0)
  for (const name of commands) expect(out).toContain(`\n  ${name} `)
})

test.each(commands)('%s explains itself with examples, and needs no database for it', async (name) => {
  const { code, out } = await run(name, '--help')
  expect(code).toBe(0)
  expect(out).toContain(`npm run desk -- ${name}`)
  expect(out).toContain('Examples:')
  expect(out.split('\n').every((line) => line.length <= 130)).toBe(true)
})

test('an unknown command is refused in one sentence', async () => {
  expect(await run('destroy')).toEqual({
    code: 1,
    out: '',
    err: 'The desk has no command "destroy": --help lists them.',
  })
})

test.each(commands.filter((name) => name !== 'restore'))(
  '%s fails where there is no database, and creates none',
  async (name) => {
    const { code, err } = await run(name)
    expect([code, err]).toEqual([1, expect.stringContaining('There is no database at')])
    expect(existsSync(nowhere)).toBe(false)
  },
)

test('an unreachable database is reported in one sentence, without its password', async () => {
  const { code, err } = await runDesk(['stats'], {
    place: { dataDir: nowhere, databaseUrl: 'postgres://site:secret@127.0.0.1:1/site' },
    deskUrl: 'https://desk.example.com',
    sendsMail: false,
    mailFrom: 'hello@example.com',
    transport,
    schedule: testSchedule,
    webhook: false,
    reminders: true,
    now: () => 0,
    createId: () => 'id',
  })
  expect([code, err]).toEqual([
    1,
    'DATABASE_URL: cannot reach PostgreSQL at 127.0.0.1:1/site (ECONNREFUSED): nobody listens there.',
  ])
})
