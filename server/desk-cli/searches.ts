// desk searches: what visitors searched for and did not find.
import { londonDate } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { listSearchMisses } from '#server/searches/search-misses.ts'
import type { DeskCommand } from './command.ts'
import { dayOption } from './parse-options.ts'
import { table } from './table.ts'

const MAX_LISTED = 200

export const searches: DeskCommand = {
  name: 'searches',
  summary: 'what visitors searched for and did not find',
  notes: [
    'The last 30 days where no day is given. Counted are words and days alone; what could be personal is left out.',
  ],
  examples: ['searches', 'searches --since 2026-01-01 --until 2026-03-31'],
  verbs: [
    {
      options: { since: { value: 'DAY' }, until: { value: 'DAY' } },
      async run(invocation) {
        const { database, now } = invocation.desk
        const until = dayOption(invocation, 'until') ?? londonDate(now())
        const since = dayOption(invocation, 'since') ?? addDays(until, -29)
        if (since > until) throw new DeskError(`--since ${since} lies after --until ${until}.`)
        const found = await listSearchMisses(database, { since, until, limit: MAX_LISTED })
        const lines =
          found.length === 0
            ? [`Nothing was searched for in vain from ${since} to ${until}.`]
            : table(
                ['Searched for', 'Count'],
                found.map(({ words, count }) => [words, String(count)]),
              )
        return { lines, json: { since, until, searches: found } }
      },
    },
  ],
}
