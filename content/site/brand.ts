/**
 * The brand's name as pages, mails and the brochure show it, and the slug of the two routes that carry it
 * (/AlderlodeInMedia, /AlderlodeBlog). It is also in the addresses of content/site/firm.ts, in the line that a
 * starting server prints, in package.json, and in the tests; the logo is in app/illustration/parts/brand-mark.tsx.
 */
export const brand = {
  name: 'Alderlode',
  slug: 'Alderlode',
  strapline: 'Independent financial advice, from Basingstoke',
} as const
