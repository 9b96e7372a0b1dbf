import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Pictures of the seeded media and blog items. */
export const articleImages = {
  'media-pension-calls': placeholder(
    'article',
    'You may hang up on a pension call',
    'Illustration for a radio hour about pension cold calls',
  ),
  'media-payslip-lesson': placeholder(
    'article',
    'Why the last number is the smaller one',
    'Illustration for a report on a lesson about payslips',
  ),
  'media-changing-network': placeholder(
    'article',
    'Five questions before you move',
    'Illustration for a podcast about changing network',
  ),
  'media-chalk-stream': placeholder(
    'article',
    'A day’s work for a chalk stream',
    'Illustration for a report on clearing a chalk stream',
  ),
  'media-covering-note': placeholder(
    'article',
    'Say what is unusual first',
    'Illustration for an article about mortgage covering notes',
  ),
  'media-talking-about-illness': placeholder(
    'article',
    'What would pay you if you were ill',
    'Illustration for a panel about income protection',
  ),
  'blog-fixed-rate-ending': placeholder(
    'article',
    'Six, four and two months before it ends',
    'Illustration for a blog about the end of a fixed rate',
  ),
  'blog-state-pension-dates': placeholder(
    'article',
    'The age rises, month by month',
    'Illustration for a blog about State Pension ages',
  ),
  'blog-pensions-and-inheritance-tax': placeholder(
    'article',
    'Pensions become part of the estate',
    'Illustration for a blog about pensions and inheritance tax',
  ),
  'blog-first-home-small-deposit': placeholder(
    'article',
    'What a small deposit costs',
    'Illustration for a blog about buying with a small deposit',
  ),
  'blog-asking-parents': placeholder(
    'article',
    'Ask where, before how much',
    'Illustration for a blog about asking parents about money',
  ),
  'blog-buying-with-a-friend': placeholder(
    'article',
    'Two ways to own one home',
    'Illustration for a blog about buying a home with a friend',
  ),
  'blog-power-of-attorney': placeholder(
    'article',
    'Two forms, made in good time',
    'Illustration for a blog about lasting powers of attorney',
  ),
  'blog-one-sheet': placeholder(
    'article',
    'One sheet that spares weeks',
    'Illustration for a blog about one sheet of paper for your family',
  ),
  'blog-targeted-support': placeholder(
    'article',
    'A suggestion is not advice',
    'Illustration for a blog about targeted support',
  ),
  'blog-shorter-reports': placeholder(
    'article',
    'The recommendation on page one',
    'Illustration for a blog about shorter suitability reports',
  ),
  'blog-listening': placeholder(
    'article',
    'Hear what is not said',
    'Illustration for a blog about recognising vulnerable clients',
  ),
} as const satisfies Record<string, CatalogueImage>
