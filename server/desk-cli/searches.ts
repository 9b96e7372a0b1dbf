// desk searches: what visitors searched for and did not find.
import { londonDate } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { listSearchMisses } from '#server/searches/search-misses.ts'
import { command } from './command.ts'
import { table } from './table.ts'

const DAYS = 90
const MAX_LISTED = 200

export const searches = command({
  name: 'searches',
  args: [],
  summary: `what visitors searched for and did not find in the last ${DAYS} days`,
  notes: 'Counted are words and days alone; what could be personal is left out.',
  async run({ database, now }) {
    const until = londonDate(now())
    const found = await listSearchMisses(database, {
      since: addDays(until, 1 - DAYS),
      until,
      limit: MAX_LISTED,
    })
    const rows = found.map(({ words, count }) => [words, String(count)])
    return table(['Searched for', 'Count'], rows, 'Everything that was searched for was found.')
  },
})
