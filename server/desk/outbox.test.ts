import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s outbox', (suite) => {
  const desk = createTestDesk(suite)
  const stateOf = async (id: string) =>
    await suite.database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('is empty when every mail has been sent', async () => {
    expect(await desk.says('outbox')).toBe('Everything has gone out.')
    expect(await desk.json('outbox', 'retry', 'all')).toEqual({ count: 0 })
  })

  test('lists waiting, held and parked mails with their references', async () => {
    const reference = await desk.contact()
    const suspect = await desk.brochure({}, { quarantined: true })
    const mails = (await desk.json('outbox')) as { reference: string; state: string }[]
    expect(mails.filter((mail) => mail.reference === reference).map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
    ])
    expect(mails.filter((mail) => mail.reference === suspect).map(({ state }) => state)).toEqual([
      'held',
      'held',
    ])
    expect(await desk.says('outbox')).toContain(reference)
  })

  test('retries a parked mail for two more days', async () => {
    const [mail] = (await desk.json('outbox')) as { id: string }[]
    const id = mail?.id ?? ''
    await suite.database.db
      .updateTable('outbox')
      .set({ state: 'parked', attempts: 60, lastError: 'ECONNREFUSED' })
      .where('id', '=', id)
      .execute()
    desk.ids.clock.now += 9 * 86_400_000
    expect(await desk.says('outbox', 'retry', id.slice(0, 8))).toBe('1 message goes out now.')
    expect(await stateOf(id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptUtc: '2026-11-24T12:00:00.000Z',
      giveUpUtc: '2026-11-26T12:00:00.000Z',
    })
  })

  test('retries all failed mails, and none that is held', async () => {
    await suite.database.db
      .updateTable('outbox')
      .set({ attempts: 3, nextAttemptUtc: '2027-01-01T00:00:00.000Z' })
      .where('state', '=', 'waiting')
      .execute()
    expect(await desk.json('outbox', 'retry', 'all')).toEqual({ count: 2 })
    const held = (await desk.json('outbox')).find(({ state }: { state: string }) => state === 'held')
    expect(await desk.refuses('outbox', 'retry', held.id)).toContain(`enquiries release ${held.reference}`)
  })

  test('answers a mistake with one sentence', async () => {
    expect(await desk.refuses('outbox', 'retry')).toContain('Which message?')
    expect(await desk.refuses('outbox', 'retry', 'zzzz')).toContain('No message')
    expect(await desk.refuses('outbox', 'retry', '')).toContain('More than one')
    expect(await desk.refuses('outbox', 'send')).toContain('list, retry')
  })
})
