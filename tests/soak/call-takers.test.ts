import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { bookAtOnce, playCalls } from '#server/enquiries/call-takers.test-support.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'

describeOnBothDatabases('people who take calls', (suite) => {
  test('twenty times 200 bookings at once, four times, three people, two instances', async () => {
    const instances = [suite.database, await suite.openAnother()]
    for (let round = 0; round < 20; round += 1) await bookAtOnce(instances, plainDate('2026-11-19'), 200)
  }, 900_000)

  test('10,000 random bookings, absences, moves and cancellations: nobody is 2.5 calls ahead or behind', async () => {
    const most = await playCalls(suite.database, 10_000, 1)
    expect(most).toBeLessThan(2.5)
    console.log(`The largest credit was ${most.toFixed(2)}.`)
  }, 900_000)
})
