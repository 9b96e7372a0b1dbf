import { type BrochureBlock, type BrochurePage, brochure } from '#content/mail/brochure.ts'

type Kind = BrochureBlock['kind']
type BlockOf<K extends Kind> = Extract<BrochureBlock, { kind: K }>

/** All blocks of one kind on a page, in their order. */
export function blocksOf<K extends Kind>(page: BrochurePage, kind: K): BlockOf<K>[] {
  return page.blocks.filter((block): block is BlockOf<K> => block.kind === kind)
}

/** The one block that a page's layout is made for; its absence stops the build. */
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

/** The cover is 1, though it does not say so. */
export function pageNumber(page: BrochurePage): number {
  return brochure.pages.indexOf(page) + 1
}

interface Section {
  heading: string
  blocks: BrochureBlock[]
}

/** What stands under each subheading; what comes before the first is not among them. */
export function sectionsOf(page: BrochurePage): Section[] {
  const sections: Section[] = []
  for (const block of page.blocks) {
    if (block.kind === 'subheading') sections.push({ heading: block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/** What stands before the first subheading. */
export function openingOf(page: BrochurePage): BrochureBlock[] {
  const first = page.blocks.findIndex(({ kind }) => kind === 'subheading')
  return first === -1 ? page.blocks : page.blocks.slice(0, first)
}
