import { beforeAll, expect, test } from 'vitest'
import { type Adviser, advisers } from '#content/pages/advisers.ts'
import { DAY_MS } from '#domain/durations.ts'
import { publishedAt } from '#server/editing/publications.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

describeOnSqlite('The advisers at the desk', (suite) => {
  const web = createDeskWeb(suite, '2027-10-20T10:00:00Z')
  const [amara] = advisers as [Adviser]
  let [owner, office] = ['', '']
  beforeAll(async () => {
    owner = (await web.join('Olga', 'owner')).cookie
    office = (await web.join('Otto')).cookie
  })
  const linkFor = async (slug: string) => {
    const response = await web.post(`/members/${slug}/link`, {}, owner)
    const [, path = ''] = /https:\/\/desk\.example\.com(\/member\/[\w-]+)/.exec(await response.text()) ?? []
    return path
  }
  const value = (text: string, name: string) =>
    new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1]
  /** Sends the form of a link, with nobody signed in. */
  const send = async (link: string, fields: Record<string, string>, button = 'save') => {
    const { text } = await web.read(link, '')
    const [base, version] = [value(text, 'base') ?? '', value(text, 'version')]
    const typed = Object.entries(fields).map(([path, typed]) => [`v:${path}`, typed])
    const response = await web.post(link, {
      base,
      do: button,
      ...(version && { version }),
      ...Object.fromEntries(typed),
    })
    return { status: response.status, text: await response.text() }
  }
  const drafts = async () =>
    await suite.database.db.selectFrom('contentDrafts').select(['changes', 'state']).execute()

  test('are listed for everybody with what is overdue, and only an owner makes links', async () => {
    const { db } = suite.database
    const check = {
      number: amara.registerNumber,
      status: 'Prohibited',
      active: 0,
      checkedUtc: '2027-10-19',
    } as const
    await db.insertInto('registerChecks').values(check).execute()
    const job = {
      name: 'register',
      dueUtc: '',
      succeededUtc: null,
      note: null,
      lastError: 'it is closed',
    } as const
    await db.insertInto('jobs').values(job).execute()
    expect((await web.read('/', office)).text).toContain(
      'could not be asked about the advisers: it is closed',
    )
    const { text } = await web.read('/members', office)
    expect(text).toContain('Prohibited')
    for (const { name } of advisers) expect(text).toContain(name)
    expect(text).toContain('Certificate in Mortgage Advice and Practice, since 2027-10-05')
    expect(text).not.toContain('Make a link')
    expect((await web.post(`/members/${amara.slug}/link`, {}, office)).status).toBe(403)
    expect((await web.read('/members', '')).text).not.toContain(amara.name)
  })

  test('one of them changes their page by a link, without an account; somebody at the desk approves it', async () => {
    const link = await linkFor(amara.slug)
    const { text } = await web.read(link, '')
    expect(text).toContain('name="v:0.bio"')
    for (const kept of [
      '0.name',
      '0.slug',
      '0.registerNumber',
      '0.employed',
      '0.ownFirm',
      '0.advises',
      '1.bio',
    ])
      expect(text).not.toContain(`name="v:${kept}`)

    const bio = amara.bio.replace('nine years', 'ten years')
    const sent = await send(link, { '0.bio': bio, '0.registerNumber': 'XXX99999', '1.bio': 'Somebody else.' })
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('Thank you')])
    expect(await drafts()).toEqual([{ changes: JSON.stringify({ '0.bio': bio }), state: 'waiting' }])
    expect((await web.read(link, '')).text).toContain(bio)

    const { text: today } = await web.read('/', office)
    const [, draft = ''] = /href="(\/content\/drafts\/[\w-]+)"/.exec(today) ?? []
    expect(today).toContain(`A change by ${amara.name} waits for you`)
    const shown = await web.read(draft, office)
    const digest = value(shown.text, 'digest') ?? ''
    expect((await web.post(`${draft}/approve`, { digest, confirmed: 'yes', from: '' }, office)).status).toBe(
      303,
    )
    expect(await publishedAt(suite.database.db, web.clock.now)).toEqual({
      'people/advisers': { '0.bio': bio },
    })
    const publication = suite.database.db.selectFrom('publications').select(['authorName', 'approverName'])
    expect(await publication.executeTakeFirst()).toEqual({ authorName: amara.name, approverName: 'Otto' })

    // Used up.
    expect((await web.read(link, '')).text).toContain('This link is over')
    expect((await send(link, { '0.bio': 'Once more.' })).status).toBe(404)
  })

  test('a claim needs its evidence and the day of its review', async () => {
    const link = await linkFor(amara.slug)
    await send(link, {}, 'add:0.qualifications')
    const refused = await send(link, { '0.qualifications.1.name': 'Chartered Financial Planner' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('A claim needs its evidence')
    expect(
      refused.text.match(/<a href="#v:0\.qualifications\.1\.\w+">[^<]*: A claim needs this day/g),
    ).toHaveLength(2)
    const sent = await send(link, {
      '0.qualifications.1.name': 'Chartered Financial Planner',
      '0.qualifications.1.source': 'Certificate 123',
      '0.qualifications.1.checkedOn': '2027-10-01',
      '0.qualifications.1.reviewBy': '2028-10-01',
    })
    expect(sent.status).toBe(200)
    await send(link, {}, 'add:1.qualifications')
    const changed = (await drafts()).flatMap(({ changes }) => Object.keys(JSON.parse(changes)))
    expect(changed.filter((path) => !path.startsWith('0.'))).toEqual([])
  })

  test('a wrong, an old or a replaced link opens nothing, and says how to get another', async () => {
    const [first, second] = [await linkFor(amara.slug), await linkFor(amara.slug)]
    const over = async (link: string) => {
      const { status, text } = await web.read(link, '')
      return status === 404 && text.includes('for another: an owner makes it') && !text.includes('v:0.bio')
    }
    expect([await over(first), await over(second), await over('/member/x')]).toEqual([true, false, true])
    web.clock.now += 15 * DAY_MS
    expect(await over(second)).toBe(true)
    for (let attempt = 0; attempt < 100; attempt += 1) await web.read('/member/guess', '')
    expect((await web.read('/member/guess', '')).status).toBe(429)
  })
})
