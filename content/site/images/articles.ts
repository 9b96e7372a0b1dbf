import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Covers of the seeded media and blog items. */
export const articleImages = {
  'media-pension-calls': placeholder(
    'article',
    'A telephone whose cord ends in a fish hook, baited with a coin',
  ),
  'media-payslip-lesson': placeholder(
    'article',
    'A payslip with one line marked, and the pencil that marked it',
  ),
  'media-changing-network': placeholder(
    'article',
    'Two networks of dots, and one dot on its way between them',
  ),
  'media-chalk-stream': placeholder('article', 'Waders in a clear stream, and a trout between them'),
  'media-covering-note': placeholder('article', 'A short note clipped to the front of a bundle of papers'),
  'media-talking-about-illness': placeholder(
    'article',
    'Four piles of coins, each lower than the last, and a gap where the fifth should be',
  ),
  'blog-fixed-rate-ending': placeholder(
    'article',
    'A calendar with two months marked, its corner turning to the day that counts',
  ),
  'blog-state-pension-dates': placeholder(
    'article',
    'Steps with a coin on each, and a deckchair on the last',
  ),
  'blog-pensions-and-inheritance-tax': placeholder('article', 'A nest egg inside the walls of a house'),
  'blog-first-home-small-deposit': placeholder('article', 'A house with two of its bricks in gold'),
  'blog-asking-parents': placeholder(
    'article',
    'A teapot and two cups, whose steam becomes one conversation',
  ),
  'blog-buying-with-a-friend': placeholder('article', 'Two keys on one ring'),
  'blog-power-of-attorney': placeholder('article', 'A fountain pen at the end of a signature'),
  'blog-one-sheet': placeholder('article', 'A sheet of paper folded into a roof over a family'),
  'blog-targeted-support': placeholder(
    'article',
    'A ring around six people, one of whom is not like the others',
  ),
  'blog-shorter-reports': placeholder('article', 'Scissors cutting a report in half'),
  'blog-listening': placeholder('article', 'A speech bubble with words, and another that is only dotted'),
} as const satisfies Record<string, CatalogueImage>
