import { type DefaultTreeAdapterTypes, html, type ParserError, parse } from 'parse5'

/** A served page as a tree of elements and decoded text. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

/** Caused by media queries like `width<839px` in the <style> of an inline SVG, which browsers read as text. */
const ignoredErrors: string[] = ['invalid-first-character-of-tag-name'] satisfies `${ParserError['code']}`[]

/** Void elements, and those whose end tags are optional. */
const unclosed = new Set(
  'html head body area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** Parses as browsers do with scripting off; throws on parse errors. */
export function parsePage(text: string): Element {
  const faults: string[] = []
  const document = parse(text, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      if (!ignoredErrors.includes(code))
        faults.push(`${code} at “${text.slice(startOffset, startOffset + 60)}”`)
    },
  })
  if (faults.length > 0) throw new Error(`The page is not well formed: ${faults.join(', ')}`)
  return { tag: '#root', attributes: {}, children: childrenOf(document) }
}

function childrenOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): (Element | string)[] {
  return childNodes.flatMap((node): (Element | string)[] => {
    if ('value' in node) return [node.value]
    if (!('tagName' in node)) return []
    if (node.namespaceURI === html.NS.HTML && !unclosed.has(node.tagName) && !node.sourceCodeLocation?.endTag)
      throw new Error(`The page is not well formed: <${node.tagName}> is not closed where it should be`)
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ tag: node.tagName, attributes, children: childrenOf(node) }]
  })
}

/** All descendants in document order. */
export function elementsOf(node: Element, ...tags: string[]): Element[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return []
    const isWanted = tags.length === 0 || tags.includes(child.tag)
    return [...(isWanted ? [child] : []), ...elementsOf(child, ...tags)]
  })
}

/** The visible text, with whitespace collapsed. */
export function textOf(node: Element | string): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

/** The one element that matches; throws where there is none or more than one. */
export function only(node: Element, description: string, wanted: (element: Element) => boolean): Element {
  const [found, second] = elementsOf(node).filter(wanted)
  if (!found || second) throw new Error(`${second ? 'More than one' : 'No'} ${description}`)
  return found
}

export function sectionNamed(page: Element, heading: string): Element {
  const ids = elementsOf(page, 'h2')
    .filter((element) => textOf(element) === heading)
    .map((element) => element.attributes.id)
  return only(page, `section “${heading}”`, ({ tag, attributes }) => {
    const label = attributes['aria-labelledby']
    return tag === 'section' && label !== undefined && ids.includes(label)
  })
}

/** A page without these elements, such as what is shown only after an interaction. */
export function without(node: Element, isLeftOut: (element: Element) => boolean): Element {
  const children = node.children.flatMap((child): (Element | string)[] => {
    if (typeof child === 'string') return [child]
    return isLeftOut(child) ? [] : [without(child, isLeftOut)]
  })
  return { ...node, children }
}

function rawText(node: Element | string): string {
  if (typeof node === 'string') return node
  if (node.tag === 'script' || node.tag === 'style') return ''
  const words = node.children.map(rawText).join('')
  return /^(p|li|dt|dd|h\d|div|section|article|summary|td|th|br|button|address|blockquote|span)$/.test(
    node.tag,
  )
    ? ` ${words} `
    : words
}
