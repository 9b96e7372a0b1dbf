/** A served page as a tree, small and strict: what React writes is well formed, so nothing is mended here. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const markup =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

export function parsePage(html: string): Element {
  const root: Element = { tag: '#root', attributes: {}, children: [] }
  const open = [root]
  let from = 0
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    const parent = open.at(-1) ?? root
    if (found.index > from) parent.children.push(decode(html.slice(from, found.index)))
    const [, closing, opening, attributes = '', selfClosing] = found
    if (closing) {
      if (open.pop()?.tag !== closing.toLowerCase()) throw new Error(`Unexpected </${closing}>`)
    } else if (opening) {
      const element = { tag: opening.toLowerCase(), attributes: read(attributes), children: [] }
      parent.children.push(element)
      if (element.tag === 'script' || element.tag === 'style') {
        markup.lastIndex = html.indexOf(`</${element.tag}>`, markup.lastIndex)
        open.push(element)
      } else if (!selfClosing && !empty.has(element.tag)) open.push(element)
    }
    from = markup.lastIndex
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag}> is never closed`)
  return root
}

/** The page before anything is opened: closed dialogs are no part of it. */
export function asItOpens(html: string): Element {
  return withoutDialogs(parsePage(html))
}

/** All elements below, in the order of the document. */
export function elementsOf(node: Element, ...tags: string[]): Element[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return []
    const isWanted = tags.length === 0 || tags.includes(child.tag)
    return [...(isWanted ? [child] : []), ...elementsOf(child, ...tags)]
  })
}

/** The words as a reader sees them, without scripts and with single spaces. */
export function textOf(node: Element | string): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

/** The one element that answers to the description. */
export function only(node: Element, description: string, wanted: (element: Element) => boolean): Element {
  const [found, second] = elementsOf(node).filter(wanted)
  if (!found || second) throw new Error(`${second ? 'More than one' : 'No'} ${description}`)
  return found
}

/** The section that a heading of these words names. */
export function sectionNamed(page: Element, heading: string): Element {
  const ids = elementsOf(page, 'h2')
    .filter((element) => textOf(element) === heading)
    .map((element) => element.attributes.id)
  return only(page, `section “${heading}”`, ({ tag, attributes }) => {
    const label = attributes['aria-labelledby']
    return tag === 'section' && label !== undefined && ids.includes(label)
  })
}

function withoutDialogs(node: Element): Element {
  const children = node.children
    .filter((child) => typeof child === 'string' || child.tag !== 'dialog')
    .map((child) => (typeof child === 'string' ? child : withoutDialogs(child)))
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

function read(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
