import { describe, expect, test } from 'vitest'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { complaints } from './complaints.ts'
import { privacyNotice } from './privacy-notice.ts'

describe('The complaints procedure', () => {
  test('gives every step a time', () => {
    for (const { title, time } of complaints.steps) expect(time, title).not.toBe('')
  })

  test('takes complaints by post, phone and email', () => {
    expect(complaints.ways.post.lines).toEqual(expect.arrayContaining([...firm.address.lines]))
    expect(complaints.ways.phone.href).toBe(firm.phone.href)
    expect(complaints.ways.email.href).toBe(firm.complaintsEmail.href)
  })

  test('leads to the Financial Ombudsman Service, free of charge', () => {
    const { ombudsman } = complaints
    expect(ombudsman.url).toBe('https://www.financial-ombudsman.org.uk')
    expect(ombudsman.phone.display).toBe('0800 023 4567')
    expect(ombudsman.email.display).toBe('complaint.info@financial-ombudsman.org.uk')
    expect(ombudsman.address.join(', ')).toBe('Financial Ombudsman Service, Exchange Tower, London, E14 9SR')
    expect(ombudsman.text.join(' ')).toContain('free for you to use')
  })

  test('has a data-protection route that ends in a section of the notice', () => {
    const { text, to } = complaints.dataProtection
    expect(text).toContain('within 30 days')
    expect(to.pathname).toBe(pages.privacyPolicy.path)
    expect(privacyNotice.sections.map(({ id }) => `#${id}`)).toContain(to.hash)
  })
})
