import { type CatalogueImage, placeholder } from './catalogue-image.ts'

const cover = (alt: string) => placeholder('article', alt)

/** Covers of the seeded media and blog items. */
export const articleImages = {
  'media-pension-calls': cover('A telephone whose cord ends in a fish hook, baited with a coin'),
  'media-payslip-lesson': cover('A payslip with one line marked, and the pencil that marked it'),
  'media-changing-network': cover('Two networks of dots, and one dot on its way between them'),
  'media-chalk-stream': cover('Waders in a clear stream, and a trout between them'),
  'media-covering-note': cover('A short note clipped to the front of a bundle of papers'),
  'media-talking-about-illness': cover(
    'Four piles of coins, each lower than the last, and a gap where the fifth should be',
  ),
  'blog-fixed-rate-ending': cover(
    'A calendar with two months marked, its corner turning to the day that counts',
  ),
  'blog-state-pension-dates': cover('Steps with a coin on each, and a deckchair on the last'),
  'blog-pensions-and-inheritance-tax': cover('A nest egg inside the walls of a house'),
  'blog-first-home-small-deposit': cover('A house with two of its bricks in gold'),
  'blog-asking-parents': cover('A teapot and two cups, whose steam becomes one conversation'),
  'blog-buying-with-a-friend': cover('Two keys on one ring'),
  'blog-power-of-attorney': cover('A fountain pen at the end of a signature'),
  'blog-one-sheet': cover('A sheet of paper folded into a roof over a family'),
  'blog-targeted-support': cover('A ring around six people, one of whom is not like the others'),
  'blog-shorter-reports': cover('Scissors cutting a report in half'),
  'blog-listening': cover('A speech bubble with words, and another that is only dotted'),
} as const satisfies Record<string, CatalogueImage>
