import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
/** The text of the contact page; that of its form is in contact-form.ts. */
export const contactUs = entry('pages/contact-us', 'Contact Us', {
  meta: meta(
    'Contact Us and complaints procedure',
    'Write to us, call our Basingstoke office or ask for a callback. Also here: how to make a complaint, and how to reach the Financial Ombudsman Service.',
    'complaint complain complain about my adviser complaints procedure ombudsman phone number email address opening hours times office directions where are you weekend open',
  ),
  hero: {
    customer: {
      heading: 'Tell us what you would like to sort out',
      lead: 'A first home, a pension you have lost sight of, cover for your family: one line is enough to begin. Our office reads what you write, and a financial adviser comes back to you.',
    },
    adviser: {
      heading: 'Ask us anything about the network',
      lead: 'Whether you are ready to move or only comparing, write to us in confidence. Someone who knows how the network runs will give you straight answers.',
    },
  },
} as const)
