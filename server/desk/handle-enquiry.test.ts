import { expect, test } from 'vitest'
import { stateOf } from '#domain/enquiry-text.ts'
import { createTestWorker } from '#server/outbox/worker.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestRecords } from './records.test-support.ts'
import { Refusal } from './refusal.ts'

describeOnSqlite('an enquiry', (suite) => {
  const records = createTestRecords(suite)

  test.each([
    ['contact', ['confirmation', 'enquiry-notice']],
    // Its time is past by then: there is nothing to tell the visitor.
    ['book', ['enquiry-notice']],
    ['brochure', ['confirmation', 'enquiry-notice']],
  ] as const)('in quarantine is released with its mails, however late (%s)', async (form, kinds) => {
    const reference = await records[form]({}, { quarantineReason: 'hiddenField' })
    const sent: string[] = []
    const worker = createTestWorker<string>({
      database: suite.database,
      compose: async ({ kind }) => kind,
      send: async (message) => void sent.push(message),
      now: records.sources.now,
    })
    records.sources.clock.now += 5 * 86_400_000
    await worker.deliverDue()
    expect(sent).toEqual([])
    expect(await records.release(reference)).toBe(kinds.length)
    await worker.deliverDue()
    expect(sent.toSorted()).toEqual(kinds)
    expect(await records.find(reference)).toMatchObject({ quarantined: false })
    expect(await records.release(reference)).toBeInstanceOf(Refusal)
  })

  test('for a brochure says what became of its mail, and is not marked as answered', async () => {
    const reference = await records.brochure()
    const { id } = await records.find(reference)
    const stateWith = async (state: 'waiting' | 'sent' | 'parked' | 'dropped') => {
      await suite.database.db
        .updateTable('outbox')
        .set({ state })
        .where('recordId', '=', id)
        .where('kind', '=', 'confirmation')
        .execute()
      return stateOf(await records.find(reference))
    }
    expect(await stateWith('waiting')).toBe('mail waits')
    expect(await stateWith('parked')).toBe('mail parked')
    expect(await stateWith('dropped')).toBe('mail dropped')
    expect(await stateWith('sent')).toBe('sent by mail')
    expect(await records.answer(reference)).toBeInstanceOf(Refusal)
  })
})
