// Parses a command line by the declaration of its verb. Unknown options and excess arguments are errors; help is
// generated from the same declaration.
import { parseArgs } from 'node:util'
import { DeskError } from '#server/desk/desk-error.ts'
import type { DeskCommand, DeskOption, DeskVerb } from './command.ts'

const commonOptions: Record<string, DeskOption> = { json: {}, help: {} }

export interface CommandLine {
  verb: DeskVerb
  words: string[]
  options: Record<string, string | boolean | undefined>
}

export function readCommandLine(command: DeskCommand, args: string[]): CommandLine {
  const every = Object.assign({}, ...command.verbs.map(({ options }) => options)) as DeskVerb['options']
  const { tokens, positionals } = parse(args, { ...every, ...commonOptions }, false)
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []))
  if (given.includes('--help') || given.includes('-h'))
    return { verb: command.verbs[0], words: [], options: { help: true } }
  const { verb, words } = chooseVerb(command, positionals)
  refuseExtra(command, verb, words, given)
  const { values } = parse(args, { ...verb.options, ...commonOptions }, true)
  refuseMissing(command, verb, values)
  return { verb, words, options: values as CommandLine['options'] }
}

/** A usage line, such as: enquiries answer REF [--undo] */
export function usageOf({ name, verbs }: DeskCommand, verb: DeskVerb): string {
  const verbName = verb === verbs[0] && verb.name ? `[${verb.name}]` : verb.name
  const options = Object.entries(verb.options ?? {}).map(([option, { value, negatable, required }]) => {
    const text = `--${negatable ? '[no-]' : ''}${option}${value ? ` ${value}` : ''}`
    return required ? text : `[${text}]`
  })
  return [name, verbName, ...(verb.words ?? []), ...options].filter(Boolean).join(' ')
}

function chooseVerb({ verbs }: DeskCommand, positionals: string[]) {
  const [first, ...rest] = positionals
  const named = verbs.find(({ name }) => name !== undefined && name === first)
  if (named) return { verb: named, words: rest }
  if (first === undefined || verbs[0].name === undefined) return { verb: verbs[0], words: positionals }
  throw new DeskError(`"${first}" is none of: ${verbs.map(({ name }) => name).join(', ')}.`)
}

function refuseExtra(command: DeskCommand, verb: DeskVerb, words: string[], given: string[]): void {
  const title = [command.name, verb.name].filter(Boolean).join(' ')
  const usage = `It is called as: ${usageOf(command, verb)}.`
  const known = new Set(Object.entries({ ...verb.options, ...commonOptions }).flatMap(spellings))
  const option = given.find((name) => !known.has(name))
  if (option !== undefined) throw new DeskError(`"${title}" takes no ${option}. ${usage}`)
  const takes = verb.words ?? []
  const extra = takes.at(-1)?.endsWith('…') ? undefined : words[takes.length]
  if (extra !== undefined) throw new DeskError(`"${extra}" is one word too many for "${title}". ${usage}`)
}

/** A required flag is a confirmation: its verb says what it would confirm. */
function refuseMissing(command: DeskCommand, verb: DeskVerb, values: Record<string, unknown>): void {
  for (const [name, { value, required }] of Object.entries(verb.options ?? {})) {
    if (!required || !value || values[name] !== undefined) continue
    const title = [command.name, verb.name].filter(Boolean).join(' ')
    throw new DeskError(`"${title}" needs --${name} ${value}. It is called as: ${usageOf(command, verb)}.`)
  }
}

function spellings([name, { negatable }]: [string, DeskOption]): string[] {
  return [`--${name}`, ...(negatable ? [`--no-${name}`] : [])]
}

/** Called twice: not strict to find the verb, then strict with that verb's options. */
function parse(args: string[], options: Record<string, DeskOption>, strict: boolean) {
  const types = Object.entries(options).map(([name, { value }]) => [
    name,
    { type: value ? 'string' : 'boolean', ...(name === 'help' && { short: 'h' }) } as const,
  ])
  return parseArgs({
    args,
    options: Object.fromEntries(types),
    allowPositionals: true,
    allowNegative: true,
    strict,
    tokens: true,
  })
}
