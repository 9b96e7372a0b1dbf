import { describe, expect, test } from 'vitest'
import { firm } from '#content/site/firm.ts'
import { callMailWords } from './call-mail-words.ts'
import { mailWords } from './mail-words.ts'

const status = 'authorised and regulated by the Financial Conduct Authority'

describe('The mails', () => {
  const person = { firstName: 'Testname', reference: 'A1B2C3', replyBy: 'Wednesday 18 November, 10 am' }
  const when = { date: '18-11-2026', day: 'Wednesday 18 November', start: '9 am', time: '09:00 - 09:30' }
  const appointment = { ...person, ...when, calendar: true }
  const toVisitors = [
    mailWords.contactConfirmation(person),
    mailWords.adviserContactConfirmation(person),
    mailWords.callbackConfirmation(appointment),
    mailWords.consultationConfirmation(appointment),
    mailWords.brochure(person),
    ...[callMailWords.changed, callMailWords.cancelled, callMailWords.reminder].map((say) =>
      say({
        ...person,
        kind: 'callback',
        day: 'Wednesday 18 November',
        start: '9 am',
        link: 'https://firm.example/YourCall/secret',
        details: [],
      }),
    ),
  ]
  const toFirm = [
    ...Object.values(mailWords.notice).map((notice) => notice(person.reference)),
    ...Object.values(callMailWords.notice).map((notice) => notice({ ...person, by: 'visitor' })),
  ]

  test('all carry the status sentence in full', () => {
    for (const mail of [...toVisitors, ...toFirm]) expect(mail.footer.join(' ')).toContain(status)
  })

  test('greet by first name, or without one when none is left', () => {
    for (const mail of toVisitors) expect(mail.greeting).toBe('Dear Testname,')
    expect(mailWords.brochure({ ...person, firstName: '' }).greeting).toBe('Hello,')
  })

  test('keep the name out of every subject', () => {
    for (const mail of [...toVisitors, ...toFirm]) expect(mail.subject).not.toContain('Testname')
    for (const mail of toFirm) expect(mail.subject).toContain(person.reference)
  })

  test('warn every visitor of callers who are not the firm', () => {
    for (const { closing } of toVisitors)
      expect(closing.at(-1)).toMatch(/never ask you to move money[^.]*\. If a caller[^.]*hang up and ring/)
  })

  test('about a call have its day and time as the subject, and say what happens if it is missed', () => {
    const calls = toVisitors.slice(2, 4)
    expect(calls.map(({ subject }) => subject)).toEqual([
      'Your call on Wednesday 18 November at 9 am',
      'Your initial consultation on Wednesday 18 November at 9 am',
    ])
    for (const { closing } of calls) expect(closing.join(' ')).toContain('If you cannot answer when we ring')
  })

  test('tell date, time and how to change them', () => {
    for (const mail of toVisitors.slice(2, 4)) {
      const text = JSON.stringify(mail)
      expect(text).toContain('18-11-2026')
      expect(text).toContain('09:00 - 09:30')
      expect(text).toContain('To change or cancel')
      expect(text).toContain(firm.phone.display)
    }
  })
})
