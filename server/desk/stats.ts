// desk stats: anonymous counts of enquiries by day, page and service.
import { londonDate, londonInstant } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { type DeskCommand, DeskFault } from './command.ts'
import { dayOption } from './parse-options.ts'
import { listRecords } from './records.ts'
import { table } from './table.ts'

export const stats: DeskCommand = {
  name: 'stats',
  summary: 'enquiries by day, kind, page and service',
  notes: ['The last 30 days where no day is given. What is in quarantine is counted apart.'],
  examples: ['stats', 'stats --since 2026-01-01 --until 2026-03-31'],
  verbs: [
    {
      options: { since: { value: 'DAY' }, until: { value: 'DAY' } },
      async run(call) {
        const { database, now } = call.desk
        const until = dayOption(call, 'until') ?? londonDate(now())
        const since = dayOption(call, 'since') ?? addDays(until, -29)
        if (since > until) throw new DeskFault(`--since ${since} lies after --until ${until}.`)
        const records = await listRecords(database.db, {
          sinceUtc: new Date(londonInstant(since, '00:00')).toISOString(),
          beforeUtc: new Date(londonInstant(addDays(until, 1), '00:00')).toISOString(),
          limit: 1_000_000,
        })
        const counted = records.filter(({ quarantined }) => !quarantined)
        const byDay = countBy(counted.map(({ createdUtc }) => londonDate(Date.parse(createdUtc))))
        const report = {
          since,
          until,
          total: counted.length,
          quarantined: records.length - counted.length,
          days: byDay.sort((a, b) => (a.name < b.name ? -1 : 1)),
          kinds: countBy(counted.map(({ kind }) => kind)),
          pages: countBy(counted.map(({ originPage }) => originPage || 'unknown')),
          services: countBy(counted.flatMap(({ services }) => services)),
        }
        const { total, quarantined, days, kinds, pages, services } = report
        return {
          lines: [
            `${total} enquiries from ${since} to ${until}, and ${quarantined} in quarantine.`,
            ...section('Day', days),
            ...section('Kind', kinds),
            ...section('Page', pages),
            ...section('Service', services),
          ],
          json: report,
        }
      },
    },
  ],
}

interface Count {
  name: string
  count: number
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

/** Most frequent first. */
function countBy(names: string[]): Count[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count)
}
