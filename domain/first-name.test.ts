import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Grace Hopper', 'Grace'],
  ['  Zoë   Smith ', 'Zoë'],
  ["Mary-Jane O'Neill", 'Mary-Jane'],
  ["D'Arcy", "D'Arcy"],
  ['O’Brien', 'O’Brien'],
  ['Łukasz', 'Łukasz'],
  ['Jo\r\nBcc:someone@example.com', 'Jo'],
  ['http://example.com/win Sam', 'httpexamplecomwin'],
  ['<b>Sam</b>', 'bSamb'],
  ['12345', ''],
  ['', ''],
])('%j is greeted as %j', (name, greeting) => {
  expect(firstName(name)).toBe(greeting)
})

test('a long first word is cut at 40 letters', () => {
  expect(firstName('a'.repeat(99))).toHaveLength(40)
})
