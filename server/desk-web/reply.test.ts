import { expect, test } from 'vitest'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { replyMail } from '#server/desk/reply-mail.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

describeOnSqlite('A reply from the desk', (suite) => {
  const monday = '2026-11-16T10:00:00Z'
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)

  test('begins with a template, goes to the visitor, is kept, and counts as replied', async () => {
    const una = await web.join('Una Office')
    const message = 'Can I remortgage?\nIt is urgent.'
    const reference = await records.contact({ name: 'Gail Norcross', email: 'gail@example.com', message })
    const page = await web.read(`/enquiries/${reference}?reply=1`, una.cookie)
    expect(page.text).toMatch(
      /Dear Gail,\n\nThank you for your enquiry [A-Z-\d]+\. We have tried to ring you/,
    )
    expect(page.text).toContain('\n\nUna Office</textarea>')
    const typed = 'Dear Gail,\n\nYes, you can.\n\nUna'
    const send = (fields: object) =>
      web.send(`/enquiries/${reference}/reply`, { version: '0', reply: typed, ...fields }, una.cookie)
    expect((await send({ reply: ' ' })).text).toContain('There is no reply: type it first.')
    expect((await send({})).location).toBe(`/enquiries/${reference}?done=reply-sent`)
    const again = await send({})
    expect([again.status, again.text.includes('Yes, you can.')]).toEqual([409, true])

    const row = await suite.database.db
      .selectFrom('outbox')
      .select('recordId')
      .where('kind', '=', 'reply')
      .executeTakeFirstOrThrow()
    expect(await replyMail(suite.database.db, 'https://firm.example', row.recordId)).toMatchObject({
      to: { name: '', address: 'gail@example.com' },
      isPersonal: true,
      words: {
        subject: `Your enquiry ${reference}`,
        greeting: 'Dear Gail,',
        paragraphs: ['Yes, you can.', 'Una'],
        details: [{ value: message, isQuoted: true }],
      },
    })
    const after = await web.read(`/enquiries/${reference}`, una.cookie)
    for (const shown of ['reply to the visitor', 'Reply of Una Office', 'reply sent', 'replied by mail'])
      expect(after.text).toContain(shown)
    expect(await records.find(reference)).toMatchObject({ outcome: 'replied by mail' })
    await records.erase('gail@example.com')
    expect(
      await suite.database.db.selectFrom('outbox').select('id').where('kind', '=', 'reply').execute(),
    ).toEqual([])
  })

  test('is not offered where there is no address, and keeps a call open', async () => {
    const una = await web.join('Una')
    const phoned = await records.contact({ email: '' })
    expect((await web.read(`/enquiries/${phoned}`, una.cookie)).text).not.toContain('Send the reply')
    const call = await records.book({ email: 'call@example.com' })
    await web.send(
      `/enquiries/${call}/reply`,
      { version: '0', reply: 'Dear you,\n\nSee you then.' },
      una.cookie,
    )
    expect(await records.find(call)).toMatchObject({ answeredUtc: null, outcome: null })
  })

  test('what may be a complaint, a bereavement or a difficulty is marked on Today, in the list and at its head', async () => {
    const una = await web.join('Una')
    const reference = await records.contact({ message: 'I wish to complain: my husband died.' })
    for (const path of ['/', '/enquiries', `/enquiries/${reference}`]) {
      const { text } = await web.read(path, una.cookie)
      expect(text).toMatch(/Complaint\?[\s\S]*Bereavement\?/)
    }
  })
})
