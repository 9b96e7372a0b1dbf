// A process that works on drafts without end, to be killed: tests/soak/content-interleavings.test.ts starts it.
import { openDatabase } from '#server/platform/db/database.ts'
import { createActions, randomFrom } from './draft-actions.ts'

const [location = '', people = '', seed, start] = process.argv.slice(2)
const database = await openDatabase(JSON.parse(location))
let now = Number(start)
const act = createActions({
  database,
  people: JSON.parse(people),
  random: randomFrom(Number(seed)),
  now: () => now,
})
process.send?.('begun')
for (;;) {
  now += 10
  await act()
}
