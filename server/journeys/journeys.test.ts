import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createJourneys, type JourneyRequest, readJourneys } from './journeys.ts'

const own = 'www.example.com'

describeOnSqlite('How far visits get', (suite) => {
  test('is counted by day, page and step, from what browsers ask for anyway, and joins no two requests', async () => {
    const now = Date.parse('2026-11-16T10:00:00Z')
    const records = createTestRecords(suite, '2026-11-16T10:00:00Z')
    const errors: unknown[] = []
    const create = () =>
      createJourneys({
        database: suite.database,
        siteUrl: `https://${own}`,
        now: () => now,
        onError: (error) => errors.push(error),
      })
    const [one, other] = [create(), create()]
    const ask = (
      method: string,
      path: string,
      status = 200,
      headers: Record<string, string> = {},
      instance = one,
    ) => {
      const request: JourneyRequest = { method, path, status, header: (name) => headers[name] }
      instance.count(request)
    }
    const document = { 'sec-fetch-dest': 'document' }
    const from = (path: string) => ({ referer: `https://${own}${path}` })
    ask('GET', '/OurFees', 200, document)
    ask('GET', '/OurFees', 304, { ...document, referer: 'https://search.example/?q=secret' }, other)
    ask('GET', '/OurFees', 200, { ...document, ...from('/') })
    // No browser, no page, and a call's own page: nothing.
    ask('GET', '/OurFees')
    ask('GET', '/nothing', 404, document)
    ask('GET', '/YourCall/secret', 200, document)
    ask('GET', '/words.json', 200, from('/OurFees'))
    ask('GET', '/words.json', 200, from('/YourCall/secret'))
    ask('GET', '/api/slots', 200, from('/OurFees'))
    const json = { accept: 'application/json' }
    ask('POST', '/RequestACallback', 422, { ...json, ...from('/OurFees') })
    ask('POST', '/RequestACallback', 200, { ...json, ...from('/OurFees') })
    // Without a script: its page, the times of a day, and the redirect once it is saved.
    ask('GET', '/RequestACallback', 200, { ...document, ...from('/OurFees') })
    ask('POST', '/RequestACallback', 200, from('/RequestACallback'))
    ask('POST', '/RequestACallback', 303, from('/RequestACallback'))
    await one.stop()
    await other.stop()
    await one.flush()
    const called = await records.book({ date: plainDate('2026-11-19') }, { originPage: '/OurFees' })
    await records.answer(called, 'reached')
    const span = { from: plainDate('2026-11-16'), to: plainDate('2026-11-16') }
    const utc = { fromUtc: '2026-11-16T00:00:00.000Z', untilUtc: '2026-11-17T00:00:00.000Z' }
    expect(await readJourneys(suite.database, { ...span, ...utc })).toEqual([
      { page: '/OurFees', read: 3, came: 2, opened: 2, day: 1, sent: 2, saved: 1, held: 1 },
      { page: '/RequestACallback', read: 1, came: 0, opened: 0, day: 1, sent: 1, saved: 1, held: 0 },
    ])
    expect(errors).toEqual([])
    const columns = await suite.database.db.selectFrom('journeyCounts').selectAll().limit(1).execute()
    expect(Object.keys(columns[0] ?? {}).sort()).toEqual(['count', 'day', 'page', 'step'])
  })
})
