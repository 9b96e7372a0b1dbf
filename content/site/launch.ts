/**
 * True while the site has the sample content that it ships with. Set it to false when the content is the firm's own:
 * tests/spec, which compares the sample with the specification, is then left out of `npm test`.
 */
export const shipsSample: boolean = true

/**
 * Who in the firm has compared every figure of content/site/tax-and-rates.ts and facts.ts with the
 * source that is named beside it, and when (yyyy-mm-dd). Pages say 'checked' and the month from then on. Null until then: the values that the site ships with were written down
 * without access to the sources.
 */
export const figuresVerified: { by: string; on: string } | null = null
