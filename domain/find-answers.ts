/** A question with its answer, or a page with its description. */
export interface Findable {
  title: string
  text: string
  /** The name of the page it is on. */
  page: string
}

export type Synonyms = readonly (readonly string[])[]

const MAX_RESULTS = 8
const weights = { title: 6, page: 3, text: 1 }
const stopWords = new Set(
  'a about am an and any are as at be but by can could did do does for from get had has have how i if in into is it its me my not of on or our so than that the their them then there they this time to us want was we what when where which who why will with would you your'.split(
    ' ',
  ),
)
const suffixes = ['ings', 'ing', 'ies', 'ied', 'ers', 'er', 'es', 'ed', 's', 'e', 'y']

/** Full-text search, best match first: by prefix and stem, with synonyms, and one typing error in a word. */
export function findAnswers<Item extends Findable>(
  items: readonly Item[],
  asked: string,
  synonyms: Synonyms,
): Item[] {
  const wanted = words(asked).filter((word) => !stopWords.has(word))
  if (wanted.length === 0) return []
  const index = items.map((item) => ({ item, stems: stemsOf(item) }))
  const known = new Set(index.flatMap(({ stems }) => [...stems.title, ...stems.page, ...stems.text]))
  const groups = wanted.map((word) => termsFor(stem(word), known, synonyms))
  const rated = index.map(({ item, stems }) => {
    const scores = groups.map((group) => rate(group, stems))
    const hits = scores.filter((score) => score > 0).length
    return { item, hits, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  const mostHits = Math.max(...rated.map(({ hits }) => hits))
  return rated
    .filter(({ hits }) => hits > 0 && hits >= mostHits - (wanted.length > 2 ? 1 : 0))
    .sort((a, b) => b.hits - a.hits || b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ item }) => item)
}

type Stems = Record<keyof typeof weights, string[]>

function stemsOf({ title, page, text }: Findable): Stems {
  const stems = (part: string) => words(part).map(stem)
  return { title: stems(title), page: stems(page), text: stems(text) }
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

interface Term {
  stem: string
  weight: number
}

/** A word with its synonyms. A word that nothing begins with is first corrected to one that does exist. */
function termsFor(asked: string, known: Set<string>, synonyms: Synonyms): Term[] {
  const isKnown = asked.length < 5 || [...known].some((other) => other.startsWith(asked))
  const corrected = isKnown ? asked : ([...known].find((other) => isOneEditApart(asked, other)) ?? asked)
  const groups = synonyms.map((group) => group.map(stem))
  const same = groups.find((group) => group.includes(corrected)) ?? []
  return [
    { stem: corrected, weight: 1 },
    ...same.filter((other) => other !== corrected).map((other) => ({ stem: other, weight: 0.4 })),
  ]
}

function rate(terms: Term[], stems: Stems): number {
  return terms.reduce((sum, { stem: wanted, weight }) => {
    // Short words match whole words only: 'is' would find 'ISA', and 'in' almost everything.
    const matches = (other: string) => (wanted.length < 3 ? other === wanted : other.startsWith(wanted))
    const count = (list: string[]) => list.filter(matches).length
    return (
      sum +
      weight *
        (weights.title * Math.min(1, count(stems.title)) +
          weights.page * Math.min(1, count(stems.page)) +
          weights.text * Math.min(3, count(stems.text)))
    )
  }, 0)
}

function stem(word: string): string {
  const ending = suffixes.find((end) => word.endsWith(end) && word.length - end.length >= 3)
  return ending ? word.slice(0, -ending.length) : word
}

/** One letter inserted, deleted, replaced, or two neighbours transposed (Damerau–Levenshtein distance 1). */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const isSwapped =
    restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2) && restA.length > 1
  return (
    isSwapped || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
  )
}
