import { ownFaces, stylesNeededFrom } from './needed-styles.ts'

/**
 * Writes into a page what its first screen needs to be painted, and no more:
 * a document that comes in one round trip is seen a round trip sooner. The
 * whole stylesheet and the fonts follow right after the paint, added by the
 * early script, or by the browser itself where there are no scripts. On a tall
 * screen what stands lower is covered until then, because it has no looks yet.
 */
export function firstStyles(css: string, laterHref: string): (html: string) => string {
  const needed = stylesNeededFrom(css)
  const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
    ([, font]) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  )
  // In this order: the early script takes it apart where the style begins.
  const rest = `<link rel="stylesheet" href="${laterHref}"/>${fonts.join('')}<style>${ownFaces(css)}</style>`
  return (html) => {
    const styles = `<style>${needed(firstScreenOf(html))}</style><style id="cover">${cover}</style>`
    return html.replace('</head>', () => `${styles}<noscript>${rest}</noscript></head>`)
  }
}

/** Only a screen as tall as this shows what has no looks yet to someone who does not scroll. */
const cover =
  '@media screen and (scripting:enabled) and (height>=60rem){main>:nth-child(n+3),main~footer{opacity:0}}'

/** Below the hero: no screen shows the whole of one, and few the beginning of the next. */
const sectionsSeen = 1

/** The page down to the last section that can be seen at first, without what has yet to be opened. */
function firstScreenOf(html: string): string {
  return toTheFold(html).replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '')
}

function toTheFold(html: string): string {
  let depth = 0
  let sections = 0
  for (const { 0: tag, index } of html.matchAll(/<\/?section\b|<footer\b/g)) {
    if (tag === '</section') depth -= 1
    else if (depth === 0 && (tag === '<footer' || sections === sectionsSeen)) return html.slice(0, index)
    else if (tag === '<section') {
      if (depth === 0) sections += 1
      depth += 1
    }
  }
  return html
}
