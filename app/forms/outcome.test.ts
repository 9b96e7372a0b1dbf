import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { outcomeOf } from './outcome.ts'

test('the thanks for a callback name the day as dd-mm-yyyy and the slot by its label', () => {
  const { text } = outcomeOf({
    form: 'callback',
    kind: 'callback',
    date: plainDate('2026-11-19'),
    time: '10:30 - 11:00',
    reference: 'AL-7K3Q9',
  })
  expect(text).toBe(
    'Thanks for submitting your details. One of our advisers will be in touch on 19-11-2026 at 10:30 - 11:00.',
  )
})

test('the thanks for a brochure name person and address, without a full stop, whatever the name is', () => {
  const thanks = (name: string) => outcomeOf({ form: 'brochure', name, email: 'ada@example.com' }).text
  expect(thanks('Ada Lovelace')).toBe('The brochure will be sent shortly to Ada Lovelace at ada@example.com')
  expect(thanks('{email} $& $1')).toBe(
    'The brochure will be sent shortly to {email} $& $1 at ada@example.com',
  )
})
