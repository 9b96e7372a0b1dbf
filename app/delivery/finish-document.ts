import { budgetNotice } from '#content/site/budget.ts'
import { taxYear } from '#content/site/checked.ts'
import boot from './boot.ts?inline-script'
import { blocksOf, criticalCss } from './critical-css.ts'
import {
  attributeOf,
  attributesOf,
  descendantsOf,
  type Element,
  elementNamed,
  elementsOf,
  outerHtml,
} from './html-tree.ts'
import { speculationRules } from './speculation-rules.ts'

export interface Stylesheet {
  href: string
  css: string
}

interface DocumentOptions {
  stylesheet: Stylesheet
  /** Without one there is no critical CSS, and the stylesheet blocks rendering. */
  criticalCssKey: string | undefined
  /** The address of the site's script. */
  siteModule: string
  /** In development, React Refresh. */
  refreshModule?: string | undefined
  /** JSON-LD for search engines. */
  structuredData: string | undefined
}

/** Critical CSS by page and first screen: finding it takes longer than rendering a page. */
export const criticalCssCache = new Map<string, string>()

/**
 * Turns the document that React has rendered into the one that is sent: critical CSS inline, the whole stylesheet
 * and the site's script left for boot.ts to fetch after the first paint.
 */
export async function finishDocument(rendered: string, options: DocumentOptions): Promise<string> {
  const document = elementsOf(rendered)
  const [head, body] = ['head', 'body'].map((tag) => elementNamed(document, tag)) as [Element, Element]
  const { siteModule, refreshModule, structuredData } = options
  const modules = { 'data-site': siteModule, ...(refreshModule && { 'data-refresh': refreshModule }) }
  const added = [
    { at: head.contentEnd, html: await stylesOf(document, options) },
    budgetNoticeIn(elementNamed(body, 'main')),
    {
      at: body.contentEnd,
      html:
        elementOf('script', { type: 'module', ...modules }, boot) +
        elementOf('script', { type: 'speculationrules' }, speculationRules) +
        (structuredData === undefined
          ? ''
          : elementOf('script', { type: 'application/ld+json' }, structuredData)),
    },
  ]
  const starts = [0, ...added.map(({ at }) => at)]
  return starts
    .map((start, index) => rendered.slice(start, added[index]?.at) + (added[index]?.html ?? ''))
    .join('')
}

/** Below the hero of a page that names the tax year, as every one with figures of the register does. */
function budgetNoticeIn(main: Element): { at: number; html: string } {
  const [, next] = main.children
  const isShown = budgetNotice !== '' && next && outerHtml(main).includes(taxYear)
  return {
    at: next?.start ?? main.contentEnd,
    html: isShown ? elementOf('p', { class: 'budget-notice' }, escaped(budgetNotice)) : '',
  }
}

/** What is added to the head. */
async function stylesOf(
  document: Element,
  { stylesheet: { href, css }, criticalCssKey }: DocumentOptions,
): Promise<string> {
  const link = elementOf('link', { rel: 'stylesheet', href })
  if (criticalCssKey === undefined) return link
  const { first, others } = blocksOf(document)
  // By its elements as well, because articles and days change what a page shows.
  const kinds = withDescendants(first).map((element) => {
    // Without the words of an island: they change, and the styles do not.
    const selected = attributesOf(element).filter(([name]) => /^(class$|data-(?!props$))/.test(name))
    return [element.tagName, ...selected.map(([name, value]) => `${name}=${value}`)].join()
  })
  const key = [criticalCssKey, ...new Set(kinds.sort())].join(' ')
  const critical = criticalCssCache.get(key) ?? (await criticalCss(document, css))
  // In development the styles change while the key stays.
  if (!import.meta.env.DEV) criticalCssCache.set(key, critical)
  // However slowly the document comes, nothing is painted before its whole first screen is there: before the parser
  // has reached what follows it.
  const next = withDescendants(others)
    .map((element) => attributeOf(element, 'id'))
    .find((id) => id !== undefined)
  const expected =
    next === undefined ? '' : elementOf('link', { rel: 'expect', href: `#${next}`, blocking: 'render' })
  return elementOf('style', {}, critical) + elementOf('noscript', {}, fontLinks(css) + link) + expected
}

let linked: { css: string; links: string } | undefined

/** The web fonts are fetched beside the stylesheet, not after it: the letters change a round trip sooner. */
function fontLinks(css: string): string {
  if (linked?.css !== css) {
    const fonts = [...css.matchAll(/(?<=url\(["']?)[^"')]+\.woff2/g)]
    const links = fonts.map(([href]) =>
      elementOf('link', { rel: 'preload', as: 'font', crossorigin: '', href }),
    )
    linked = { css, links: links.join('') }
  }
  return linked.links
}

/** An element with this HTML inside. */
function elementOf(tagName: string, attributes: Record<string, string>, html?: string): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tagName}${pairs.join('')}>${html === undefined ? '' : `${html}</${tagName}>`}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function withDescendants(blocks: Element[]): Element[] {
  return blocks.flatMap((block) => [block, ...descendantsOf(block)])
}
