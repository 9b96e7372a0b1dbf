import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('The diary of the desk', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const { read } = web

  test('a week has the fifteen half hours of each day, booked, free or closed, and names holidays', async () => {
    const { cookie } = await web.join('Ann')
    const booked = await records.book({ date: plainDate('2026-12-22'), time: '10:30 - 11:00' })
    await records.close('2026-12-23', 'Team lunch', '14:00 - 14:30')
    await records.close('2026-12-24', 'Christmas Eve')
    const { text } = await read('/diary?day=2026-12-22', cookie)
    expect(text.match(/<th scope="row">\d\d:\d\d - \d\d:\d\d/g)).toHaveLength(15)
    const states = (state: string) => text.match(new RegExp(`<td data-state="${state}"`, 'g'))?.length ?? 0
    // Two of five days are closed, and one time.
    expect([states('booked'), states('free'), states('closed')]).toEqual([1, 43, 31])
    expect(text).toContain(`href="/enquiries/${booked}"`)
    expect(text).toContain('Christmas Day')
    expect(text).toContain('Closed: Christmas Eve')
    expect(text).toContain('Team lunch')
    expect(text).toContain('href="/diary?day=2026-12-15"')
    expect(text).toContain('href="/diary?day=2026-12-29"')
    const now = await read('/diary', cookie)
    expect(now.text).toMatch(/data-today="true"[^>]*>(?:(?!<th).)*Mon 16(?:(?!<th).)*today/)
    // Ten o'clock has begun.
    expect(now.text).not.toContain('Free: Monday 16 November, 10:00 - 10:30')
    expect(now.text).toContain('Free: Monday 16 November, 10:30 - 11:00')
    const list = await read('/diary?day=2026-12-22&view=list', cookie)
    expect(list.text).toMatch(/Tuesday 22 December 2026[\s\S]*10:30 - 11:00[\s\S]*tel:01632960001/)
  })
})
