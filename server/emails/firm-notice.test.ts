import { describe, expect, test } from 'vitest'
import { composeMail } from './compose.ts'
import {
  addresses,
  call,
  contact,
  createDelivery,
  outboxId,
  request,
  visible,
} from './delivery.test-support.ts'

const deliver = createDelivery()

describe('the notice to the firm', () => {
  test('has every field, and replies go to the visitor', async () => {
    const { mail, envelopeTo } = await deliver({ kind: 'enquiry-notice', outboxId, record: call })
    expect(mail.subject).toBe('New callback ZZ-7K3Q9')
    expect(envelopeTo).toEqual(['enquiries@example.com'])
    expect(mail.replyTo).toMatchObject([{ address: call.email }])
    const fields = [
      call.name,
      call.email,
      call.phoneNumber,
      call.town,
      'Mortgage Planning, Insurance/ Protection',
      'Thursday 19 November 2026',
      '09:00 - 09:30',
      call.originPage,
      call.noticeVersion,
      '15/07/2026, 10:41',
      'Customer',
    ]
    for (const part of [mail.text, visible(mail.html)]) {
      for (const field of fields) expect(part).toContain(field)
    }
    expect(visible(mail.html)).toContain(call.message)
    expect(mail.text).toContain('  Our <b>marmalade</b> & all.\n')
    expect(mail.html).not.toContain('<b>marmalade')
  })

  test.each([
    [{ ...contact }, 'New customer enquiry ZZ-7K3Q9'],
    [{ ...contact, role: 'Adviser' as const }, 'New adviser enquiry ZZ-7K3Q9'],
    [{ ...call, kind: 'consultation' as const }, 'New initial consultation ZZ-7K3Q9'],
  ])('has the kind of enquiry and its reference as subject, and nothing else', async (record, subject) => {
    const mail = await composeMail({ kind: 'enquiry-notice', outboxId, record }, addresses)
    expect(mail.subject).toBe(subject)
  })

  test('says what was not given', async () => {
    const record = { ...contact, email: '', town: '' }
    const { mail } = await deliver({ kind: 'enquiry-notice', outboxId, record })
    expect(mail.text).toContain('Email: Not given\nTown or city: Not given\n')
    expect(mail.replyTo).toBeUndefined()
  })

  test('of a brochure request names the sender', async () => {
    const { mail } = await deliver({ kind: 'brochure-notice', outboxId, record: request })
    expect(mail.subject).toBe('New brochure request ZZ-BR123')
    expect(mail.replyTo).toMatchObject([{ address: 'sam@example.com' }])
    expect(mail.text).toContain('Name: Sam Lee\nEmail: sam@example.com\n')
  })
})
