import type { Database, DatabaseLocation } from '#server/platform/db/database.ts'

/** What a change needs: it is one transaction with its entry in the audit log. */
export interface ChangeDependencies {
  database: Database
  now(): number
  createId(): string
}

/** What reading and erasing records needs, mail files included. */
export interface Desk extends ChangeDependencies {
  location: DatabaseLocation
}
