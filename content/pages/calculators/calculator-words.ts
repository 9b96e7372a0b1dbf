import { checkedNote } from '#content/site/checked.ts'
import { entry } from '#content/site/entry.ts'
import { pages } from '#content/site/pages.ts'
import type { InputError } from '#domain/calculator-fields.ts'

/** Words that all calculators share. */
export const calculatorWords = entry('calculators/words', 'Words of all calculators', {
  submit: 'Work it out',
  more: 'More about you',
  formHeading: 'Your figures',
  resultHeading: 'The result',
  example: 'This is an example. Change the figures to your own.',
  own: 'For the figures you entered.',
  stale: 'This is still the result for the last complete figures.',
  correct: 'Correct the field that is marked.',
  none: 'The result appears here as soon as all figures are complete.',
  notAdvice: 'This is information, not advice.',
  privacy:
    'We store nothing that you enter. Your figures are part of this page’s web address, so you can bookmark or share it. Anyone who has that address can see your figures.',
  table: 'The same figures as a table',
  year: 'Year',
  age: 'Age',
  years: { one: '{count} year', other: '{count} years' },
  months: { one: '{count} month', other: '{count} months' },
  yearsAndMonths: '{years} and {months}',
  assumptions: 'What this is based on',
  checked: checkedNote,
  source: '{applies}. Source: {source}',
  overdue:
    'This was due to be checked again by {day} and may have changed. Please look it up before you rely on it.',
  others: 'Work out something else',
  adviser: {
    heading: 'Talk it through with an adviser',
    text: 'A calculator knows a few figures. An adviser asks about the rest. The first conversation is free, and you decide afterwards.',
    carry: 'Put these figures into my message',
    carryHint: 'Only if you tick this. You can change the message before you send it.',
    action: 'Write to an adviser',
    path: `${pages.contactUs.path}#contact-form`,
  },
} as const)

interface FieldTexts {
  /** What to enter, as it continues 'Enter …'. */
  what: string
  example: string
  least?: string
  most?: string
}

/** The sentences for what can be wrong with one field. */
export function fieldErrors({ what, example, least, most }: FieldTexts): Partial<Record<InputError, string>> {
  return {
    empty: `Enter ${what}, for example ${example}.`,
    unreadable: `Enter ${what} in figures, for example ${example}.`,
    ...(least && { low: `Enter ${what} of ${least} or more.` }),
    ...(most && { high: `Enter ${what} of ${most} or less.` }),
  }
}
