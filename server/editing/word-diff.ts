/** A run of words that both texts have, or only one of them. */
export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Beyond this the texts are shown as replaced: the table of all pairs would be too large. */
const MAX_WORDS = 2_000

/** What changes from one text to another, word by word. */
export function wordDiff(before: string, after: string): Run[] {
  const [a, b] = [before.match(/\S+\s*/g) ?? [], after.match(/\S+\s*/g) ?? []]
  if (a.length > MAX_WORDS || b.length > MAX_WORDS)
    return joinRuns([run('removed', before), run('added', after)])
  // lengths[i][j]: the longest common sequence of what follows the i-th and the j-th word.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as Uint16Array
      row[j] = isSame(a[i], b[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const runs: Run[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(a[i], b[j])) {
      runs.push(run('same', b[j]))
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      runs.push(run('removed', a[i]))
      i += 1
    } else {
      runs.push(run('added', b[j]))
      j += 1
    }
  }
  return joinRuns(runs)
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a?.trim() === b?.trim()
}

function run(kind: Run['kind'], text = ''): Run {
  return { kind, text }
}

function joinRuns(runs: Run[]): Run[] {
  const joined: Run[] = []
  for (const { kind, text } of runs) {
    const last = joined.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') joined.push({ kind, text })
  }
  return joined
}
