export type ArticlePiece =
  | { kind: 'heading'; text: string }
  | { kind: 'p'; text: string }
  | { kind: 'list'; items: string[] }

const WORDS_A_MINUTE = 220

/**
 * An article as its author types it: a blank line ends a paragraph, `## ` begins a heading, and a paragraph of lines
 * that begin with `- ` is a list.
 */
export function articlePieces(text: string): ArticlePiece[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(pieceOf)
}

export function wordCount(text: string): number {
  return text
    .replace(/^(##|-) /gm, '')
    .split(/\s+/)
    .filter(Boolean).length
}

export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(wordCount(text) / WORDS_A_MINUTE))
}

function pieceOf(part: string): ArticlePiece {
  if (part.startsWith('## ')) return { kind: 'heading', text: oneLine(part.slice(3)) }
  if (part.split('\n').every((line) => line.startsWith('- ')))
    return { kind: 'list', items: part.split('\n').map((line) => line.slice(2).trim()) }
  return { kind: 'p', text: oneLine(part) }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
