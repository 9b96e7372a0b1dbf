import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { interleave } from './content-interleavings.test-support.ts'

const rounds = process.env.TEST_EFFORT === 'soak' ? 500 : 60

describeOnBothDatabases('drafts at two instances, in any order', (suite) => {
  test('lose no field, are published only as approved, and the record replays', async () => {
    const instances = [suite.database, await suite.openAnother()]
    const { faults, published } = await interleave(instances, { rounds, seed: 7 })
    expect(faults).toEqual([])
    expect(published).toBeGreaterThan(0)
  }, 300_000)
})
