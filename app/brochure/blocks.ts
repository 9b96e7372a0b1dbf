import { type BrochureBlock, type BrochurePage, brochure } from '#content/mail/brochure.ts'

type Kind = BrochureBlock['kind']
type BlockOf<K extends Kind> = Extract<BrochureBlock, { kind: K }>

export function blocksOf<K extends Kind>(page: BrochurePage, kind: K): BlockOf<K>[] {
  return page.blocks.filter((block): block is BlockOf<K> => block.kind === kind)
}

/** The first block of a kind, which the page's layout requires. */
export function blockOf<K extends Kind>(page: BrochurePage, kind: K): BlockOf<K> {
  const block = blocksOf(page, kind)[0]
  if (block === undefined) throw new Error(`The brochure's page '${page.id}' has no '${kind}' block`)
  return block
}

export function pageOf(id: string): BrochurePage {
  const page = brochure.pages.find((candidate) => candidate.id === id)
  if (page === undefined) throw new Error(`The brochure has no page '${id}'`)
  return page
}

/** The cover is page 1, without a printed number. */
export function pageNumber(page: BrochurePage): number {
  return brochure.pages.indexOf(page) + 1
}

interface Section {
  heading: string
  blocks: BrochureBlock[]
}

/** The blocks by subheading, without those before the first (see openingOf). */
export function sectionsOf(page: BrochurePage): Section[] {
  const sections: Section[] = []
  for (const block of page.blocks) {
    if (block.kind === 'subheading') sections.push({ heading: block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

export function openingOf(page: BrochurePage): BrochureBlock[] {
  const first = page.blocks.findIndex(({ kind }) => kind === 'subheading')
  return first === -1 ? page.blocks : page.blocks.slice(0, first)
}
