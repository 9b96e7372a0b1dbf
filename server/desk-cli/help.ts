import { deskCall, isArchive } from '#server/desk-call.ts'
import type { DeskCommand } from './command.ts'
import { usageOf } from './command-line.ts'

const WIDTH = 130

export function deskHelp(commands: DeskCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'The desk: what the firm does with its records. It works while the site runs, on the same DATA_DIR or',
    'DATABASE_URL.',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'With every command:',
    '  --help  what it does, with examples',
    `  --json  the answer for machines${isArchive ? '' : ' (call npm with --silent, so that nothing else is printed)'}`,
    '',
    'Examples:',
    `  ${deskCall} enquiries --no-answered`,
    `  ${deskCall} callbacks tomorrow`,
    `  ${deskCall} close 2026-12-24 "Closed for Christmas Eve"`,
    `  ${isArchive ? deskCall : 'npm run --silent desk --'} stats --json`,
  ].join('\n')
}

export function commandHelp(command: DeskCommand): string {
  const { name, summary, notes = [], examples } = command
  return [
    `${name}: ${summary}`,
    '',
    ...command.verbs.flatMap((verb) => wrapped(`  ${deskCall} ${usageOf(command, verb)}`)),
    '',
    ...(notes.length > 0 ? [...notes, ''] : []),
    'Examples:',
    ...examples.map((line) => `  ${deskCall} ${line}`),
  ].join('\n')
}

/** Wraps a usage line between its options. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH) return [line]
  const end = line.lastIndexOf(' [--', WIDTH)
  return [line.slice(0, end), ...wrapped(`      ${line.slice(end + 1)}`)]
}
