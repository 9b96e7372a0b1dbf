import type { ParseArgsConfig } from 'node:util'
import type { Database, DatabasePlace } from '#server/db/database.ts'

/** What the desk works on. */
export interface Desk {
  database: Database
  place: DatabasePlace
  /** The address that calls are arranged from, as calendars name it. */
  mailFrom: string
  now(): number
  createId(): string
}

export type DeskOptions = NonNullable<ParseArgsConfig['options']>
type OptionValues = Record<string, string | boolean | undefined>

/** A command as it was typed: its words after the name, and its options. */
export interface DeskCall {
  desk: Desk
  words: string[]
  options: OptionValues
}

/** For people, as lines; for machines, as a value. */
export interface DeskAnswer {
  lines: string[]
  json: unknown
}

/** One of the desk's commands, with all it says of itself. */
export interface DeskCommand {
  name: string
  summary: string
  usage: string[]
  notes?: string[]
  examples: string[]
  options?: DeskOptions
  /** Works where there is no database yet: it makes one. */
  isFirst?: boolean
  run(call: DeskCall): Promise<DeskAnswer>
}

/** What the operator can mend; its message is one sentence that says how. */
export class DeskFault extends Error {
  override name = 'DeskFault'
}
