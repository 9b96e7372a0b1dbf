import { expect, test } from 'vitest'
import { spamReason } from './spam-check.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const reasonOf = (raw: object) =>
  spamReason({ name: 'Ada Lovelace', message: 'About my pension', ...raw }, now, ['guest post'])
const link = 'https://homes.example/1'

test.each([
  ['hiddenField', 'fills the field that people do not see', { website: 'https://example.com' }],
  ['tooFast', 'comes back the moment it was served', { servedAt: String(now) }],
  ['tooFast', 'comes back within half a second', { servedAt: String(now - 499) }],
  ['links', 'has a link for a name', { name: 'Ada www.example.com' }],
  ['links', 'has a link for a town', { town: link }],
  ['links', 'has more links than anybody looks at', { message: Array(4).fill(link).join(' ') }],
  ['words', 'has words of spam, however they are written', { message: 'We offer a GUEST-POST on' }],
  ['noPerson', 'has no letter in its name', { name: '447700900123' }],
  ['noPerson', 'says in its message what it has for a name', { name: 'Test', message: ' Test ' }],
  ['noPerson', 'has random letters for a name', { name: 'xKjHdGfRtYu' }],
])('%s: a form that %s', (reason, _, raw) => {
  expect(reasonOf(raw)).toBe(reason)
})

test.each([
  ['has nothing of the kind', {}],
  ['leaves the hidden field alone', { website: ' ' }],
  ['took half a second or more', { servedAt: String(now - 500) }],
  ['was served by a clock that runs ahead', { servedAt: String(now + 3_000) }],
  ['has a time that is none', { servedAt: 'yesterday' }],
  ['sends lists instead of texts', { website: ['x'], servedAt: [String(now)], name: ['x'] }],
  ['names three homes', { message: Array(3).fill(link).join('\n') }],
  ['has words that only look alike', { message: 'My guest posted a letter' }],
  ['is from a McDonald', { name: 'JoAnne McDonald-MacIntyre' }],
  ['is in capitals, or another script', { name: 'ADA 李' }],
  ['has a short name and no message', { name: 'Bo', message: '' }],
])('a form is not spam when it %s', (_, raw) => {
  expect(reasonOf(raw)).toBeNull()
})
