import { test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { bookAtOnce } from '#server/enquiries/call-takers.test-support.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'

describeOnBothDatabases('people who take calls', (suite) => {
  test('twenty times 200 bookings at once, four times, three people, two instances', async () => {
    const instances = [suite.database, await suite.openAnother()]
    for (let round = 0; round < 20; round += 1) await bookAtOnce(instances, plainDate('2026-11-19'), 200)
  }, 900_000)
})
