import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s stats', (suite) => {
  test('count enquiries by day, page and service, without anybody’s name', async () => {
    const desk = createTestDesk(suite)
    expect(await desk.says('stats')).toContain('0 enquiries from 2026-10-17 to 2026-11-15')
    await desk.contact({}, { originPage: '/ContactUs' })
    await desk.contact({}, { originPage: '/OurServices/EquityRelease' })
    await desk.contact({}, { quarantined: true })
    desk.ids.clock.now += 86_400_000
    await desk.book({ services: ['Mortgage Planning', 'Corporate Planning'] }, { originPage: '/ContactUs' })
    await desk.book({ services: ['Mortgage Planning'], time: '10:00 - 10:30' }, { originPage: '' })
    await desk.brochure()

    expect(await desk.json('stats')).toEqual({
      since: '2026-10-18',
      until: '2026-11-16',
      total: 5,
      quarantined: 1,
      days: [
        { name: '2026-11-15', count: 2 },
        { name: '2026-11-16', count: 3 },
      ],
      kinds: expect.arrayContaining([{ name: 'contact', count: 2 }]),
      pages: expect.arrayContaining([
        { name: '/ContactUs', count: 3 },
        { name: 'unknown', count: 1 },
      ]),
      services: [
        { name: 'Mortgage Planning', count: 2 },
        { name: 'Corporate Planning', count: 1 },
      ],
    })
    expect((await desk.json('stats', '--until', '2026-11-15')).total).toBe(2)
    const said = await desk.says('stats', '--since', '2026-11-16')
    expect(said).toMatch(/Mortgage Planning +2 +█+/)
    expect(said).not.toContain('Grace')
    expect(await desk.refuses('stats', '--since', '2026-12-01')).toContain('lies after')
  })
})
