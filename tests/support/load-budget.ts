import { calculatorPages, formPages } from '#content/site/pages.ts'
import type { Answer } from './watch-load.ts'

interface Budget {
  /** Bytes after compression, as the answers state them. */
  bytes: number
  count: number
  /** What an editor or developer can do about it. */
  remedy: string
}

/** What a first visit may load, by kind. The document has its own, in tests/site/budgets.test.ts. */
const budgets: Record<string, Budget> = {
  // React and its router alone are about 92,000 of it.
  script: {
    bytes: 120_000,
    count: 30,
    remedy:
      'Load what is not needed at once on intent (app/delivery/lazy-component.tsx), or do without the package.',
  },
  // One for the whole site, with calculators, pages of calls, the map and the figures; fetched after the first paint.
  stylesheet: { bytes: 18_000, count: 1, remedy: 'Delete rules that nothing uses.' },
  // Room for most typefaces: subset, one weight of a serif takes 10,000 to 20,000 and a sans serif 16,000 to 22,000.
  // Most whole files of a package take 28,000 to 120,000.
  font: {
    bytes: 42_000,
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

const withScriptsOf = (bytes: number) => ({ ...budgets, script: { ...budgets.script, bytes } as Budget })
/** A form that is all of its page is needed at once, and not on intent: here rules, slots and notification. */
const bookingBudgets = withScriptsOf(125_000)
/** And here rules, words and charts. */
const calculatorBudgets = withScriptsOf(130_000)

/** From here on a budget is reported, before it fails. */
const warnAt = 0.99

const kindOf = ({ type }: Answer) => (type in budgets ? type : 'other')

/** One sentence a kind that is over its budget, and one a kind that is close to it. */
export function checkBudgets(page: string, answers: Answer[]): { failures: string[]; warnings: string[] } {
  const failures: string[] = []
  const warnings: string[] = []
  const subresources = answers.filter(({ type }) => type !== 'document')
  const ofPage = budgetsOf(page)
  for (const [kind, budget] of Object.entries(ofPage)) {
    const parts = subresources.filter((answer) => kindOf(answer) === kind)
    const bytes = parts.reduce((sum, answer) => sum + answer.bytes, 0)
    const isOver = bytes > budget.bytes || parts.length > budget.count
    if (!isOver && bytes < budget.bytes * warnAt) continue
    const largest = parts
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, 3)
      .map((answer) => `${new URL(answer.url).pathname} ${answer.bytes}`)
    const use = `${bytes} of ${budget.bytes} bytes in ${parts.length} of ${budget.count} files`
    const sentence = `${page}: ${kind} takes ${use}. Largest: ${largest.join(', ')}. ${budget.remedy}`
    ;(isOver ? failures : warnings).push(sentence)
  }
  return { failures, warnings }
}

function budgetsOf(page: string): Record<string, Budget> {
  if (page.startsWith(formPages.requestACallback.path)) return bookingBudgets
  return page.startsWith(`${calculatorPages.workItOut.path}/`) ? calculatorBudgets : budgets
}
