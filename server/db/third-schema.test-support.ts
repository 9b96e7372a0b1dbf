// Rows as a database of migration 003 has them.

export const utc = '2026-11-15T12:00:00.000Z'

const submitted = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  noticeVersion: '2026-11',
  originPage: '/ContactUs',
  createdAt: '15/11/2026',
  createdUtc: utc,
  quarantined: 0,
}

export function enquiry(id: string, changes: object) {
  return {
    ...submitted,
    id,
    key: `contact:${id}`,
    reference: `ZZ-${id}`,
    kind: 'contact',
    role: 'Customer',
    phoneNumber: '01632 960 001',
    message: 'Hello',
    town: 'Basingstoke',
    services: '[]',
    date: null,
    time: null,
    privacyPolicy: 1,
    answeredUtc: null,
    cancelledUtc: null,
    ...changes,
  }
}

function brochureRequest(id: string, changes: object = {}) {
  return { ...submitted, id, key: `brochure:${id}`, reference: `ZZ-${id}`, ...changes }
}

function mail(recordId: string, kind: string, state: string) {
  const isSent = state === 'sent'
  return {
    id: `${recordId}-${kind}`,
    kind,
    recordId,
    state,
    nextAttemptUtc: utc,
    giveUpUtc: utc,
    attempts: isSent ? 1 : 0,
    claimedBy: state === 'claimed' ? 'a-worker' : null,
    lastError: state === 'parked' ? 'ECONNREFUSED' : null,
    createdUtc: utc,
    sentUtc: isSent ? utc : null,
  }
}

const slot = { date: '2026-11-19', time: '09:00 - 09:30' }
const calls = { services: '["Mortgage Planning"]', ...slot }

/** A record of every kind and state. */
export const thirdSchemaRows = {
  enquiries: [
    enquiry('CUST1', {}),
    enquiry('ADVI1', { role: 'Adviser', town: '' }),
    enquiry('CALL1', { ...calls, kind: 'callback' }),
    enquiry('CONS1', { ...calls, kind: 'consultation', time: '10:00 - 10:30' }),
    enquiry('CANC1', { ...calls, kind: 'callback', cancelledUtc: utc }),
    enquiry('ANSW1', { answeredUtc: utc }),
    enquiry('QUAR1', { quarantined: 1 }),
  ],
  brochureRequests: [
    brochureRequest('BROC1', { name: 'Ada “Lovelace” 你好', originPage: '/Adviser/JoinUs' }),
    brochureRequest('BROC2', { quarantined: 1, createdUtc: '2025-06-01T09:00:00.000Z' }),
    brochureRequest('BROC3', { reference: 'ZZ-CUST1' }),
  ],
  outbox: [
    mail('CUST1', 'enquiry-notice', 'sent'),
    mail('CUST1', 'contact-confirmation', 'waiting'),
    mail('ADVI1', 'contact-confirmation', 'parked'),
    mail('CALL1', 'callback-confirmation', 'claimed'),
    mail('CONS1', 'callback-confirmation', 'waiting'),
    mail('CANC1', 'enquiry-notice', 'sent'),
    mail('ANSW1', 'enquiry-notice', 'sent'),
    mail('QUAR1', 'enquiry-notice', 'held'),
    mail('BROC1', 'brochure', 'waiting'),
    mail('BROC1', 'brochure-notice', 'sent'),
    mail('BROC2', 'brochure', 'held'),
    mail('BROC2', 'brochure-notice', 'held'),
    mail('BROC3', 'brochure', 'parked'),
    mail('BROC3', 'brochure-notice', 'claimed'),
  ],
  closedSlots: [{ date: '2026-12-24', time: '', reason: 'Christmas Eve', createdUtc: utc }],
  enquiryCounts: [{ client: 'a-client', hour: '2026-11-15T12', count: 3 }],
  settings: [{ name: 'client-hash-key', value: 'a-secret' }],
  marketingDocuments: [{ id: 'Media', items: '[{"content":"x"}]', updatedUtc: utc }],
}
