import postcss, { type Container, type Root } from 'postcss'
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'
import {
  attributesOf,
  descendantsOf,
  type Element,
  elementNamed,
  outerHtml,
  startTagOf,
} from './html-tree.ts'

/** How many blocks the first screen can show: the hero and what follows it, a section or the footer. */
const firstBlocks = 2
/** A block of fewer characters is a few lines high: a note that a list is empty, a row of buttons. */
const shortBlock = 100

/**
 * The rules of the stylesheet that the first screen of this document uses, and those of pictures: without them a picture
 * further down would make the page wider than a phone until the stylesheet comes.
 */
export async function criticalCss(document: Element, stylesheet: string): Promise<string> {
  const elements = firstScreenOf(document)
  const firstScreen = elements.map(startTagOf).join('')
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: firstScreen, extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => namesIn(elements) }],
    css: [{ raw: stylesheet }],
    keyframes: true,
    safelist: ['img'],
  })
  if (!purged?.css) throw new Error('PurgeCSS found no rule for the first screen.')
  const root = postcss.parse(purged.css)
  removeDeferred(root)
  removeOtherValues(root, firstScreen)
  removeUnusedVariables(root, firstScreen)
  removeEmpty(root)
  return root.toString()
}

/** What selectors can match. PurgeCSS would take each word of the page for the name of a class. */
function namesIn(elements: Element[]): ExtractorResultDetailed {
  const attributes = elements.flatMap(attributesOf)
  const valuesOf = (name: string) => attributes.filter(([other]) => other === name).map(([, value]) => value)
  return {
    tags: elements.map(({ tagName }) => tagName),
    classes: valuesOf('class').flatMap((value) => value.split(' ')),
    ids: valuesOf('id'),
    attributes: { names: attributes.map(([name]) => name), values: attributes.map(([, value]) => value) },
    undetermined: [],
  }
}

/** States of controls, and what is at the end of a list or of the page. */
const deferredSelector = /:hover|:focus-visible|:disabled|::selection|:nth-last-child/

/** The whole stylesheet brings these: print, transitions, forced colours, and rules that fetch a file such as a font. */
function removeDeferred(root: Root): void {
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.name === 'page' || /print|forced-colors: ?active/.test(rule.params)) rule.remove()
  })
  root.walkRules(deferredSelector, (rule) => {
    const others = rule.selectors.filter((selector) => !deferredSelector.test(selector))
    if (others.length > 0) rule.selectors = others
    else rule.remove()
  })
  root.walkDecls('transition', (declaration) => {
    declaration.remove()
  })
  root.walkDecls((declaration) => {
    if (/url\((?!["']?#)/.test(declaration.value)) declaration.parent?.remove()
  })
}

/**
 * Removes rules of attribute values that no element has: PurgeCSS takes a value for used where another attribute has
 * it, and does not look into :has(). What is inside :not(), :is() and the like does not count.
 */
function removeOtherValues(root: Root, html: string): void {
  const isUsed = (selector: string) =>
    [...selector.matchAll(/:has\([^()]*\[([\w-]+)/g)].every(([, name]) => html.includes(` ${name}=`)) &&
    [
      ...selector
        .replace(/:(not|is|where|has)\([^()]*\)/g, '')
        .matchAll(/\[([\w-]+)=["']?([^"'\]]+)["']?\]/g),
    ].every(([, name, value]) => html.includes(`${name}="${value}"`))
  root.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed)
    if (used.length > 0) rule.selectors = used
    else rule.remove()
  })
}

/**
 * Removes custom properties that neither a remaining rule nor an attribute uses, directly or through others.
 * Illustrations use them in attributes, where PurgeCSS does not look.
 */
function removeUnusedVariables(root: Root, html: string): void {
  const variablesIn = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? []
  const used = new Set<string>(variablesIn(html))
  root.walkDecls(({ variable, value }) => {
    if (!variable) for (const name of variablesIn(value)) used.add(name)
  })
  // The iteration of a Set includes what is added during it.
  for (const name of used) {
    root.walkDecls(name, ({ value }) => {
      for (const other of variablesIn(value)) used.add(other)
    })
  }
  root.walkDecls((declaration) => {
    if (declaration.variable && !used.has(declaration.prop)) declaration.remove()
  })
}

/** Rules without declarations, then at-rules without rules. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}

/** Selectors may also match the ancestors of what it shows. */
function firstScreenOf(document: Element): Element[] {
  const root = elementNamed(document, 'html')
  const body = elementNamed(root, 'body')
  const main = elementNamed(body, 'main')
  const before = body.children.slice(0, body.children.indexOf(main))
  const shown = [...before, ...blocksOf(document).first]
  return [root, body, main, ...shown.flatMap((element) => [element, ...descendantsOf(element)])]
}

/** The parts of the page that the first screen can show, and those that follow. */
export function blocksOf(document: Element): { first: Element[]; others: Element[] } {
  const body = elementNamed(document, 'body')
  const footers = body.children.filter(({ tagName }) => tagName === 'footer')
  const blocks = [...elementNamed(body, 'main').children, ...footers]
  // The call bar of phones takes no room on a first screen, and a short note leaves room for the block after it.
  const last = blocks.filter((block, index) => index === 0 || lengthOf(block) > shortBlock)[firstBlocks - 1]
  const count = last ? blocks.indexOf(last) + 1 : blocks.length
  return { first: blocks.slice(0, count), others: blocks.slice(count) }
}

function lengthOf(block: Element): number {
  return outerHtml(block).replace(/<[^>]*>/g, '').length
}
