import { brand } from './brand.ts'
import { entry } from './entry.ts'
import { firm } from './firm.ts'

/** 404. */
export const notFound = entry('words/not-found', 'Page not found', {
  title: `Page not found | ${brand.name}`,
  heading: 'We cannot find that page',
  text: [
    'The page may have moved, or the address may be mistyped. If you have just sent us a form and saw its confirmation, we have it.',
    'Choose a way on below, search, or call us.',
  ],
  customer: 'I am looking for advice',
  adviser: 'I am a financial adviser',
} as const)

/** 500. */
export const serverError = entry('words/server-error', 'Page that failed', {
  title: `Something went wrong | ${brand.name}`,
  heading: 'Something went wrong on our side',
  text: [
    'The fault is ours, not yours. Please wait a moment and try again.',
    `If you were sending us a form and saw no confirmation, please send it again. You can also write to us, or call, ${firm.hours}.`,
  ],
  home: 'Go to the home page',
} as const)
