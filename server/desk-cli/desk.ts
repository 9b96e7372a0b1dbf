// The desk's command line (`npm run desk`): parses the arguments, opens the database, also while the site runs, and
// runs one command. Each command has a file of its name; what it does with the records is in server/desk, for the desk
// in a browser (server/desk-web) alike.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { BackupError } from '#server/backups/backup-error.ts'
import { type DatabasePlace, openDatabase } from '#server/db/database.ts'
import type { Desk } from '#server/desk/desk-dependencies.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { StartupError } from '#server/startup-error.ts'
import { blogs, media } from './articles.ts'
import { backup } from './backup.ts'
import { callbacks, cancel } from './callbacks.ts'
import { close, closed, open } from './closures.ts'
import type { DeskCommand } from './command.ts'
import { type CommandLine, readCommandLine } from './command-line.ts'
import { enquiries } from './enquiries.ts'
import { commandHelp, deskHelp } from './help.ts'
import { outbox } from './outbox.ts'
import { person } from './person.ts'
import { pictures } from './pictures.ts'
import { restore } from './restore.ts'
import { retention } from './retention.ts'
import { searches } from './searches.ts'
import { staff } from './staff.ts'
import { stats } from './stats.ts'

const commands: DeskCommand[] = [
  enquiries,
  callbacks,
  cancel,
  close,
  open,
  closed,
  outbox,
  media,
  blogs,
  pictures,
  person,
  retention,
  backup,
  restore,
  stats,
  searches,
  staff,
]

export interface DeskParts extends Omit<Desk, 'database'> {
  /** Whether older data is copied before it is migrated. */
  upgradeCopy?: boolean
}

export interface DeskOutcome {
  code: 0 | 1
  out: string
  err: string
}

/** Runs one command line. An operator's mistake is one sentence and exit code 1; other errors are thrown. */
export async function runDesk(args: string[], parts: DeskParts): Promise<DeskOutcome> {
  try {
    return { code: 0, out: await answerTo(args, parts), err: '' }
  } catch (error) {
    return { code: 1, out: '', err: sentenceFor(error) }
  }
}

async function answerTo([name, ...args]: string[], parts: DeskParts): Promise<string> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return deskHelp(commands)
  const command = commands.find((known) => known.name === name)
  if (command === undefined) throw new DeskError(`The desk has no command "${name}": --help lists them.`)
  const line = readCommandLine(command, args)
  if (line.options.help) return commandHelp(command)
  if (!command.createsDatabase) refuseMissing(parts.place)
  const answer = await run(line, parts)
  return line.options.json ? JSON.stringify(answer.json, null, 2) : answer.lines.join('\n')
}

async function run({ verb, words, options }: CommandLine, { upgradeCopy = true, ...parts }: DeskParts) {
  const database = await openDatabase(parts.place, { upgradeCopy })
  try {
    return await verb.run({ desk: { ...parts, database }, words, options })
  } finally {
    await database.close()
  }
}

/** A mistyped DATA_DIR must not look like an empty database. */
function refuseMissing({ databaseUrl, dataDir }: DatabasePlace): void {
  const file = path.join(dataDir, 'site.db')
  if (databaseUrl || existsSync(file)) return
  throw new DeskError(`There is no database at ${file}: set DATA_DIR to the site’s, or start the site once.`)
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if ([DeskError, BackupError, StartupError].some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? String(error.code) : ''
  // The rest of parseArgs' message is advice about quoting that would confuse an operator.
  if (code.startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]?.replace(/\.$/, '')}: see --help.`
  if (/^(SQLITE_|DATABASE_GONE|E[A-Z]+$|[0-9A-Z]{5}$)/.test(code))
    return `The database did not do it (${code}).`
  throw error
}
