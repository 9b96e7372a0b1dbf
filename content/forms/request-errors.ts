import { entry } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { formCopy } from './form-copy.ts'

export const requestErrors = entry('forms/request-errors', 'Refused forms', {
  tooMany: formCopy.tooMany,
  tooLarge: {
    heading: 'That was too long to send',
    text: `Please shorten your message and send it again, or call ${firm.phone.display}.`,
  },
  tooManyFields: {
    heading: 'That was more than our forms ask for',
    text: `Nothing was saved. Please open the form again and send it from there, or call ${firm.phone.display}.`,
  },
  wrongOrigin: {
    heading: 'We could not accept that form',
    text: `It did not come from a page of this website. Please open our Contact Us page and send it from there, or call ${firm.phone.display}.`,
  },
  unreadable: {
    heading: 'We could not read that',
    text: `It did not arrive as one of our forms sends it. Please go back and send it again, or call ${firm.phone.display}.`,
  },
} as const)
