import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isEmailAddress, mailboxOf } from './email-address.ts'

test.each([
  'jo@example.com',
  "liam.o'brien+news@mail.example.co.uk",
  'A_b-c@sub-domain.example.museum',
  'x@example.xn--p1ai',
])('%s is an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'jo',
  'jo@',
  '@example.com',
  'jo@example',
  'jo@-example.com',
  'jo@example..com',
  '.jo@example.com',
  'jo.@example.com',
  'jo smith@example.com',
  'jo@example.com, sam@example.com',
  'jo@example.com\nBcc: sam@example.com',
  '"jo"@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is not', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('a hostile address causes no catastrophic backtracking', () => {
  const long = 'a'.repeat(200)
  const hostile = [long, `a@${long}!`, `${'a.'.repeat(100)}@${'a-'.repeat(20)}`, `a@${'a.'.repeat(120)}!`]
  // Backtracking would block the thread for years: only this ends it.
  const check = () => hostile.some(isEmailAddress)
  expect(runInNewContext('check()', { check }, { timeout: 10_000 })).toBe(false)
})

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+home@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['A.d.a+x.y@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
