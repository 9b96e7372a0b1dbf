import { serializeOuter } from 'parse5'
import postcss, { type Root } from 'postcss'
import { PurgeCSS } from 'purgecss'
import { childrenOf, createElement, type Document, elementNamed } from './html-tree.ts'

/** How many blocks of a page its first screen can show: the hero and the section, or the footer, below it. */
const firstBlocks = 2

/** Of the site's stylesheet, the rules that the first screen of this document uses. */
export async function criticalCss(document: Document, stylesheet: string): Promise<string> {
  const firstScreen = firstScreenOf(document)
  const root = postcss.parse(stylesheet)
  removeDeferred(root)
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: firstScreen, extension: 'html' }],
    css: [{ raw: root.toString() }],
    keyframes: true,
    variables: true,
    safelist: { variables: variablesOf(firstScreen, root) },
  })
  if (!purged?.css) throw new Error('PurgeCSS found no rule for the first screen.')
  return purged.css
}

/** Rules for paper and for hovering, and rules that fetch a file such as a web font, wait for the whole stylesheet. */
function removeDeferred(root: Root): void {
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  root.walkRules(/:hover/, (rule) => {
    const others = rule.selectors.filter((selector) => !selector.includes(':hover'))
    if (others.length > 0) rule.selectors = others
    else rule.remove()
  })
  root.walkDecls((declaration) => {
    if (/url\((?!["']?#)/.test(declaration.value)) declaration.parent?.remove()
  })
}

/** Illustrations use custom properties in attributes, where PurgeCSS does not look, and those may use others. */
function variablesOf(html: string, root: Root): string[] {
  const namesIn = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? []
  const used = new Set<string>(namesIn(html))
  // A set that grows is iterated to its new end.
  for (const name of used) {
    root.walkDecls(name, ({ value }) => {
      for (const other of namesIn(value)) used.add(other)
    })
  }
  return [...used]
}

function firstScreenOf(document: Document): string {
  const root = elementNamed(document, 'html')
  const body = elementNamed(root, 'body')
  const main = elementNamed(body, 'main')
  // Rules may also name what stands around the first screen.
  const around = [root, body, main].map(({ tagName, attrs }) => ({ ...createElement(tagName), attrs }))
  const children = childrenOf(body)
  const before = children.slice(0, children.indexOf(main))
  const after = children.filter(({ tagName }) => tagName === 'footer')
  const blocks = [...childrenOf(main), ...after].slice(0, firstBlocks)
  return [...around, ...before, ...blocks].map((element) => serializeOuter(element)).join('')
}
