import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html } from 'parse5'

export type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** In document order. */
export function descendantsOf(parent: Parent): Element[] {
  return childrenOf(parent).flatMap((child) => [child, ...descendantsOf(child)])
}

export function elementsNamed(parent: Parent, tagName: string): Element[] {
  return descendantsOf(parent).filter((element) => element.tagName === tagName)
}

/** The first descendant with this tag name. Throws where there is none. */
export function elementNamed(parent: Parent, tagName: string): Element {
  const [element] = elementsNamed(parent, tagName)
  if (!element) throw new Error(`The rendered document has no <${tagName}>.`)
  return element
}

export function childrenOf(parent: Parent): Element[] {
  return parent.childNodes.filter((node) => adapter.isElementNode(node))
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

export function createElement(tagName: string, attributes: Record<string, string> = {}, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = adapter.createElement(tagName, html.NS.HTML, attrs)
  if (text !== '') adapter.insertText(element, text)
  return element
}

export const { appendChild: append, insertBefore } = adapter
