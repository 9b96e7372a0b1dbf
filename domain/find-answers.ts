/** Something that can be found: a question with its answer, or a page with what it is about. */
export interface Findable {
  title: string
  text: string
  /** The page it stands on, by name. */
  page: string
}

/** Words that mean the same to whoever asks. */
export type Synonyms = readonly (readonly string[])[]

const MOST = 8
const weights = { title: 6, page: 3, text: 1 }
const idle = new Set(
  'a about am an and any are as at be but by can could did do does for from get had has have how i if in into is it its me my not of on or our so than that the their them then there they this time to us want was we what when where which who why will with would you your'.split(
    ' ',
  ),
)
const endings = ['ings', 'ing', 'ies', 'ied', 'ers', 'er', 'es', 'ed', 's', 'e', 'y']

/** What fits the words best, best first. A last word may be half typed, and a letter may be wrong. */
export function findAnswers<Item extends Findable>(
  items: readonly Item[],
  asked: string,
  synonyms: Synonyms,
): Item[] {
  const wanted = words(asked).filter((word) => !idle.has(word))
  if (wanted.length === 0) return []
  const shelf = items.map((item) => ({ item, roots: rootsOf(item) }))
  const known = new Set(shelf.flatMap(({ roots }) => [...roots.title, ...roots.page, ...roots.text]))
  const groups = wanted.map((word) => meanings(root(word), known, synonyms))
  const rated = shelf.map(({ item, roots }) => {
    const scores = groups.map((group) => rate(group, roots))
    const hits = scores.filter((score) => score > 0).length
    return { item, hits, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  const mostHits = Math.max(...rated.map(({ hits }) => hits))
  return rated
    .filter(({ hits }) => hits > 0 && hits >= mostHits - (wanted.length > 2 ? 1 : 0))
    .sort((a, b) => b.hits - a.hits || b.score - a.score)
    .slice(0, MOST)
    .map(({ item }) => item)
}

type ShelfRoots = Record<keyof typeof weights, string[]>

/** By their roots, so that another form of a word is the same word. */
function rootsOf({ title, page, text }: Findable): ShelfRoots {
  const roots = (part: string) => words(part).map(root)
  return { title: roots(title), page: roots(page), text: roots(text) }
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

interface Meaning {
  root: string
  worth: number
}

/** A word with those that mean the same; or, where nothing begins like it, the one it was meant to be. */
function meanings(asked: string, known: Set<string>, synonyms: Synonyms): Meaning[] {
  const isKnown = asked.length < 5 || [...known].some((other) => other.startsWith(asked))
  const meant = isKnown ? asked : ([...known].find((other) => isNear(asked, other)) ?? asked)
  const groups = synonyms.map((group) => group.map(root))
  const same = groups.find((group) => group.includes(meant)) ?? []
  return [
    { root: meant, worth: 1 },
    ...same.filter((other) => other !== meant).map((other) => ({ root: other, worth: 0.4 })),
  ]
}

function rate(group: Meaning[], shelf: ShelfRoots): number {
  return group.reduce((sum, { root: wanted, worth }) => {
    // Short words must be whole: 'is' would find 'ISA', and 'in' almost everything.
    const matches = (other: string) => (wanted.length < 3 ? other === wanted : other.startsWith(wanted))
    const count = (list: string[]) => list.filter(matches).length
    return (
      sum +
      worth *
        (weights.title * Math.min(1, count(shelf.title)) +
          weights.page * Math.min(1, count(shelf.page)) +
          weights.text * Math.min(3, count(shelf.text)))
    )
  }, 0)
}

function root(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3)
  return ending ? word.slice(0, -ending.length) : word
}

/** One letter too many, missing, wrong, or two of them changed about. */
function isNear(a: string, b: string): boolean {
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
