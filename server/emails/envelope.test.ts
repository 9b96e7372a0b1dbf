import { describe, expect, test } from 'vitest'
import { call, callDetails, contact, createDelivery, outboxId } from './delivery.test-support.ts'
import type { EnquiryRecord } from './mail-input.ts'
import type { Arrival } from './mail-server.test-support.ts'

const deliver = createDelivery()

describe('a visitor’s input cannot inject headers or recipients', () => {
  const hostile = [
    'Jo\r\nBcc: victim@example.com',
    'Jo\nSubject: You have won',
    'Jo\r\n\r\n<h1>Body</h1>',
    '"Jo" <victim@example.com>, Sam <sam@example.com>',
    'Jo\u2028Bcc: victim@example.com\0',
  ]

  test.each(hostile)('as a name: %j', async (name) => {
    const notice = await deliver({ kind: 'enquiry-notice', outboxId, record: { ...contact, name } })
    const confirmation = await deliver({
      kind: 'callback-confirmation',
      outboxId,
      record: { ...call, name },
      call: callDetails,
    })
    expectHarmless(notice, 'enquiries@example.com', 'New customer enquiry ZZ-7K3Q9')
    expectHarmless(confirmation, call.email, 'Your call on Thursday 19 November at 9 am')
    expect(confirmation.mail.text).not.toContain('victim')
    expect(confirmation.mail.text).not.toContain('won')
  })

  test.each([
    ...hostile,
    'jo@example.com, victim@example.com',
    'jo@example.com>\r\nRCPT TO:<victim@example.com',
    'jo at home',
  ])('as an adviser’s unchecked address: %j', async (email) => {
    const record: EnquiryRecord = { ...contact, role: 'Adviser', email }
    const notice = await deliver({ kind: 'enquiry-notice', outboxId, record })
    expectHarmless(notice, 'enquiries@example.com', 'New adviser enquiry ZZ-7K3Q9')
    expect(notice.mail.replyTo).toBeUndefined()
  })

  function expectHarmless({ mail, envelopeTo, raw }: Arrival, to: string, subject: string) {
    expect(envelopeTo).toEqual([to])
    expect(mail.to).toMatchObject([{ address: to }])
    expect(mail.cc).toBeUndefined()
    expect(mail.bcc).toBeUndefined()
    expect(mail.subject).toBe(subject)
    const header = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(header).not.toMatch(/victim|^bcc:|won/im)
  }
})
