import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { createTransport } from '#server/mail/transport.ts'
import type { TestDatabase } from '#server/platform/db/databases.test-support.ts'
import { runDesk } from './desk.ts'

/** The command line on the suite's database, and the means to put records in front of it. */
export function createTestDesk(
  suite: TestDatabase,
  smtpUrl?: () => string,
  { deskUrl }: { deskUrl: string | undefined } = { deskUrl: 'https://desk.example.com' },
) {
  const records = createTestRecords(suite)
  const { now } = records.sources
  const asked: string[] = []
  const run = (typed: string[]) =>
    runDesk(typed, {
      location: suite.location,
      mailFrom: 'The Firm <hello@example.com>',
      operator: 'root',
      ask: async (lines) => {
        asked.push(...lines)
        return false
      },
      deskUrl,
      sendsMail: smtpUrl !== undefined,
      transport: createTransport({ smtpUrl: smtpUrl?.(), dataDir: suite.location.dataDir, now }),
      now,
      createId: randomUUID,
    })
  return {
    ...records,
    /** What commands have asked, each answered with no. */
    asked,
    /** The output of a command that succeeds. */
    says: async (...typed: string[]) => {
      const { code, out, err } = await run(typed)
      expect([code, err]).toEqual([0, ''])
      return out
    },
    /** The error message of a command that fails. */
    refuses: async (...typed: string[]) => {
      const { code, out, err } = await run(typed)
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^[^\n]+[.?]$/)
      return err
    },
  }
}
