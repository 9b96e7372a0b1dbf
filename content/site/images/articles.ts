import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Pictures of the seeded media and blog items. */
export const articleImages = {
  'media-pension-calls': placeholder(
    'article',
    'Hang up',
    'Illustration for a radio hour about pension cold calls',
  ),
  'media-payslip-lesson': placeholder(
    'article',
    'Payslip',
    'Illustration for a report on a lesson about payslips',
  ),
  'media-changing-network': placeholder(
    'article',
    'Questions',
    'Illustration for a podcast about changing network',
  ),
  'media-chalk-stream': placeholder(
    'article',
    'In waders',
    'Illustration for a report on clearing a chalk stream',
  ),
  'media-covering-note': placeholder(
    'article',
    'First line',
    'Illustration for an article about mortgage covering notes',
  ),
  'media-talking-about-illness': placeholder(
    'article',
    'Sick pay',
    'Illustration for a panel about income protection',
  ),
  'blog-fixed-rate-ending': placeholder(
    'article',
    'The date',
    'Illustration for a blog about the end of a fixed rate',
  ),
  'blog-state-pension-dates': placeholder(
    'article',
    'Your birthday',
    'Illustration for a blog about State Pension ages',
  ),
  'blog-pensions-and-inheritance-tax': placeholder(
    'article',
    'The estate',
    'Illustration for a blog about pensions and inheritance tax',
  ),
  'blog-first-home-small-deposit': placeholder(
    'article',
    'First keys',
    'Illustration for a blog about buying with a small deposit',
  ),
  'blog-asking-parents': placeholder(
    'article',
    'Asking',
    'Illustration for a blog about asking parents about money',
  ),
  'blog-buying-with-a-friend': placeholder(
    'article',
    'Two names',
    'Illustration for a blog about buying a home with a friend',
  ),
  'blog-power-of-attorney': placeholder(
    'article',
    'Two forms',
    'Illustration for a blog about lasting powers of attorney',
  ),
  'blog-one-sheet': placeholder(
    'article',
    'One sheet',
    'Illustration for a blog about one sheet of paper for your family',
  ),
  'blog-targeted-support': placeholder(
    'article',
    'Not advice',
    'Illustration for a blog about targeted support',
  ),
  'blog-shorter-reports': placeholder(
    'article',
    'Half as long',
    'Illustration for a blog about shorter suitability reports',
  ),
  'blog-listening': placeholder(
    'article',
    'Listening',
    'Illustration for a blog about recognising vulnerable clients',
  ),
} as const satisfies Record<string, CatalogueImage>
