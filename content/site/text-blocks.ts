/** A piece of a long text. Web and e-mail addresses in it become links. */
export type TextBlock =
  | { kind: 'p'; text: string }
  | { kind: 'list'; items: string[] }
  /** In order, each with how long it takes. */
  | { kind: 'steps'; items: Step[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  /** Links within the site. */
  | { kind: 'see'; items: { text: string; to: string }[] }

export interface Step {
  title: string
  time: string
  text: string
}

export interface TextSection {
  /** Anchor of the section: unique over the whole site. */
  id: string
  /** Says what follows. */
  heading: string
  /** What people type into the search for it that is not in the section. */
  keywords?: string
  blocks: TextBlock[]
}

/** What every guide must have, so that the compiler names what is missing. */
export interface DetailedGuide {
  /** How it works, step by step with times. */
  steps: TextSection
  /** What it costs, with a worked example. */
  costs: TextSection
  /** What can go wrong. */
  risks: TextSection
  /** What to bring. */
  papers: TextSection
  /** When not to do it, and who helps free of charge. */
  alternatives: TextSection
  /** What people ask besides. */
  questions: TextSection[]
  /** What people ask when life changes, where there are many questions. */
  changes?: TextSection[]
}

export function sectionsOf(guide: DetailedGuide): TextSection[] {
  const { steps, costs, risks, papers, alternatives, questions, changes = [] } = guide
  return [steps, costs, ...questions, ...changes, risks, papers, alternatives]
}

export function p(text: string): TextBlock {
  return { kind: 'p', text }
}

export function list(...items: string[]): TextBlock {
  return { kind: 'list', items }
}

export function steps(...items: [title: string, time: string, text: string][]): TextBlock {
  return { kind: 'steps', items: items.map(([title, time, text]) => ({ title, time, text })) }
}

export function table(caption: string, head: string[], ...rows: string[][]): TextBlock {
  return { kind: 'table', caption, head, rows }
}

export function see(...items: [text: string, to: string][]): TextBlock {
  return { kind: 'see', items: items.map(([text, to]) => ({ text, to })) }
}

export function wordsOf({ heading, blocks }: TextSection): string[] {
  return [heading, ...blocks.flatMap(wordsOfBlock)]
}

function wordsOfBlock(block: TextBlock): string[] {
  switch (block.kind) {
    case 'p':
      return [block.text]
    case 'list':
      return block.items
    case 'steps':
      return block.items.flatMap(({ title, time, text }) => [title, time, text])
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'see':
      return block.items.map(({ text }) => text)
  }
}
