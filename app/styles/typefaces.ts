/**
 * The two typefaces, by role. `npm run fonts` makes everything else from this file: the subsets of the site, the files
 * of the brochure, fonts.css, and the two font stacks in tokens.css.
 */
export interface Typeface {
  family: string
  /** The npm package and the variable font in it. */
  source: { package: string; file: string }
  /** The axes of the site's subset: fixed, or a range. */
  axes: Record<string, number | { min: number; max: number }>
  /**
   * The files of the brochure by weight. @react-pdf tells fonts apart by their names, but each instance of a variable
   * font has that of the default one: where there are several, `rename` says what it is called and what to call each.
   */
  brochure: { weight: number; axes: Record<string, number>; rename?: { from: string; to: string } }[]
  /** Installed fonts that stand in until the web font is there. */
  fallbacks: readonly Fallback[]
  generic: string
}

interface Fallback {
  name: string
  local: readonly string[]
  /** The mean advance of a character of this site's text, in em. */
  averageWidth: number
}

const heading = { wght: 560, SOFT: 100, WONK: 0, opsz: 96 }

export const typefaces = {
  /** Headings: one weight. */
  serif: {
    family: 'Fraunces',
    source: { package: '@fontsource-variable/fraunces', file: 'files/fraunces-latin-full-normal.woff2' },
    axes: heading,
    brochure: [{ weight: 400, axes: heading }],
    fallbacks: [
      // Bold ones: the web font is as dark as they are. `local()` takes full names or PostScript names.
      { name: 'Georgia', local: ['Georgia Bold', 'Georgia-Bold'], averageWidth: 0.5316 },
      {
        name: 'Times',
        local: [
          'Times New Roman Bold',
          'TimesNewRomanPS-BoldMT',
          'Liberation Serif Bold',
          'LiberationSerif-Bold',
        ],
        averageWidth: 0.446,
      },
      { name: 'Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], averageWidth: 0.5216 },
      { name: 'DejaVu', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], averageWidth: 0.582 },
    ],
    generic: 'serif',
  },
  /** Everything else. */
  sans: {
    family: 'Figtree',
    source: { package: '@fontsource-variable/figtree', file: 'files/figtree-latin-wght-normal.woff2' },
    axes: { wght: { min: 400, max: 700 } },
    brochure: [
      { weight: 400, axes: { wght: 400 }, rename: { from: 'Light', to: 'Roman' } },
      { weight: 600, axes: { wght: 600 }, rename: { from: 'Light', to: 'Heavy' } },
    ],
    fallbacks: [
      { name: 'Arial', local: ['Arial', 'Liberation Sans'], averageWidth: 0.444 },
      { name: 'Roboto', local: ['Roboto'], averageWidth: 0.4422 },
      { name: 'DejaVu', local: ['DejaVu Sans'], averageWidth: 0.5063 },
    ],
    generic: 'system-ui, sans-serif',
  },
} as const satisfies Record<string, Typeface>

export type TypefaceRole = keyof typeof typefaces
