import MiniSearch from 'minisearch'

/** A question with its answer, or a page with its description. */
export interface Findable {
  title: string
  text: string
  page: string
  /** What people type for it that is not in its title. */
  keywords?: string
  /** Below 1 where a match says less than in other items; 1 unless given. */
  weight?: number
}

export type Synonyms = readonly (readonly string[])[]

const maxResults = 8
const boost = { title: 4, keywords: 3, page: 1.5, text: 1 }
const synonymWeight = 0.3
/** Shorter words match whole words only: 'in' would find almost everything. The last word may still be being typed. */
const minPrefix = { last: 3, other: 5 }
/** Shorter words are not corrected: 'lisa' is one letter from 'visa'. */
const minFuzzy = 5
const stopWords = new Set(
  'a about all am an and any are as at be been best but by can cant cannot could did do does doesnt dont for from get getting go goes going had has have having how i if im in into is it its ive me my need not of on or our shall should so than that the their them then there they this time to us want was we what when where whether which who whom why with would you your'.split(
    ' ',
  ),
)
/** A share of the first result’s rank: for a query of several words, what has less is about something else. */
const leastRank = 0.3
/** Endings, each with the length of word from which on it is cut: 'care' does not become 'car'. */
const suffixes = { ings: 7, ing: 6, ies: 6, ied: 6, es: 6, ed: 6, s: 4, e: 5, y: 5 }

/**
 * Full-text search, best match first: by prefix and stem, with synonyms, and one typing error in a word. MiniSearch
 * rates the matches of each word (BM25+); the sum of an item counts as many times as it has words of the query.
 */
export function createAnswerSearch<Item extends Findable>(items: readonly Item[], synonyms: Synonyms) {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    idField: 'position',
    tokenize: words,
    processTerm: (word) => (stopWords.has(word) ? null : stem(word)),
  })
  index.addAll(items.map((item, position) => ({ ...item, position })))
  const groups = synonyms.map((group) => group.map(stem))

  /** Scores by position. A word that nothing begins with is corrected, and has no synonyms. */
  const rate = (term: string, place: keyof typeof minPrefix): Map<number, number> => {
    const search = (query: string, options: object) =>
      index.search(query, {
        boost,
        boostDocument: (position) => items[position]?.weight ?? 1,
        tokenize: (text) => [text],
        processTerm: (text) => text,
        ...options,
      })
    const scores = new Map<number, number>()
    const add = (found: ReturnType<typeof search>, weight: number) => {
      for (const { id, score } of found) scores.set(id, (scores.get(id) ?? 0) + weight * score)
    }
    add(search(term, { prefix: term.length >= minPrefix[place], weights: { prefix: 0.6, fuzzy: 0 } }), 1)
    if (scores.size === 0 && term.length >= minFuzzy)
      for (const query of [term, ...transpositions(term)])
        add(search(query, { fuzzy: query === term && 1 }), 1)
    for (const group of groups.filter((group) => group.includes(term)))
      for (const other of group.filter((other) => other !== term)) add(search(other, {}), synonymWeight)
    return scores
  }

  return (asked: string): Item[] => {
    const terms = [...new Set(words(asked).filter((word) => !stopWords.has(word)))].map(stem)
    const rated = terms.map((term, at) => rate(term, at === terms.length - 1 ? 'last' : 'other'))
    const known = rated.filter(({ size }) => size > 0)
    // More than half of the query is about something else.
    if (known.length * 2 < terms.length) return []
    const totals = new Map<number, { hits: number; score: number }>()
    for (const scores of known)
      for (const [position, score] of scores) {
        const { hits, score: sum } = totals.get(position) ?? { hits: 0, score: 0 }
        totals.set(position, { hits: hits + 1, score: sum + score })
      }
    const ranked = [...totals]
      .map(([position, { hits, score }]) => ({ position, rank: score * hits ** 2 }))
      .sort((a, b) => b.rank - a.rank)
    const [first] = ranked
    return ranked
      .filter(({ rank }) => terms.length === 1 || (first && rank >= first.rank * leastRank))
      .slice(0, maxResults)
      .flatMap(({ position }) => items[position] ?? [])
  }
}

/** Each pair of neighbouring letters swapped, which the library takes for two errors. */
function transpositions(term: string): string[] {
  return Array.from({ length: term.length - 1 }, (_, at) =>
    [term.slice(0, at), term[at + 1], term[at], term.slice(at + 2)].join(''),
  )
}

function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[a-z\d]+/g) ?? []
  )
}

/** Without its ending, as words are compared. */
export function stem(word: string): string {
  const ending = Object.entries(suffixes).find(([end, least]) => word.endsWith(end) && word.length >= least)
  return ending ? word.slice(0, -ending[0].length) : word
}
