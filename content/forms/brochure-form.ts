import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { wording } from '#content/site/wording.ts'

export const brochureForm = entry('forms/brochure', 'Brochure form', {
  meta: meta(
    'Request our brochure for advisers',
    'Eight pages by email on how the network works, from support and technology to the two self-employed options and what joining involves.',
  ),
  heading: wording.brochureButton,
  lead: 'Eight pages on how the network works: the people behind it, the support, the technology, the two self-employed options and what joining involves. Tell us where to email it.',
  privacy:
    'We use your name and email address to send the brochure. You will not be added to a mailing list.',
  submit: 'Send me the brochure',
} as const)
