import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { successMessage } from './success-message.ts'

test.each([
  ['Adviser', true, 'A confirmation is on its way to your email address.'],
  ['Adviser', false, 'That email address cannot receive mail, so we will call you.'],
  ['Customer', true, 'A confirmation is on its way to your email address.'],
  ['Customer', false, 'An adviser reads your message, then calls or writes to you.'],
] as const)('what happens next for a role of %s, with a confirmation: %s', (role, confirms, first) => {
  const { next } = successMessage({
    form: 'contact',
    role,
    confirms,
    reference: 'ZZ-7K3Q9',
    replyBy: { date: plainDate('2026-11-17'), time: '17:00' },
  })
  expect(next[0]).toBe(first)
})

test('the message for a callback names the day in words, and as dd-mm-yyyy with the slot by its label', () => {
  const { text, noWrap, appointment } = successMessage({
    form: 'callback',
    kind: 'callback',
    date: plainDate('2026-11-19'),
    time: '10:30 - 11:00',
    reference: 'ZZ-7K3Q9',
    page: '/YourCall/secret',
  })
  expect(text).toBe(
    'Thanks for submitting your details. One of our advisers will be in touch on 19-11-2026 at 10:30 - 11:00.',
  )
  expect(appointment).toMatchObject({ day: 'Thursday 19 November', time: '10:30\u00a0am' })
  // Within these no line may break.
  expect(noWrap).toEqual(['19-11-2026', '10:30 - 11:00'])
})

test('the message for a brochure names person and address, without a full stop, whatever the name is', () => {
  const thanks = (name: string) => successMessage({ form: 'brochure', name, email: 'ada@example.com' }).text
  expect(thanks('Ada Lovelace')).toBe('The brochure will be sent shortly to Ada Lovelace at ada@example.com')
  expect(thanks('{email} $& $1')).toBe(
    'The brochure will be sent shortly to {email} $& $1 at ada@example.com',
  )
})
