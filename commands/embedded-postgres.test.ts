import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, inject, test } from 'vitest'

test.runIf(process.getuid?.() === 0)(
  'as root the PostgreSQL of the tests runs from a copy, since its user may be unable to enter the checkout',
  async () => {
    const client = new pg.Client(inject('postgresUrl'))
    await client.connect()
    const { rows } = await client.query("select setting from pg_config where name = 'BINDIR'")
    await client.end()
    expect(rows[0].setting).toMatch(/\/bin$/)
    expect(rows[0].setting).not.toContain(fileURLToPath(new URL('..', import.meta.url)))
  },
)
