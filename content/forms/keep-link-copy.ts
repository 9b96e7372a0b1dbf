import { entry } from '#content/site/entry.ts'

/** The link to a call's own page, after a booking and on the page itself. */
export const keepLinkCopy = entry('forms/keep-link', 'Keeping the link of a call', {
  heading: 'Keep this link',
  text: 'It leads to your booking, where you can change or cancel the call. Whoever has the link can do so: share it with care.',
  here: 'The address of this page is yours alone, and stays the same when you change the call. Whoever has it can do so too: share it with care.',
  open: 'Your booking',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
} as const)
