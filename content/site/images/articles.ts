import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Pictures of the seeded media and blog items. */
export const articleImages = {
  'media-pension-calls': placeholder('article', 'Illustration for a radio hour about pension cold calls'),
  'media-payslip-lesson': placeholder('article', 'Illustration for a report on a lesson about payslips'),
  'media-changing-network': placeholder('article', 'Illustration for a podcast about changing network'),
  'media-chalk-stream': placeholder('article', 'Illustration for a report on clearing a chalk stream'),
  'media-covering-note': placeholder('article', 'Illustration for an article about mortgage covering notes'),
  'media-talking-about-illness': placeholder('article', 'Illustration for a panel about income protection'),
  'blog-fixed-rate-ending': placeholder('article', 'Illustration for a blog about the end of a fixed rate'),
  'blog-state-pension-dates': placeholder('article', 'Illustration for a blog about State Pension ages'),
  'blog-pensions-and-inheritance-tax': placeholder(
    'article',
    'Illustration for a blog about pensions and inheritance tax',
  ),
  'blog-first-home-small-deposit': placeholder(
    'article',
    'Illustration for a blog about buying with a small deposit',
  ),
  'blog-asking-parents': placeholder('article', 'Illustration for a blog about asking parents about money'),
  'blog-buying-with-a-friend': placeholder(
    'article',
    'Illustration for a blog about buying a home with a friend',
  ),
  'blog-power-of-attorney': placeholder(
    'article',
    'Illustration for a blog about lasting powers of attorney',
  ),
  'blog-one-sheet': placeholder(
    'article',
    'Illustration for a blog about one sheet of paper for your family',
  ),
  'blog-targeted-support': placeholder('article', 'Illustration for a blog about targeted support'),
  'blog-shorter-reports': placeholder('article', 'Illustration for a blog about shorter suitability reports'),
  'blog-listening': placeholder('article', 'Illustration for a blog about recognising vulnerable clients'),
} as const satisfies Record<string, CatalogueImage>
