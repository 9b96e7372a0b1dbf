import { formatDate, parsePlainDate } from '#domain/plain-date.ts'
import { entry } from './entry.ts'

/** While the firm compares its figures with what a Budget has changed. */
const budget = entry(
  'figures/budget',
  {
    title: 'After a Budget',
    kinds: { held: 'date' },
    words: {
      comparing: {
        label: 'Figures are being compared',
        hint: 'While this says yes, every page with figures of the tax year says so below its heading.',
      },
      held: { label: 'Day of the Budget' },
    },
    check: (value) => {
      const { comparing, held } = value as { comparing: boolean; held: string }
      const problems: Record<string, string> =
        comparing && !parsePlainDate(held) ? { held: 'Give the day of the Budget.' } : {}
      return problems
    },
  },
  { comparing: false, held: '' },
)

/** For the pages that name the tax year of their figures (app/delivery/finish-document.ts); empty while it is off. */
export const budgetNotice = noticeOf(budget)

function noticeOf({ comparing, held }: typeof budget): string {
  const day = parsePlainDate(held)
  return comparing && day
    ? `A Budget was held on ${formatDate(day)}; figures on this page are being compared.`
    : ''
}
