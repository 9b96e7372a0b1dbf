import { describe, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import { enquiryState } from './enquiry-state.ts'

const message = {
  kind: 'contact',
  // A Monday at ten: the reply is promised for Wednesday at ten.
  createdUtc: '2026-11-16T10:00:00Z',
  dueUtc: '2026-11-18T10:00:00Z',
  date: null,
  time: null,
  quarantined: false,
  cancelledUtc: null,
  answeredUtc: null,
  tries: 0,
  triedUtc: null,
} as DeskEnquiry
const call: DeskEnquiry = {
  ...message,
  kind: 'callback',
  date: plainDate('2026-11-17'),
  time: '14:00 - 14:30',
}
const at = (utc: string) => Date.parse(utc)

describe('The state of an enquiry', () => {
  test('says whether there is time to reply', () => {
    expect(enquiryState(message, at('2026-11-16T12:00:00Z'))).toEqual({ state: 'open', tone: 'good' })
    expect(enquiryState(message, at('2026-11-18T09:00:00Z'))).toEqual({ state: 'due today', tone: 'soon' })
    expect(enquiryState(message, at('2026-11-18T10:01:00Z'))).toEqual({ state: 'overdue', tone: 'late' })
  })

  test('of a call says when it is on, and what is missing afterwards', () => {
    const states = [
      '2026-11-16T12:00:00Z',
      '2026-11-17T13:59:00Z',
      '2026-11-17T14:00:00Z',
      '2026-11-17T14:30:00Z',
      '2026-11-18T09:00:00Z',
    ].map((now) => enquiryState(call, at(now)).state)
    expect(states).toEqual(['booked', 'booked', 'now', 'no outcome yet', 'overdue'])
  })

  test('of somebody who was not reached says when, and when to ring again', () => {
    const tried = { ...call, tries: 1, triedUtc: '2026-11-17T14:05:00Z' }
    expect(enquiryState(tried, at('2026-11-17T14:34:00Z'))).toEqual({
      state: 'tried once, again at 14:35',
      tone: 'plain',
    })
    expect(enquiryState(tried, at('2026-11-17T14:35:00Z'))).toEqual({
      state: 'tried once, 14:05: ring again',
      tone: 'soon',
    })
    expect(enquiryState({ ...tried, tries: 3 }, at('2026-11-18T09:00:00Z'))).toEqual({
      state: 'tried 3 times, 17/11/2026: ring again',
      tone: 'late',
    })
  })

  test('is that of the record once the office or the visitor has decided', () => {
    const now = at('2026-11-18T09:00:00Z')
    expect(enquiryState({ ...call, answeredUtc: '2026-11-17T15:00:00Z' }, now)).toEqual({
      state: 'answered',
      tone: 'good',
    })
    expect(enquiryState({ ...call, cancelledUtc: '2026-11-17T10:00:00Z' }, now)).toEqual({
      state: 'cancelled',
      tone: 'plain',
    })
    expect(enquiryState({ ...call, quarantined: true }, now)).toEqual({ state: 'quarantined', tone: 'soon' })
  })
})
