import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, type DatabasePlace, openDatabase } from './database.ts'
import { migrationNames } from './migrate.ts'
import { StartFault } from './start-fault.ts'
import { engines } from './test-databases.ts'

const utc = '2026-11-15T12:00:00.000Z'

describe.each(engines)('a database ($engine)', ({ create }) => {
  let place: DatabasePlace
  let remove: () => Promise<void>
  const opened: Database[] = []
  const open: typeof openDatabase = async (...parts) => {
    const database = await openDatabase(...parts)
    opened.push(database)
    return database
  }

  beforeEach(async () => {
    const created = await create()
    place = created.place
    remove = created.remove
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    await remove()
  })

  test('of a newer version is refused in one sentence, and left as it is', async () => {
    const { db } = await open(place)
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-a-newer-version', ${utc})`.execute(
      db,
    )
    const opening = openDatabase(place)
    await expect(opening).rejects.toThrow(StartFault)
    await expect(opening).rejects.toThrow(
      /^The data in (\S+site\.db|PostgreSQL at \S+) comes from a newer version of this software: [^.]+\.$/,
    )
    const { rows } = await sql`select name from kysely_migration`.execute(db)
    expect(rows).toHaveLength(migrationNames.length + 1)
  })
})
