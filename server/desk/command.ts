import type { Database, DatabasePlace } from '#server/db/database.ts'
import type { MailTransport } from '#server/emails/transport.ts'

/** What the desk works on. */
export interface Desk {
  database: Database
  place: DatabasePlace
  /** The address that calls are arranged from, as calendars name it. */
  mailFrom: string
  /** As the site sends its mails. */
  transport: MailTransport
  now(): number
  createId(): string
}

/** A command line as it was read: the words after the verb, and the options. */
export interface DeskCall {
  desk: Desk
  words: string[]
  options: Record<string, string | boolean | undefined>
}

/** For people, as lines; for machines, as a value. */
export interface DeskAnswer {
  lines: string[]
  json: unknown
}

export interface DeskOption {
  /** What help calls its value; an option without one is a flag. */
  value?: string
  /** Of a flag: whether --no-… says the opposite. */
  negatable?: true
  required?: true
}

/** One thing that a command does, with all the words and options that it takes. */
export interface DeskVerb {
  /** Absent where the words follow the command's name at once. */
  name?: string
  /** REF must be given, [DAY] may be, REASON… takes all that is left. */
  words?: readonly string[]
  options?: Record<string, DeskOption>
  run(call: DeskCall): Promise<DeskAnswer>
}

export interface DeskCommand {
  name: string
  summary: string
  notes?: string[]
  examples: string[]
  /** Works where there is no database yet: it makes one. */
  isFirst?: boolean
  /** The first is meant where no verb is typed. */
  verbs: readonly [DeskVerb, ...DeskVerb[]]
}

/** An error that the operator can put right; its message is one sentence that says how. */
export class DeskFault extends Error {
  override name = 'DeskFault'
}
