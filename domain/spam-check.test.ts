import { expect, test } from 'vitest'
import { isSpam } from './spam-check.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['fills the field that people do not see', { website: 'https://example.com' }],
  ['comes back the moment it was served', { servedAt: String(now) }],
  ['comes back within half a second', { servedAt: String(now - 499) }],
])('a form is spam when it %s', (_, raw) => {
  expect(isSpam(raw, now)).toBe(true)
})

test.each([
  ['carries nothing of the kind', {}],
  ['leaves the hidden field alone', { website: ' ' }],
  ['took half a second or more', { servedAt: String(now - 500) }],
  ['was served by a clock that runs ahead', { servedAt: String(now + 3_000) }],
  ['has a time that is none', { servedAt: 'yesterday' }],
  ['sends lists instead of texts', { website: ['x'], servedAt: [String(now)] }],
])('a form is not spam when it %s', (_, raw) => {
  expect(isSpam(raw, now)).toBe(false)
})
