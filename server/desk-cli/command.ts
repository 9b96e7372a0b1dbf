import type { Desk } from '#server/desk/desk-dependencies.ts'

/** A parsed command line: the arguments after the verb, and the options. */
export interface Invocation {
  desk: Desk
  words: string[]
  options: Record<string, string | boolean | undefined>
}

/** The output, as text and for --json. */
export interface DeskAnswer {
  lines: string[]
  json: unknown
}

export interface DeskOption {
  /** The placeholder of its value in help; an option without one is a flag. */
  value?: string
  /** A flag that also exists as --no-…. */
  negatable?: true
  required?: true
}

/** A subcommand with its arguments and options. */
export interface DeskVerb {
  /** Absent where the arguments follow the command's name. */
  name?: string
  /** REF is required, [DAY] optional, REASON… takes the rest. */
  words?: readonly string[]
  options?: Record<string, DeskOption>
  run(invocation: Invocation): Promise<DeskAnswer>
}

export interface DeskCommand {
  name: string
  summary: string
  notes?: string[]
  examples: string[]
  /** May run where there is no database yet. */
  createsDatabase?: boolean
  /** The first is the default. */
  verbs: readonly [DeskVerb, ...DeskVerb[]]
}
