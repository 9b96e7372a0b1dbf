import type { DeskCommand } from './command.ts'
import { usageOf } from './command-line.ts'

const CALL = 'npm run desk --'
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
    '  --json  the answer for machines (call npm with --silent, so that nothing else is printed)',
    '',
    'Examples:',
    `  ${CALL} enquiries --no-answered`,
    `  ${CALL} callbacks tomorrow`,
    `  ${CALL} close 2026-12-24 "Closed for Christmas Eve"`,
    `  npm run --silent desk -- stats --json`,
  ].join('\n')
}

export function commandHelp(command: DeskCommand): string {
  const { name, summary, notes = [], examples } = command
  return [
    `${name}: ${summary}`,
    '',
    ...command.verbs.flatMap((verb) => wrapped(`  ${CALL} ${usageOf(command, verb)}`)),
    '',
    ...(notes.length > 0 ? [...notes, ''] : []),
    'Examples:',
    ...examples.map((line) => `  ${CALL} ${line}`),
  ].join('\n')
}

/** Wraps a usage line between its options. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH) return [line]
  const end = line.lastIndexOf(' [--', WIDTH)
  return [line.slice(0, end), ...wrapped(`      ${line.slice(end + 1)}`)]
}
