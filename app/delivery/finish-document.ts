import { parse, serialize, serializeOuter } from 'parse5'
import { budgetNotice } from '#content/site/budget.ts'
import { taxYear } from '#content/site/checked.ts'
import boot from './boot.ts?inline-script'
import { blocksOf, criticalCss } from './critical-css.ts'
import {
  append,
  attributeOf,
  childrenOf,
  createElement,
  type Document,
  descendantsOf,
  type Element,
  elementNamed,
  insertBefore,
} from './html-tree.ts'

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
  const document = parse(rendered)
  const [head, body] = ['head', 'body'].map((tag) => elementNamed(document, tag)) as [Element, Element]
  if (budgetNotice !== '') addBudgetNotice(elementNamed(body, 'main'))
  await addStyles(document, head, options)
  const { siteModule, refreshModule } = options
  const modules = { 'data-site': siteModule, ...(refreshModule && { 'data-refresh': refreshModule }) }
  append(body, createElement('script', { type: 'module', ...modules }, boot))
  if (options.structuredData !== undefined)
    append(body, createElement('script', { type: 'application/ld+json' }, options.structuredData))
  return serialize(document)
}

/** Below the hero of a page that names the tax year, as every one with figures of the register does. */
function addBudgetNotice(main: Element): void {
  const [, next] = childrenOf(main)
  if (next && serializeOuter(main).includes(taxYear))
    insertBefore(main, createElement('p', { class: 'budget-notice' }, budgetNotice), next)
}

async function addStyles(
  document: Document,
  head: Element,
  { stylesheet: { href, css }, criticalCssKey }: DocumentOptions,
): Promise<void> {
  const link = createElement('link', { rel: 'stylesheet', href })
  if (criticalCssKey === undefined) return append(head, link)
  const { first, others } = blocksOf(document)
  // By its elements as well, because articles and days change what a page shows.
  const kinds = withDescendants(first).map(({ tagName, attrs }) => {
    // Without the words of an island: they change, and the styles do not.
    const selected = attrs.filter(({ name }) => /^(class$|data-(?!props$))/.test(name))
    return [tagName, ...selected.map(({ name, value }) => `${name}=${value}`)].join()
  })
  const key = [criticalCssKey, ...new Set(kinds.sort())].join(' ')
  const critical = criticalCssCache.get(key) ?? (await criticalCss(document, css))
  // In development the styles change while the key stays.
  if (!import.meta.env.DEV) criticalCssCache.set(key, critical)
  const noscript = createElement('noscript')
  // The web fonts are fetched beside the stylesheet, not after it: the letters change a round trip sooner.
  for (const [font] of css.matchAll(/(?<=url\(["']?)[^"')]+\.woff2/g))
    append(noscript, createElement('link', { rel: 'preload', as: 'font', crossorigin: '', href: font }))
  append(noscript, link)
  append(head, createElement('style', {}, critical))
  append(head, noscript)
  // However slowly the document comes, nothing is painted before its whole first screen is there: before the parser
  // has reached what follows it.
  const next = withDescendants(others)
    .map((element) => attributeOf(element, 'id'))
    .find((id) => id !== undefined)
  if (next !== undefined)
    append(head, createElement('link', { rel: 'expect', href: `#${next}`, blocking: 'render' }))
}

function withDescendants(blocks: Element[]): Element[] {
  return blocks.flatMap((block) => [block, ...descendantsOf(block)])
}
