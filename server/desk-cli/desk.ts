// `npm run desk`: what the operator does, also while the site runs. The office works at the desk in a browser.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '#server/desk/refusal.ts'
import { BackupError } from '#server/platform/backups/backup-rows.ts'
import { type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts'
import { readSetting } from '#server/platform/db/settings.ts'
import { deskCommand } from '#server/platform/desk-command.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { backupCommands } from './backup.ts'
import type { Command, CommandDependencies } from './command.ts'
import { contentCommands } from './content.ts'
import { outboxCommands } from './outbox.ts'
import { staffCommands } from './staff.ts'

const commands: Command[] = [...staffCommands, ...outboxCommands, ...backupCommands, ...contentCommands]

export interface DeskOptions extends Omit<CommandDependencies, 'database' | 'deskUrl'> {
  /** As the environment has it; otherwise it is where the site was last started with. */
  deskUrl: string | undefined
}

export interface DeskResult {
  code: 0 | 1
  out: string
  err: string
}

/** Runs one command line. An operator's mistake is one sentence and exit code 1; other errors are thrown. */
export async function runDesk(typed: string[], options: DeskOptions): Promise<DeskResult> {
  try {
    return { code: 0, out: (await run(typed, options)).join('\n'), err: '' }
  } catch (error) {
    return { code: 1, out: '', err: sentenceFor(error) }
  }
}

async function run(typed: string[], options: DeskOptions): Promise<string[]> {
  const [subject = '--help'] = typed
  if (['--help', '-h', 'help'].includes(subject)) return help(commands)
  const related = commands.filter(({ name }) => name.split(' ')[0] === subject)
  if (related.length === 0) throw new Refusal(`There is no command "${subject}": --help lists them.`)
  if (typed.includes('--help') || typed.includes('-h')) return helpWithNotes(related)

  const { command, args, flag } = parse(typed, related)
  if (!command.createsDatabase) refuseMissing(options.location)
  const database = await openDatabase(options.location)
  try {
    const deskUrl = options.deskUrl ?? (await readSetting(database.db, 'desk-url')) ?? 'http://localhost:3001'
    return await command.run({ ...options, deskUrl, database }, args, flag)
  } finally {
    await database.close()
  }
}

function parse(typed: string[], related: Command[]) {
  // "outbox retry" before "outbox".
  const [command] = related
    .filter(({ name }) => `${typed.join(' ')} `.startsWith(`${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)
  if (command === undefined) throw wrongCall(related)
  const called = parseCall(command, typed.slice(command.name.split(' ').length))
  if (called === null) throw wrongCall(command.args.length === 0 ? related : [command])
  return { command, ...called }
}

/** Null where it is not what the command declares. */
function parseCall({ args, flag }: Command, typed: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: typed,
      options: flag === undefined ? {} : { [flag]: { type: 'boolean' } },
      allowPositionals: true,
    })
    // Those in brackets may be left out.
    const needed = args.filter((name) => !name.startsWith('['))
    return positionals.length >= needed.length && positionals.length <= args.length
      ? { args: positionals, flag: flag !== undefined && values[flag] === true }
      : null
  } catch {
    return null
  }
}

function wrongCall(candidates: Command[]): Refusal {
  return new Refusal(`It is called as: ${candidates.map(usageOf).join(', or ')}.`)
}

function usageOf({ name, args, flag }: Command): string {
  return [name, ...args, ...(flag === undefined ? [] : [`[--${flag}]`])].join(' ')
}

function help(listed: Command[]): string[] {
  const width = Math.max(...listed.map((command) => usageOf(command).length))
  return [
    `${deskCommand} COMMAND, for whoever runs the site. It works while the site runs, on the same DATA_DIR or`,
    'DATABASE_URL. Enquiries, calls, articles and pictures are at the desk in a browser (docs/desk.md).',
    '',
    ...listed.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.summary}`),
    '',
    'COMMAND --help says more of one.',
  ]
}

function helpWithNotes(listed: Command[]): string[] {
  return listed.flatMap((command) => [
    `${deskCommand} ${usageOf(command)}`,
    `  ${[command.summary, command.notes].filter(Boolean).join('\n').replaceAll('\n', '\n  ')}`,
  ])
}

/** A mistyped DATA_DIR must not look like an empty database. */
function refuseMissing({ databaseUrl, dataDir }: DatabaseLocation): void {
  const file = path.join(dataDir, 'site.db')
  if (databaseUrl || existsSync(file)) return
  throw new Refusal(`There is no database at ${file}: set DATA_DIR to the site’s, or start the site once.`)
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if ([Refusal, BackupError, StartupError].some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? String(error.code) : ''
  if (/^(SQLITE_|DATABASE_GONE|E[A-Z]+$|[0-9A-Z]{5}$)/.test(code))
    return `The database did not do it (${code}).`
  throw error
}
