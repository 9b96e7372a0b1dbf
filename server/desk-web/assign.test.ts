import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { setCallTaking } from '#server/desk/call-taking.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'
const date = plainDate('2026-11-19')

describeOnSqlite('Work that is given to others', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const taking = {
    services: [],
    hours: null,
    dailyMax: null,
    share: 100,
    meetingLink: '',
    adviser: '',
    calendarUrl: '',
  }
  let visitors = 0
  const bookWith = async (adviser: string, time: '09:00 - 09:30' | '10:00 - 10:30') => {
    visitors += 1
    const phoneNumber = `0${1_632_960_400 + visitors}`
    return await records.book({ date, time, phoneNumber, email: `${visitors}@example.com` }, { adviser })
  }
  const holder = async (reference: string) => (await records.find(reference)).assignedTo

  test('keeps its times: calls go to whoever is free, messages to nobody, and what nobody can take is named', async () => {
    const ann = await web.join('Ann Ill')
    const bob = await web.join('Bob Helps')
    for (const { id } of [ann, bob]) await setCallTaking(records.desk(), id, taking, { staffId: null })
    const [busy, free] = [await bookWith(ann.id, '09:00 - 09:30'), await bookWith(ann.id, '10:00 - 10:30')]
    await bookWith(bob.id, '09:00 - 09:30')
    const message = await records.contact({ name: 'Written To' })
    await web.send(`/enquiries/${message}/assign`, { version: '0', assigned: ann.id }, bob.cookie)
    const answered = await records.contact({ name: 'Answered Before' })
    await web.send(`/enquiries/${answered}/assign`, { version: '0', assigned: ann.id }, bob.cookie)
    await records.answer(answered, 'reached')

    // All that is open of hers is ticked, as the link beside her name shows it.
    const list = await web.read(`/enquiries?state=open&assigned=${ann.id}&tick=all`, bob.cookie)
    const ticked = [...list.text.matchAll(/name="chosen" checked="" value="([^"]+)"/g)]
    const done = await web.post(
      '/enquiries/together',
      [['do', 'assign'], ['assignee', 'free'], ...ticked.map(([, value = '']) => ['chosen', value])],
      bob.cookie,
    )
    const told = await done.text()
    expect(told).toContain('2 of 3 were changed.')
    expect(told).toContain(`Nobody else is free at the time of ${busy}`)
    expect(await holder(free)).toBe(bob.id)
    expect(await holder(busy)).toBe(ann.id)
    expect(await holder(message)).toBeNull()
    expect(await holder(answered)).toBe(ann.id)
    expect((await records.find(free)).sequence).toBe(0)

    // Removing somebody leaves calls under their name: none is lost, and none is at the time of another.
    const owner = await web.join('Olga', 'owner')
    await web.send('/staff/remove', { email: ann.email }, owner.cookie)
    expect(await holder(busy)).toBe(ann.id)
    expect((await web.read('/diary?day=2026-11-19', bob.cookie)).text).toContain('Ann Ill')
  })

  test('is marked as new for whoever got it until they look', async () => {
    const cat = await web.join('Cat Gets')
    const dan = await web.join('Dan Gives')
    const reference = await records.contact({ name: 'Fresh Visitor' })
    await web.send(`/enquiries/${reference}/assign`, { version: '0', assigned: cat.id }, dan.cookie)
    expect((await web.read('/', cat.cookie)).text).toMatch(
      /Mine \(1 new\)[\s\S]*Fresh Visitor<\/a>, message [^,]*new for you/,
    )
    expect((await web.read('/', dan.cookie)).text).not.toContain('new for you')
    web.clock.now += 1_000
    await web.read(`/enquiries/${reference}`, cat.cookie)
    expect((await web.read('/', cat.cookie)).text).not.toContain('new for you')
  })
})
