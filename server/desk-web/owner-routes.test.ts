import { expect, test } from 'vitest'
import { describeOnBothDatabases, describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

describeOnBothDatabases('The owners of the desk', (suite) => {
  const desk = createDeskWeb(suite)

  test('of two owners who remove each other at the same time one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      await suite.database.db
        .updateTable('staff')
        .set({ removedUtc: '2026-11-16T10:00:00.000Z' })
        .where('role', '=', 'owner')
        .execute()
      const [una, vera] = [await desk.join('Una', 'owner'), await desk.join('Vera', 'owner')]
      await Promise.all([
        desk.post('/staff/remove', { email: vera.email }, una.cookie),
        desk.post('/staff/remove', { email: una.email }, vera.cookie),
      ])
      const left = await suite.database.db
        .selectFrom('staff')
        .select('id')
        .where('role', '=', 'owner')
        .where('removedUtc', 'is', null)
        .execute()
      expect(left).toHaveLength(1)
    }
  })
})

describeOnSqlite('The desk’s staff in a browser', (suite) => {
  const desk = createDeskWeb(suite)

  test('the last owner cannot be removed by a page', async () => {
    await suite.database.db
      .updateTable('staff')
      .set({ removedUtc: '2026-11-16T10:00:00.000Z' })
      .where('role', '=', 'owner')
      .execute()
    const owner = await desk.join('Nora', 'owner')
    const refused = await desk.post('/staff/remove', { email: owner.email }, owner.cookie)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('The last owner stays: add another owner first.'),
    ])
  })

  test('a form of the staff page that is refused keeps what was typed', async () => {
    const owner = await desk.join('Olaf', 'owner')
    const refused = await desk.post('/staff', { name: 'Pia', email: 'pia', role: 'owner' }, owner.cookie)
    expect(await refused.text()).toMatch(
      /&quot;pia&quot; is not an e-mail address\.[\s\S]*value="Pia"[\s\S]*value="pia"/,
    )
    const added = await desk.post(
      '/staff',
      { name: 'Pia', email: 'pia@firm.example', role: 'office' },
      owner.cookie,
    )
    expect(await added.text()).toMatch(/https:\/\/desk\.example\.com\/invitation\/[\w-]{43}/)
  })

  test('a new invitation leaves the passkeys that there are, and the page says so', async () => {
    const owner = await desk.join('Olga', 'owner')
    const words = 'The passkeys that they have go on letting them in.'
    const rosa = { name: 'Rosa', email: 'rosa@firm.example', role: 'office' }
    expect(await (await desk.post('/staff', rosa, owner.cookie)).text()).not.toContain(words)
    const sven = await desk.join('Sven')
    const again = await desk.post('/staff/invite-again', { email: sven.email }, owner.cookie)
    expect(await again.text()).toContain(words)
    expect((await desk.get('/account', sven.cookie)).status).toBe(200)
  })

  test('the staff page says until when an invitation is open, and asks before it removes somebody', async () => {
    const owner = await desk.join('Otto', 'owner')
    const quinn = { name: 'Quinn', email: 'quinn@firm.example', role: 'office' }
    await desk.post('/staff', quinn, owner.cookie)
    const rowOf = async (name: string) => {
      const { text } = await desk.read('/staff', owner.cookie)
      return text.split('<tr>').find((row) => row.includes(`>${name}<`)) ?? ''
    }
    expect(await rowOf('Otto')).not.toContain('invited until')
    expect(await rowOf('Quinn')).toMatch(/invited until \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    const [, removal = ''] = /href="(\/staff\/[^"]+\/remove)"/.exec(await rowOf('Quinn')) ?? []
    const asked = await desk.read(removal, owner.cookie)
    expect(asked.text).toMatch(
      /Remove Quinn\?[\s\S]*action="\/staff\/remove"[\s\S]*value="quinn@firm\.example"/,
    )
    expect(await rowOf('Quinn')).not.toBe('')
    desk.clock.now += 24 * 3_600_000
    const later = await desk.join('Rob', 'owner')
    const { text } = await desk.read('/staff', later.cookie)
    expect(text).toContain('never, invitation expired')
  })
})
