import { plainDate } from '#domain/plain-date.ts'
import type { BookedCall, Enquiry } from './enquiry.ts'

/** A message of the contact form, in every field with something that a mail could stumble over. */
export const storedMessage: Enquiry = {
  id: '0199-record-1',
  key: 'contact:0199-key-1',
  kind: 'contact',
  role: 'Customer',
  reference: 'ZZ-7K3Q9',
  name: 'Zoë O’Brien',
  email: "zoe.o'brien+home@example.com",
  phoneNumber: '01632 960 001',
  phoneDigits: '01632960001',
  town: 'Odiham-on-Quince',
  message: 'Our <b>marmalade</b> & all.\n\nSee https://evil.example/quince\nThank you',
  services: [],
  date: null,
  time: null,
  privacyPolicy: true,
  createdAt: '15/07/2026',
  // A Wednesday, at 10:41 in London.
  createdUtc: '2026-07-15T09:41:00.000Z',
  dueUtc: '2026-07-17T09:30:00.000Z',
  originPage: '/OurServices/EquityRelease',
  noticeVersion: '2026-11-01',
  quarantined: false,
  quarantineReason: null,
  answeredUtc: null,
  cancelledUtc: null,
  sequence: 0,
  version: 0,
  assignedTo: null,
  tries: 0,
  triedUtc: null,
  outcome: null,
  ledToAdvice: 0,
  support: [],
  about: '',
  erasureAnnouncedUtc: null,
}

export const bookedCall: BookedCall = {
  ...storedMessage,
  kind: 'callback',
  services: ['Mortgage Planning', 'Insurance/ Protection'],
  date: plainDate('2026-11-19'),
  time: '09:00 - 09:30',
}

export const brochureRequest: Enquiry = {
  ...storedMessage,
  kind: 'brochure',
  role: 'Adviser',
  phoneNumber: '',
  town: '',
  message: '',
  reference: 'ZZ-BR123',
  name: 'Sam Lee',
  email: 'sam@example.com',
  originPage: '/Adviser/JoinUs',
}
