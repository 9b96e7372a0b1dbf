/**
 * The one place that names the brand. The slug makes the two routes that carry
 * it (/AlderlodeInMedia, /AlderlodeBlog); the name reaches pages, mails and
 * the brochure from here.
 */
export const brand = {
  name: 'Alderlode',
  slug: 'Alderlode',
  strapline: 'Independent financial advice, from Basingstoke',
} as const
