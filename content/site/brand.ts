import { entry } from './entry.ts'

/**
 * The brand, once: everything that shows or derives from it reads this file. Its story is told in
 * content/pages/about-us.ts, the logo drawn in app/illustration/parts/brand-mark.tsx; `npm run social` then makes the
 * icons and Open Graph images again.
 */
export const brand = entry(
  'firm/brand',
  { title: 'Name and strapline', fixed: ['slug', 'referencePrefix'] },
  {
    name: 'Alderlode',
    /** Begins the two routes that carry the brand: /AlderlodeInMedia, /AlderlodeBlog. See former-paths.ts. */
    slug: 'Alderlode',
    strapline: 'Independent financial advice, from Basingstoke',
    /** Capital letters. References that were given out with another prefix are still found. */
    referencePrefix: 'AL',
    mailDomain: 'alderlode.example',
  } as const,
)
