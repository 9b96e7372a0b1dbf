/**
 * The brand, once: everything that shows or derives from it reads this file. The logo is drawn in
 * app/illustration/parts/brand-mark.tsx; `npm run social` makes the icons and Open Graph images again.
 */
export const brand = {
  name: 'Alderlode',
  /** Begins the two routes that carry the brand: /AlderlodeInMedia, /AlderlodeBlog. See former-paths.ts. */
  slug: 'Alderlode',
  strapline: 'Independent financial advice, from Basingstoke',
  /** Capital letters. References that were given out with another prefix are still found. */
  referencePrefix: 'AL',
  mailDomain: 'alderlode.example',
  /** On the page About Us. */
  story:
    'The name joins two things you can see on a walk near here. Alders grow where there is water, and hold the bank together. A lode is a watercourse that finds its way. Both are patient, and both get there.',
} as const

/** As the desk's help and messages show a reference. */
export const exampleReference = `${brand.referencePrefix}-7K3Q9`
