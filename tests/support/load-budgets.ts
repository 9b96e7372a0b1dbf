import { type Budget, checkBudget } from './byte-budget.ts'
import type { Answer } from './watch-load.ts'

// On a slow line (1.6 Mbit/s) 20,000 bytes take a tenth of a second.

/** What a first visit may load beside its document, by kind: bytes after compression, and files. */
const budgets: Record<string, Budget & { count: number }> = {
  // The site's script, and of the pages with an office whether it is open.
  script: {
    bytes: 6_000,
    count: 4,
    remedy: 'Load what is not needed at once by a dynamic import, as an island is (app/browser/islands.ts).',
  },
  // 0.11 s. One for the whole site, fetched after the first paint.
  stylesheet: { bytes: 22_000, count: 1, remedy: 'Delete rules that nothing uses.' },
  // 0.2 s. Subset, one weight of a serif takes 10,000 to 20,000 and a sans serif 16,000 to 22,000; most whole files of
  // a package take 28,000 to 120,000.
  font: {
    bytes: 40_000,
    count: 2,
    remedy:
      'Run npm run fonts: it keeps the characters that the site uses, and no more. If that is not enough, narrow the axes in app/styles/typefaces.ts, or choose another typeface.',
  },
  // A grid of photographs, of which the browser loads those near the screen.
  image: {
    bytes: 500_000,
    count: 40,
    remedy: 'Save pictures as WebP or AVIF at twice the size at which they are shown, 40 KB each at most.',
  },
  other: {
    bytes: 10_000,
    count: 6,
    remedy: 'Find out what asks for it, and whether a first visit needs it.',
  },
}

const kindOf = ({ type }: Answer) => (type in budgets ? type : 'other')

/** What is over its budget, and what is close to it. */
export function checkLoad(page: string, answers: Answer[]): { failures: string[]; warnings: string[] } {
  const loaded = answers.filter(({ type }) => type !== 'document')
  const checks = Object.entries(budgets).map(([kind, budget]) => {
    const files = loaded
      .filter((answer) => kindOf(answer) === kind)
      .map(({ url, bytes }) => ({ name: new URL(url).pathname, bytes }))
    const { count, remedy } = budget
    if (files.length > count)
      return { failure: `${page}: ${kind} takes ${files.length} files, and may take ${count}. ${remedy}` }
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return checkBudget(`${page}: ${kind}`, bytes, budget, () => files)
  })
  return {
    failures: checks.flatMap((check) => check.failure ?? []),
    warnings: checks.flatMap((check) => ('warning' in check ? (check.warning ?? []) : [])),
  }
}
