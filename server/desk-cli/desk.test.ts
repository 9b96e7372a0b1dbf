import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTransport } from '#server/mail/transport.ts'
import { runDesk } from './desk.ts'

const nowhere = path.join(tmpdir(), 'there-is-no-such-folder')
const options = {
  location: { dataDir: nowhere },
  deskUrl: 'https://desk.example.com',
  operator: 'root',
  ask: async () => false,
  sendsMail: false,
  mailFrom: 'hello@example.com',
  transport: createTransport({ smtpUrl: undefined, dataDir: nowhere, now: Date.now }),
  now: Date.now,
  createId: () => 'id',
}
const run = (...typed: string[]) => runDesk(typed, options)
const refusal = async (...typed: string[]) => {
  const { code, out, err } = await run(...typed)
  expect([code, out]).toEqual([1, ''])
  return err
}

describe('the command line', () => {
  test.each([[], ['--help'], ['-h'], ['help']])(
    'lists its commands with their arguments (%s)',
    async (...typed) => {
      const { code, out } = await run(...typed)
      expect(code).toBe(0)
      for (const usage of ['staff add NAME EMAIL [--owner]', 'outbox retry ID|all', 'backup FILE'])
        expect(out).toContain(`\n  ${usage} `)
      expect(out.split('\n').every((line) => line.length <= 130)).toBe(true)
    },
  )

  test('explains one subject with its notes, without a database', async () => {
    const { code, out } = await run('outbox', 'retry', '--help')
    expect(code).toBe(0)
    expect(out).toContain('npm run desk -- outbox drop ID')
    expect(out).toContain('Parked:')
    expect(out).not.toContain('restore')
  })

  test('refuses what it does not know in one sentence with the usage, and changes nothing', async () => {
    expect(await refusal('destroy')).toBe('There is no command "destroy": --help lists them.')
    expect(await refusal('outbox', 'send')).toContain('It is called as: outbox, or outbox retry ID|all, or ')
    expect(await refusal('outbox', 'retry')).toBe('It is called as: outbox retry ID|all.')
    expect(await refusal('backup', 'one', 'two')).toBe('It is called as: backup FILE.')
    expect(await refusal('backup', 'one', '--owner')).toBe('It is called as: backup FILE.')
    expect(await refusal('staff', 'add', 'Ann', 'ann@firm.example', '--owner=yes')).toBe(
      'It is called as: staff add NAME EMAIL [--owner].',
    )
  })

  test('fails where there is no database, and creates none', async () => {
    expect(await refusal('outbox')).toContain('There is no database at')
    expect(existsSync(nowhere)).toBe(false)
  })
})
