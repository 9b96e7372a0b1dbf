import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { sampleNote } from '#content/site/sample.ts'
import type { Passage } from '#content/site/types.ts'
import { team } from './team.ts'

export const adviserAboutUs = entry('pages/adviser-about-us', 'About Us, for advisers', {
  meta: meta(
    'Meet the team behind the network',
    'The people who run the network day to day: who they are, what each of them does for advisers, and how the firm came to be what it is.',
  ),
  hero: {
    heading: 'The people behind the network',
    lead: 'If you joined, these are the people who would read your files, take your calls and tell you when you are wrong.',
  },
  passages: [
    {
      heading: 'Advisers ourselves',
      paragraphs: [
        `The firm was founded in ${facts.founded} and became ${brand.name} in ${facts.rebranded}.`,
        'It has advised the public throughout, and that shapes how we run a network. Many of us have sat across a kitchen table from a worried couple with a folder of bills and statements.',
        `We now support ${facts.advisers} advisers. Growth is welcome as long as a new member can still be met, taught and properly supervised; when it cannot be done well, we ask people to wait.`,
      ],
    },
    {
      heading: 'Who does what',
      paragraphs: [
        'Business development looks after you as a member. Compliance looks after the standard of advice. Paraplanning and business support take work from you case by case, while operations, finance and technology keep everything running.',
        'None of these teams is far from another. A question about one client can cross the office in a minute, and usually does.',
      ],
    },
    {
      heading: 'Come and see',
      paragraphs: [
        'Before you decide, spend a morning with us in Basingstoke. Sit with the file checkers, ask the payments desk how errors are put right, and have a cup of something with whoever is in the kitchen. You will learn more than a presentation could tell you.',
      ],
    },
  ] satisfies Passage[],
  team: {
    heading: 'Who you will meet',
    lead: `There are more of us; these are the people you are most likely to deal with. Choose a card to read about the person on it.${sampleNote(team, 'The people')}`,
  },
  /** The last card of the team, which invites the reader to join. */
  invitation: {
    heading: 'Come and see us',
    text: 'Spend a morning with us before you decide.',
    action: 'Join Us',
  },
})
