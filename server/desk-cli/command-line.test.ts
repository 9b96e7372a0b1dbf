import { expect, test } from 'vitest'
import type { DeskCommand } from './command.ts'
import { readCommandLine } from './command-line.ts'
import { commandHelp } from './help.ts'

const run = async () => ({ lines: [], json: null })
const calls: DeskCommand = {
  name: 'calls',
  summary: 'a command with three verbs',
  examples: ['calls'],
  verbs: [
    { name: 'list', options: { since: { value: 'DAY' }, answered: { negatable: true } }, run },
    { name: 'show', words: ['REF'], run },
    { name: 'drop', words: ['DAY', 'REASON…'], options: { yes: { required: true } }, run },
  ],
}
const person: DeskCommand = {
  name: 'person',
  summary: 'a command whose first verb has no name',
  examples: ['person ann'],
  verbs: [
    { words: ['NAME'], run },
    { name: 'erase', words: ['NAME'], run },
  ],
}
const read = (command: DeskCommand, line: string) => {
  const { verb, words, options } = readCommandLine(command, line.split(' ').filter(Boolean))
  return [verb.name, words, { ...options }]
}

test.each([
  ['', ['list', [], {}]],
  ['--since 2026-11-01', ['list', [], { since: '2026-11-01' }]],
  ['list --no-answered --json', ['list', [], { answered: false, json: true }]],
  ['--json show ZZ-7K3Q9', ['show', ['ZZ-7K3Q9'], { json: true }]],
  ['drop today they are all ill --yes', ['drop', ['today', 'they', 'are', 'all', 'ill'], { yes: true }]],
])('calls %s', (line, expected) => {
  expect(read(calls, line)).toEqual(expected)
})

test.each([
  ['ann', [undefined, ['ann'], {}]],
  ['erase ann', ['erase', ['ann'], {}]],
])('person %s', (line, expected) => {
  expect(read(person, line)).toEqual(expected)
})

test.each([
  ['show REF --since 2026-11-01', '"calls show" takes no --since. It is called as: calls show REF.'],
  ['show REF --yes', '"calls show" takes no --yes. It is called as: calls show REF.'],
  ['show REF --no-yes', '"calls show" takes no --no-yes. It is called as: calls show REF.'],
  [
    '--nonsense',
    '"calls list" takes no --nonsense. It is called as: calls [list] [--since DAY] [--[no-]answered].',
  ],
  [
    'drop today ill --no-yes',
    '"calls drop" takes no --no-yes. It is called as: calls drop DAY REASON… --yes.',
  ],
  ['show REF more', '"more" is one word too many for "calls show". It is called as: calls show REF.'],
  ['destroy', '"destroy" is none of: list, show, drop.'],
  ['list --since', "Option '--since <value>' argument missing"],
  ['list --answered=yes', "Option '--answered' does not take an argument"],
])('calls %s is refused with the usage of the verb', (line, sentence) => {
  expect(() => read(calls, line)).toThrow(sentence)
})

test('help is generated from the declarations, and --help wins over everything else', () => {
  expect(read(calls, 'show --help --nonsense')).toEqual(['list', [], { help: true }])
  expect(commandHelp(calls)).toContain(`
  npm run desk -- calls [list] [--since DAY] [--[no-]answered]
  npm run desk -- calls show REF
  npm run desk -- calls drop DAY REASON… --yes
`)
})
