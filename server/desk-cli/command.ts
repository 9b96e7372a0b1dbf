import { type Actor, commandLine } from '#server/desk/audit-log.ts'
import type { MailTransport } from '#server/mail/transport.ts'
import type { Database, DatabaseLocation } from '#server/platform/db/database.ts'

export interface CommandDependencies {
  database: Database
  location: DatabaseLocation
  mailFrom: string
  /** As the site sends its mails. */
  transport: MailTransport
  /** For the audit log: the user of the machine who runs the command. */
  operator: string
  /** The address of the desk in a browser. */
  deskUrl: string
  /** Whether mails go out by SMTP. */
  sendsMail: boolean
  /** Shows the lines and asks whether to go on; false where nobody can answer. */
  ask(lines: string[]): Promise<boolean>
  now(): number
  createId(): string
}

export interface Command {
  /** As it is typed. */
  name: string
  /** Placeholders of its arguments; those in brackets may be left out, and are then undefined. */
  args: readonly string[]
  /** An option without a value. */
  flag?: string
  summary: string
  notes?: string
  /** May run where there is no database yet. */
  createsDatabase?: true
  /** Resolves to the lines that it prints. */
  run(dependencies: CommandDependencies, args: readonly string[], flag: boolean): Promise<string[]>
}

/** Who does what a command does. */
export function actorOf({ operator }: CommandDependencies): Actor {
  return { ...commandLine, device: operator }
}

/** Gives `run` as many arguments as `args` declares. */
export function command<const Args extends readonly string[]>(
  declared: Omit<Command, 'args' | 'run'> & {
    args: Args
    run(
      dependencies: CommandDependencies,
      args: { [Index in keyof Args]: string },
      flag: boolean,
    ): Promise<string[]>
  },
): Command {
  return declared
}
