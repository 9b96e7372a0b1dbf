/** An element of a document that React has rendered, as a range of its text. */
export interface Element {
  tagName: string
  /** As in the text, with escaped characters. */
  attributes: string
  children: Element[]
  /** The text that it is a part of. */
  html: string
  /** Where its start tag begins and ends in that text. */
  start: number
  contentStart: number
  /** Where its end tag begins and ends. */
  contentEnd: number
  end: number
}

const attributesPattern = '((?:"[^"]*"|[^">])*)'
/** A comment, an element whose content is text whatever it looks like, or a tag. */
const markup = new RegExp(
  `<!--.*?-->|<(script|style|textarea|title)${attributesPattern}>.*?</\\1>|<(/?)([a-z][\\w:-]*)${attributesPattern}>`,
  'gis',
)
const withoutContent = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/**
 * The elements of a document in which each element but those without content has an end tag, as React renders it. Not
 * for other HTML: a parser of any HTML takes longer than React needs for the page.
 */
export function elementsOf(html: string): Element {
  const document: Element = {
    ...{ tagName: '#document', attributes: '', children: [], html },
    ...{ start: 0, contentStart: 0, contentEnd: html.length, end: html.length },
  }
  const open = [document]
  for (const {
    0: text,
    1: textElement,
    2: itsAttributes,
    3: slash,
    4: tag,
    5: others,
    index,
  } of html.matchAll(markup)) {
    const tagName = textElement ?? tag
    if (tagName === undefined) continue
    const parent = open.at(-1) ?? document
    const end = index + text.length
    if (slash === '/') {
      if (parent.tagName !== tagName)
        throw new Error(`The rendered document closes <${tagName}> inside <${parent.tagName}>.`)
      Object.assign(parent, { contentEnd: index, end })
      open.pop()
      continue
    }
    const attributes = itsAttributes ?? others ?? ''
    const contentStart = index + `<${tagName}${attributes}>`.length
    const contentEnd = textElement ? end - `</${tagName}>`.length : end
    const element: Element = {
      tagName,
      attributes,
      children: [],
      html,
      start: index,
      contentStart,
      contentEnd,
      end,
    }
    parent.children.push(element)
    if (!textElement && !attributes.endsWith('/') && !withoutContent.test(tagName)) open.push(element)
  }
  const [, unclosed] = open
  if (unclosed) throw new Error(`The rendered document does not close <${unclosed.tagName}>.`)
  return document
}

/** In document order. */
export function descendantsOf(parent: Element): Element[] {
  const found: Element[] = []
  const addBelow = ({ children }: Element) => {
    for (const child of children) {
      found.push(child)
      addBelow(child)
    }
  }
  addBelow(parent)
  return found
}

/** The first descendant with this tag name. Throws where there is none. */
export function elementNamed(parent: Element, tagName: string): Element {
  const element = findNamed(parent, tagName)
  if (!element) throw new Error(`The rendered document has no <${tagName}>.`)
  return element
}

function findNamed({ children }: Element, tagName: string): Element | undefined {
  for (const child of children) {
    const found = child.tagName === tagName ? child : findNamed(child, tagName)
    if (found) return found
  }
  return undefined
}

/** Names and values, as in the text. */
export function attributesOf(element: Element): [name: string, value: string][] {
  return [...element.attributes.matchAll(/([^\s"=/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
}

export function attributeOf(element: Element, name: string): string | undefined {
  return attributesOf(element).find(([other]) => other === name)?.[1]
}

export function startTagOf({ html, start, contentStart }: Element): string {
  return html.slice(start, contentStart)
}

export function outerHtml({ html, start, end }: Element): string {
  return html.slice(start, end)
}
