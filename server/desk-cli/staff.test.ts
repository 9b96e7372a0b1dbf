import { expect, test } from 'vitest'
import { invitationMail, listStaff } from '#server/desk/staff-members.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { storeSetting } from '#server/platform/db/settings.ts'
import { hashOf } from '#server/platform/secret-token.ts'
import { createTestDesk } from './desk.test-support.ts'

const linkIn = (text = '') => /https:\/\/desk\.example\.com\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? ''

describeOnSqlite('desk staff', (suite) => {
  const desk = createTestDesk(suite)

  test('adds somebody with an invitation, lists, invites again and removes them', async () => {
    const added = await desk.says('staff', 'add', 'Ann Example', 'ann@firm.example', '--owner')
    expect(added).toMatch(
      /^Ann Example may use the desk \(owner\)\..*\n {2}https:\/\/desk\.example\.com\/invitation\/[\w-]{43}$/,
    )
    expect(await desk.says('staff')).toMatch(/Ann Example +ann@firm\.example +owner +0 +never/)
    const again = linkIn(await desk.says('staff', 'invite-again', 'ANN@firm.example'))
    expect(added).not.toContain(again)
    const invitations = await suite.database.db.selectFrom('invitations').selectAll().execute()
    expect(invitations).toHaveLength(1)
    expect(JSON.stringify(invitations)).not.toContain(again.split('/').at(-1))
    expect(await desk.says('staff', 'remove', 'ann@firm.example')).toBe(
      'Ann Example is removed, and signed out everywhere.\nNobody is an owner now: let one in by staff add NAME EMAIL --owner.',
    )
    expect(await desk.says('staff')).toBe('Nobody yet: see staff add.')
    const actors = await suite.database.db.selectFrom('auditLog').select(['staffId', 'device']).execute()
    expect(new Set(actors.map(({ staffId, device }) => `${staffId} ${device}`))).toEqual(
      new Set(['null root']),
    )
    expect(await suite.database.db.selectFrom('invitations').selectAll().execute()).toEqual([])
  })

  test('refuses an address twice, an address that is none, and a stranger', async () => {
    await desk.says('staff', 'add', 'Ben', 'ben@firm.example')
    expect(await desk.refuses('staff', 'add', 'Benny', 'Ben@Firm.example')).toBe(
      'Ben@Firm.example is on the staff already: invite them again instead.',
    )
    expect(await desk.refuses('staff', 'add', 'Carl', 'carl')).toBe('"carl" is not an e-mail address.')
    expect(await desk.refuses('staff', 'remove', 'dan@firm.example')).toBe(
      'Nobody on the staff has the address dan@firm.example.',
    )
  })

  test('the link of an invitation is where the site was last started with', async () => {
    await storeSetting(suite.database.db, 'desk-url', 'http://localhost:3601')
    const elsewhere = createTestDesk(suite, undefined, { deskUrl: undefined })
    expect(await elsewhere.says('staff', 'add', 'Fay', 'fay@firm.example')).toContain(
      'http://localhost:3601/invitation/',
    )
  })

  test('with SMTP the invitation also goes out by mail, through the outbox', async () => {
    const posting = createTestDesk(suite, () => 'smtp://localhost:9')
    await posting.says('staff', 'add', 'Eve', 'eve@firm.example')
    const id = (await listStaff(suite.database.db)).find(({ name }) => name === 'Eve')?.id ?? ''
    const queued = await suite.database.db
      .selectFrom('outbox')
      .select(['id', 'kind', 'state'])
      .where('recordId', '=', id)
      .execute()
    expect(queued).toEqual([{ id: expect.any(String), kind: 'staff-invitation', state: 'waiting' }])

    const dependencies = { deskUrl: 'https://desk.example.com', now: desk.sources.now }
    const read = () => invitationMail(suite.database, dependencies, id)
    const notice = await read()
    expect(notice?.to.address).toBe('eve@firm.example')
    const link = linkIn(notice?.words.action?.url)
    const stored = await suite.database.db.selectFrom('invitations').select('tokenHash').execute()
    expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hashOf(link.split('/').at(-1) ?? ''))
    await desk.says('staff', 'remove', 'eve@firm.example')
    expect(await read()).toBeNull()
  })
})
