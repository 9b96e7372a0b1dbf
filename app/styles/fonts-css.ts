import type { Typeface } from './typefaces.ts'

/** What is measured of a font, in em. */
export interface FontMetrics {
  ascent: number
  descent: number
  /** The mean advance of a character of this site's text. */
  averageWidth: number
}

/** The @font-face rules of a typeface: the web font, and its fallbacks scaled to its metrics. */
export function fontFaces(role: string, typeface: Typeface, metrics: FontMetrics): string {
  const web = `@font-face {
  font-family: "${typeface.family}";
  src: url("./fonts/${role}.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
`
  const fallbacks = typeface.fallbacks.map(({ name, local, averageWidth }) => {
    const scale = metrics.averageWidth / averageWidth
    return `@font-face {
  font-family: "${typeface.family} ${name}";
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  size-adjust: ${percent(scale)};
}
`
  })
  return [web, ...fallbacks].join('')
}

/** The value of a `font-family` property. */
export function fontStack({ family, fallbacks, generic }: Typeface): string {
  const names = [family, ...fallbacks.map(({ name }) => `${family} ${name}`)]
  return [...names.map((name) => `"${name}"`), generic].join(', ')
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(1))}%`
}
