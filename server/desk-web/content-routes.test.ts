import { beforeAll, expect, test } from 'vitest'
import '#content/pages/events.ts'
import { entries } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { listDrafts } from '#server/desk/content-drafts.ts'
import { listPublications } from '#server/editing/page-record.ts'
import { lastPublication, publishedAt } from '#server/editing/publications.ts'
import { png } from '#server/pictures/pictures.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'
import { withMarks } from './page-frame.ts'

describeOnSqlite('Content at the desk', (suite) => {
  const web = createDeskWeb(suite, '2027-04-20T10:00:00Z')
  const facts = '/content/entry/firm/facts'
  const hours = '/content/entry/firm/hours'
  let [ann, bob] = ['', '']
  beforeAll(async () => {
    ann = (await web.join('Ann')).cookie
    bob = (await web.join('Bob')).cookie
  })
  const published = async () => await publishedAt(suite.database.db, Date.parse('2030-01-01'))
  const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1]
  /** Sends the form of an entry with these fields changed. */
  const edit = async (path: string, cookie: string, fields: Record<string, string>, button = 'send') => {
    const { text } = await web.read(path, cookie)
    const version = hidden(text, 'version')
    const typed = Object.entries(fields).map(([name, value]) => [`v:${name}`, value])
    const base = hidden(text, 'base') ?? ''
    const response = await web.post(
      path,
      { base, do: button, ...(version && { version }), ...Object.fromEntries(typed) },
      cookie,
    )
    return {
      status: response.status,
      to: response.headers.get('location') ?? '',
      text: await response.text(),
    }
  }
  const approve = async (draft: string, cookie: string, from = '') => {
    const { text } = await web.read(draft, cookie)
    return await web.post(
      `${draft}/approve`,
      { digest: hidden(text, 'digest') ?? '', confirmed: 'yes', from },
      cookie,
    )
  }

  test('a phone number is edited in a form made from its shape, shown word by word, approved by another and published', async () => {
    const form = await web.read(facts, ann)
    expect(form.text).toContain(firm.phone.display)
    expect(form.text).not.toContain('name="v:registration.of"')
    const { status, to } = await edit(facts, ann, { 'phone.display': '01632 960 555' })
    expect(status).toBe(303)
    const draft = await web.read(to, ann)
    expect(draft.text).toContain('<dt>Phone number</dt>')
    expect(draft.text).toMatch(/01632 960 <del>123<\/del><ins>555<\/ins>/)
    expect(draft.text).not.toContain('Approve and publish')
    expect((await web.post(`${to}/send`, {}, ann)).status).toBe(303)
    expect((await web.read('/content', bob)).text).toContain(
      'Ann, waits for approval, changed 20/04/2027 11:00',
    )
    expect((await web.read('/', bob)).text).toContain('Facts about the firm, 20/04/2027 11:00')
    expect((await approve(to, ann)).status).toBe(409)
    expect(await published()).toEqual({})
    expect((await approve(to, bob)).status).toBe(303)
    expect(await published()).toEqual({ 'firm/facts': { 'phone.display': '01632 960 555' } })
    expect((await web.read(facts, ann)).text).toContain('01632 960 555')
  })

  test('a change of hours is published from the beginning of a day in London', async () => {
    const { to } = await edit(hours, ann, { Friday: '08:30 - 15:00', Saturday: '09:00 - 12:00', Monday: '' })
    await web.post(`${to}/send`, {}, ann)
    expect((await approve(to, bob, '2028-04-06')).status).toBe(303)
    const at = async (moment: string) =>
      (await publishedAt(suite.database.db, Date.parse(moment)))['firm/hours']
    expect(await at('2028-04-05T22:59:59Z')).toBeUndefined()
    expect(await at('2028-04-05T23:00:00Z')).toEqual({
      Monday: null,
      Friday: '08:30 - 15:00',
      Saturday: '09:00 - 12:00',
    })
  })

  test.each([
    [hours, 'Friday', 'late', /Type the hours/],
    ['/content/entry/firm/brand', 'strapline', 'Guaranteed growth', /Nothing may be promised/],
    ['/content/entry/firm/brand', 'strapline', 'Details tbc', /filler/],
    [facts, 'statusSentence', 'We are a firm.', /must still say: Financial Conduct Authority/],
    [facts, 'registeredIn', '', /must not be empty/],
    ['/content/entry/firm/events', '0.kind', 'gala', /Choose one/],
  ])('%s, %s: what breaks a rule is refused at its field', async (path, field, text, words) => {
    const refused = await edit(path, ann, { [field]: text })
    expect(refused.status).toBe(400)
    const error = new RegExp(`id="v:${field}-error">(?:<svg.*?</svg>)?([^<]*)`).exec(refused.text)?.[1]
    expect(error).toMatch(words)
  })

  test('a preview marks what the other state of the page has not, with the first of it before menus as its anchor', () => {
    const pageWith = (phone: string) =>
      `<head></head><body><nav>${phone}</nav><main><p>Ring us</p><p>${phone}</p></main></body>`
    expect(withMarks(pageWith('2'), pageWith('1'))).toBe(
      '<head></head><body><nav><mark>2</mark></nav><main><p>Ring us</p><p><mark id="first-change">2</mark></p></main></body>',
    )
    const page = (list: string) => `<head></head><body><main><ul>${list}</ul></main></body>`
    expect(withMarks(page('<li>Ann</li>'), page('<li>Ann</li><li>Bob</li>'))).toBe(
      page('<li><span id="first-change">Ann</span></li>'),
    )
  })

  test('items of a list are added, filled in, moved and removed', async () => {
    const social = (text: string) =>
      [...text.matchAll(/name="v:social\.\d\.name" value="([^"]*)"/g)].map(([, name]) => name)
    // The page opens at the new item.
    expect((await edit(facts, bob, {}, 'add:social')).to).toMatch(/&open=social\.4#i:social\.4$/)
    const [unfilled] = await listDrafts(suite.database.db, { entry: 'firm/facts' })
    const draft = (await web.read(`/content/drafts/${unfilled?.id}`, bob)).text
    expect(draft).toContain('It cannot be sent for approval yet.')
    expect(draft).toMatch(/<a href="\S+firm\/facts#v:social\.4\.name">[^<]*Name: This must not be empty\./)
    expect(draft).not.toContain('Send for approval')
    expect(
      (
        await edit(
          facts,
          bob,
          { 'social.4.name': 'Mastodon', 'social.4.url': 'https://example.com/' },
          'save',
        )
      ).status,
    ).toBe(303)
    expect((await edit(facts, bob, {}, 'up:social:4')).status).toBe(303)
    expect((await edit(facts, bob, {}, 'remove:social:0')).status).toBe(303)
    expect(social((await web.read(facts, bob)).text)).toEqual(['Facebook', 'X', 'Mastodon', 'YouTube'])
  })

  test('an office is added with its address, hours and way, and refused without', async () => {
    await import('#content/site/offices.ts')
    const branches = '/content/entry/firm/branches'
    expect((await edit(branches, bob, {}, 'add:')).status).toBe(303)
    const fields = {
      ...{ '0.town': 'Reading', '0.address.0': '2 Wharf', '0.hours.Monday': '09:00 - 12:00' },
      ...{ '0.map.station': 'Reading', '0.map.approach': 'Station Road', '0.map.street': 'Wharf' },
      ...{ '0.map.park': 'Forbury Gardens', '0.map.river': 'River Kennet' },
    }
    const unfinished = await edit(branches, bob, fields)
    expect(unfinished.status).toBe(400)
    expect(unfinished.text).toContain('An office needs this: fill it in.')
    expect((await edit(branches, bob, { ...fields, '0.map.way': 'Keep left.' })).status).toBe(303)
  })

  test('a figure whose review is due is still right in a draft of its next review', async () => {
    await import('#content/site/fees.ts')
    const content = await web.read('/content', ann)
    expect(content.text).toContain('To be looked at again')
    const fields = { entry: 'firm/fees', path: 'reviewBy' }
    const response = await web.post('/content/still-right', fields, ann)
    const draft = await web.read(response.headers.get('location') ?? '', ann)
    expect(draft.text).toContain('<del>1 May 2027</del><ins>30 April 2028</ins>')
  })

  test('an article is added by its title, filled in, and published on its day; another of that name has another address', async () => {
    await import('#content/pages/articles.ts')
    const add = async (cookie: string) => {
      const added = await web.post('/content/add/blog', { title: 'Pensions: what’s new?' }, cookie)
      return added.headers.get('location') ?? ''
    }
    const article = await add(ann)
    expect(article).toBe('/content/entry/blog/pensions-whats-new')
    const fields = { content: 'What changed.', text: '', author: 'Ann', date: '2028-02-01' }
    const unfinished = await edit(article, ann, fields)
    expect(unfinished.status).toBe(400)
    expect(unfinished.text).toContain('Write the article, or give the address where it is.')
    const image = '/pictures/0123456789abcdef.webp'
    const silent = await edit(article, ann, { ...fields, text: 'All of it.', image })
    expect(silent.text).toContain('Say what the picture shows.')
    const whole = { ...fields, text: 'All of it.', image, alt: 'A pension statement' }
    const { to } = await edit(article, ann, whole)
    await web.post(`${to}/send`, {}, ann)
    expect((await web.read('/content', bob)).text).toContain('Pensions: what’s new?')
    expect((await web.read(to, bob)).text).toMatch(/name="from"[^>]*value="2028-02-01"/)
    expect((await approve(to, bob)).status).toBe(303)
    const blogAt = async (day: string) =>
      (await publishedAt(suite.database.db, Date.parse(day)))['blog/pensions-whats-new']
    expect(await blogAt('2028-01-31T23:59:59Z')).toBeUndefined()
    expect(await blogAt('2028-02-01T00:00:00Z')).toMatchObject({ title: 'Pensions: what’s new?', ...whole })
    expect(await add(bob)).toMatch(/pensions-whats-new-\w{8}$/)
  })

  test('every group of content is listed', async () => {
    await Promise.all(
      Object.values(import.meta.glob(['../../content/**/*.ts', '!**/*.test.ts'])).map((load) => load()),
    )
    const { text } = await web.read('/content', ann)
    expect([...entries.keys()].filter((id) => !text.includes(`href="/content/entry/${id}"`))).toEqual([])
  })

  test('a draft with which a page cannot be rendered cannot be sent, approved or published', async () => {
    const { to } = await edit(hours, bob, { Tuesday: '08:30 - 12:00' })
    await web.post(`${to}/send`, {}, bob)
    web.publicSite.renderContent = () => Promise.reject(new Error('It cannot be rendered'))
    expect((await web.read(to, ann)).text).toContain('cannot be rendered with this draft')
    expect((await approve(to, ann)).status).toBe(409)
    delete web.publicSite.renderContent
    expect(await published()).not.toMatchObject({ 'firm/hours': { Tuesday: '08:30 - 12:00' } })
  })

  test('words are found by a search, and an earlier state becomes a draft again', async () => {
    const found = await web.read(`/content?q=${encodeURIComponent(firm.phone.display)}`, ann)
    expect(found.text).toContain('/content/entry/firm/facts#v:phone.display')
    // By what they are called at the desk: a field, and what it belongs to.
    const foundBy = async (asked: string) =>
      (await web.read(`/content?q=${encodeURIComponent(asked)}`, ann)).text
    // Among what is found, and in the list of all subjects.
    expect((await foundBy('Opening hours')).match(/entry\/firm\/hours"/g)).toHaveLength(2)
    // In the words of visitors.
    expect((await foundBy('opening times')).match(/entry\/firm\/hours"/g)).toHaveLength(2)
    expect(await foundBy('telephone number')).toContain('/content/entry/firm/facts#v:phone.display')
    // The firm's own comes before what only mentions it.
    expect(/<li><a href="\/content\/entry\/[^"]*">[^<]*/.exec(await foundBy('phone number'))?.[0]).toBe(
      '<li><a href="/content/entry/firm/facts#v:phone.display">Facts about the firm, Phone number',
    )
    expect(await foundBy('mortgage fee')).toContain('/content/entry/firm/fees#v:mortgage')
    expect(await foundBy('mortgage phee')).toContain('Nothing on the site says this')
    await edit(facts, ann, { 'phone.display': '01632 960 777' })
    const { to } = await edit(facts, ann, { 'phone.display': '01632 960 778' })
    await web.post(`${to}/send`, {}, ann)
    await approve(to, bob)
    // The pages of the record are those that a visitor got, which this test has none of.
    await suite.database.db
      .insertInto('publishedPages')
      .values({ number: await lastPublication(suite.database.db), path: '/', hash: '', content: '' })
      .execute()
    const record = await web.read('/content/record?path=/', ann)
    expect(record.text).toMatch(/01632 960 <del>555<\/del><ins>778<\/ins>/)
    const restored = await web.post('/content/record/1/restore', {}, ann)
    const draft = await web.read(restored.headers.get('location') ?? '', ann)
    expect(draft.text).toMatch(/01632 960 <del>778<\/del><ins>555<\/ins>/)
  })

  test('what a release has changed under a change is named, kept, or taken over in a draft', async () => {
    const path = 'registeredIn'
    const { to } = await edit(facts, ann, { [path]: 'Scotland' })
    await web.post(`${to}/send`, {}, ann)
    expect((await web.read('/', bob)).text).toContain('A change by Ann waits for you')
    await approve(to, bob)
    expect((await web.read('/content', ann)).text).not.toContain('has changed under yours')
    const { db } = suite.database
    const release = (digest: string) =>
      db
        .updateTable('publications')
        .set({ shipped: JSON.stringify({ [path]: digest }) })
        .where('changes', 'like', '%Scotland%')
        .execute()
    await release('of the release before')
    const content = await web.read('/content', ann)
    expect(content.text).toContain('The shipped text has changed under yours')
    const fields = { entry: 'firm/facts', path, digest: hidden(content.text, 'digest') ?? '' }
    const taken = await web.post('/content/choose', { ...fields, take: 'new' }, ann)
    const draft = await web.read(taken.headers.get('location') ?? '', ann)
    expect(draft.text).toContain(`<del>Scotland</del><ins>${firm.registeredIn}</ins>`)
    await web.post('/content/choose', { ...fields, take: 'ours' }, ann)
    expect((await web.read('/content', ann)).text).not.toContain('has changed under yours')
    expect((await published())['firm/facts']).toMatchObject({ [path]: 'Scotland' })
  })

  test('somebody without an account approves one draft by a link, and no other words', async () => {
    const owner = (await web.join('Olive', 'owner')).cookie
    const { to } = await edit(facts, ann, { 'phone.display': '01632 960 801' })
    await web.post(`${to}/send`, {}, ann)
    const linkFor = async () => {
      const made = await web.post(`${to}/link`, { name: 'Cora, Compliance Ltd' }, owner)
      return /https?:[^<]*(\/approve\/[\w-]{43})/.exec(await made.text())?.[1] ?? ''
    }
    expect((await web.post(`${to}/link`, { name: 'Me' }, ann)).status).toBe(403)
    const first = await linkFor()
    expect((await web.read(first, '')).text).toContain('<ins>801</ins>')
    await edit(facts, ann, { 'phone.display': '01632 960 802' })
    await web.post(`${to}/send`, {}, ann)
    expect((await web.read(first, '')).status).toBe(404)
    const link = await linkFor()
    const { text } = await web.read(link, '')
    expect(text).not.toContain(facts)
    const answer = { digest: hidden(text, 'digest') ?? '', confirmed: 'yes', from: '' }
    expect((await web.post(`${link}/approve`, answer, '')).status).toBe(200)
    expect((await published())['firm/facts']).toMatchObject({ 'phone.display': '01632 960 802' })
    expect((await web.read('/content/record', ann)).text).toContain('/content/record')
    const approvers = (await listPublications(suite.database.db)).map(({ approverName }) => approverName)
    expect(approvers).toContain('Cora, Compliance Ltd, by a link')
    expect((await web.post(`${link}/approve`, answer, '')).status).toBe(404)
  })

  test('a person is added with a photograph, which stays while the content or its record has it', async () => {
    const { team } = await import('#content/pages/team.ts')
    const people = '/content/entry/people/team'
    const at = team.length
    const added = await edit(people, ann, {}, 'add:')
    expect(added.status).toBe(303)
    const form = new FormData()
    const { text } = await web.read(people, ann)
    for (const name of ['version', 'base']) form.set(name, hidden(text, name) ?? '')
    const bio = `${'Jo helps people with their plans and papers every day. '.repeat(4)}`.trim()
    for (const [name, value] of Object.entries({ name: 'Jo Ward', role: 'Paraplanner', bio, image: '' }))
      form.set(`v:${at}.${name}`, value)
    form.set('do', 'send')
    const post = () => web.request(people, { method: 'POST', headers: { cookie: ann }, body: form })
    const refused = await post()
    expect([refused.status, (await refused.text()).includes(`v:${at}.image-error`)]).toEqual([400, true])
    form.set(`p:${at}.image`, new File([new Uint8Array(png(400, 500))], 'jo.png'))
    const saved = await post()
    expect(saved.status).toBe(303)
    const [draft] = await listDrafts(suite.database.db, { entry: 'people/team' })
    const list = draft?.changes[''] as { name: string; image: string }[]
    expect(list.at(-1)).toMatchObject({
      name: 'Jo Ward',
      image: expect.stringMatching(/^\/pictures\/\w+\.png$/),
    })
    const shown = (await web.read(saved.headers.get('location') ?? '', ann)).text
    expect(shown).toContain('Name: Jo Ward')
    expect(shown).toMatch(/Picture: <img[^>]* src="\/pictures\/\w+\.png"/)
    const hash = list.at(-1)?.image.slice('/pictures/'.length, -'.png'.length) ?? ''
    const kept = await web.post('/pictures/remove', { hash }, ann)
    expect(await kept.text()).toContain('part of the content')
  })
  test('a form of the content may be large behind the sign-in, and every other form may not', async () => {
    const form = (size: number) => {
      const data = new FormData()
      data.set('p:image', new File([Buffer.concat([png(6, 4), Buffer.alloc(size)])], 'large.png'))
      return data
    }
    const post = async (size: number, cookie: string) => {
      const init = { method: 'POST', headers: { cookie }, body: form(size) }
      return (await web.request('/content/entry/people/team', init)).status
    }
    expect(await post(16_000_000, ann)).toBe(400)
    expect(await post(18_000_000, ann)).toBe(413)
    expect(await post(0, '')).toBe(401)
    expect((await web.post('/pictures/remove', { hash: 'x'.repeat(70_000) }, ann)).status).toBe(413)
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, number) => [`unknown-${number}`, '']))
    const said = async (path: string) => await (await web.post(path, many, ann)).text()
    expect(await said('/pictures/remove')).toContain('too many fields')
    expect(await said('/content/entry/people/advisers')).not.toContain('too many fields')
  })
})
