import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'

/** What a test in tests/e2e checks, and nothing else. */
const checks = [
  'An independent testing tool, axe, checks every page, and everything that opens on one, against the rules of WCAG 2.2. It does so on a phone and on a wide screen, in light and in dark colours.',
  'Menus, dialogs, the choice of a time, the films and the cards that turn over all work by keyboard alone, and you can see where you are.',
  'Pages can be enlarged to 400%, or shown in a window 320 pixels wide, without scrolling sideways.',
  'Wider spacing between lines, words and letters cuts nothing off.',
  'Whatever you can press is at least 24 pixels high and wide, apart from links within a sentence. Buttons on a phone are 44 pixels high.',
  'The colours that you have set in your system are respected, and so is the wish for less motion.',
  'Everything can be read and sent without JavaScript.',
]

/** The statement follows the W3C’s model. Written from what the tests cover, so that it claims nothing else. */
export const accessibilityStatement = entry('legal/accessibility', 'Accessibility statement', {
  meta: meta(
    'Accessibility statement',
    'How we make this website usable for everyone, what we test and how, what does not work yet, and how to tell us about a barrier.',
  ),
  /** yyyy-mm-dd; when somebody last compared it with the website. */
  reviewed: '2026-11-15',
  hero: {
    heading: 'Accessibility',
    lead: `${brand.name} wants everyone to be able to read this website, send its forms and reach a person.`,
  },
  standard: {
    heading: 'What we hold ourselves to',
    paragraphs: [
      'We build to the Web Content Accessibility Guidelines (WCAG), version 2.2, level AA.',
      'By our own tests the website conforms to it, apart from what is listed below.',
      'Words matter as much as code: short sentences, terms explained where they stand, and no time limit on any form.',
    ],
  },
  checks: {
    heading: 'What we test, before every change goes live',
    items: checks,
  },
  limits: {
    heading: 'What does not work yet',
    items: [
      'The films under “Hear from our Advisers” play on the video host’s own player. Captions and controls there are not ours. Ask us, and we will tell you what is said in them.',
      'The brochure is a PDF without the structure that screen readers look for. Everything in it is also on the pages for advisers, and we will gladly send it in another form.',
      'Other websites that we link to may meet other standards.',
      'Machines find only some barriers. An outside review by people with disabilities has not taken place yet.',
    ],
  },
  tellUs: {
    heading: 'Tell us about a barrier',
    text: `Tell us if something stands in your way, or if you need large print, simpler wording or someone to fill in a form with you. Call ${firm.phone.display}, ${firm.hours}, or write to ${firm.email.display}. We answer within ${facts.replyContact}.`,
  },
  enforcement: {
    heading: 'If our answer does not help',
    text: 'The Equality Advisory and Support Service advises on your rights under the Equality Act 2010: https://www.equalityadvisoryservice.com.',
    complaint: {
      before: 'For a complaint about our service, ',
      link: 'our contact page',
      after: ' explains the steps.',
    },
  },
  reviewedLabel: 'Last reviewed on',
} as const)
