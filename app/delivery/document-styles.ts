import { ownFaces, stylesNeededFrom } from './critical-css.ts'

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
    ([, font]) => `<link rel="preload" href="${font}" as="font" crossorigin/>`,
  )
  // In this order: the early script takes it apart where the style begins.
  const rest = `<link rel="stylesheet" href="${laterHref}"/>${fonts.join('')}<style>${ownFaces(css)}</style>`
  return (html) => {
    const { page, scene } = needed(firstScreenOf(html))
    return html
      .replace('</head>', () => {
        const cover = `<style id="cover">${untilAllIsThere}</style>`
        return `<style>${page}</style>${cover}<noscript>${rest}</noscript></head>`
      })
      .replace(/<svg class="[^"]*\billustration\b[^>]*>/, (svg) => `${svg}<style>${scene}</style>`)
  }
}

/**
 * A heading and its paragraph are painted first, by themselves, what follows them a frame later, and the scene behind
 * them after that: all in one go would keep a slow phone from showing any of it. Nothing moves for it, because what
 * comes later had no place before. Only a screen as tall as this shows what has no looks yet to someone who does
 * not scroll: there it stays unseen until it has them.
 */
const untilAllIsThere =
  '@keyframes later{0%,to{display:none}}@media screen and (scripting:enabled){' +
  'main>*~*,main~*,h1~:not(p),[data-foot]>*~*{animation:later 10ms}.illustration{animation:later 30ms}' +
  '@media (height>=60rem){main>:nth-child(n+3),main~footer{opacity:0}}}'

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
