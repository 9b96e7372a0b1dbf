// desk stats: the figures of the desk's page, anonymous, for scripts.

import { DeskError } from '#server/desk/desk-error.ts'
import { type Count, defaultSpan, readStatistics } from '#server/desk/statistics.ts'
import type { DeskCommand } from './command.ts'
import { dayOption } from './parse-options.ts'
import { table } from './table.ts'

export const stats: DeskCommand = {
  name: 'stats',
  summary: 'enquiries by day, kind, page and service; replies in time, calls reached',
  notes: [
    'Of what came in on these days; the last 30 where none is given. What is in quarantine is counted apart.',
    'The same figures are at /figures of the desk.',
  ],
  examples: ['stats', 'stats --from 2026-01-01 --to 2026-03-31'],
  verbs: [
    {
      options: { from: { value: 'DAY' }, to: { value: 'DAY' } },
      async run(invocation) {
        const { database, now } = invocation.desk
        const given = defaultSpan(now(), dayOption(invocation, 'to'))
        const span = { ...given, from: dayOption(invocation, 'from') ?? given.from }
        const { from, to } = span
        if (from > to) throw new DeskError(`--from ${from} lies after --to ${to}.`)
        const statistics = await readStatistics(database, span, now())
        const { total, quarantined, replies, calls } = statistics
        return {
          lines: [
            `${total} enquiries from ${from} to ${to}, and ${quarantined} in quarantine.`,
            `Replies: ${replies.inTime} of ${replies.promised} in time, ${replies.late} late, ${replies.overdue} overdue, ${replies.waiting} still with time; ${medianText(replies.medianMinutes)}.`,
            `Calls: ${calls.reached} of ${calls.booked} reached, ${calls.missed} missed, ${calls.cancelled} cancelled, ${calls.open} open. Brochure requests: ${statistics.brochures}.`,
            ...section('Day', statistics.days),
            ...section('Kind', statistics.kinds),
            ...section('Page', statistics.pages),
            ...section('Service', statistics.services),
            ...section('Outcome', calls.outcomes),
          ],
          json: statistics,
        }
      },
    },
  ],
}

function medianText(minutes: number | null): string {
  return minutes === null ? 'none yet' : `half of them within ${minutes} minutes`
}

function section(heading: string, counts: Count[]): string[] {
  if (counts.length === 0) return []
  const most = Math.max(...counts.map(({ count }) => count))
  const rows = counts.map(({ name, count }) => [
    name,
    String(count),
    '█'.repeat(Math.max(1, Math.round((count / most) * 30))),
  ])
  return ['', ...table([heading, 'Count', ''], rows)]
}
