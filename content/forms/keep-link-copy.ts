import { entry } from '#content/site/entry.ts'

/** The link to a call's own page, after a booking and on the page itself. */
export const keepLinkCopy = entry('forms/keep-link', 'Keeping the link of a call', {
  heading: 'Keep this link',
  text: 'It leads to your booking, where you can change or cancel the call. So can anyone else who has the link: share it with care.',
  here: 'The address of this page is yours alone, and stays the same when you change the call. Anyone who has it can change the call too: share it with care.',
  open: 'Your booking',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
} as const)
