import { expect, test } from 'vitest'
import type { SubmitResult } from '#domain/submit-result.ts'
import { fromJson, statusOf, toJson } from './result-json.ts'

const receipt = { form: 'brochure', name: 'Ada', email: 'ada@example.com' } as const
const taken = [{ time: '09:00 - 09:30', free: false }] as const

test.each<[SubmitResult, number, object]>([
  [{ ok: true, key: 'a-key', receipt }, 200, { ok: true, key: 'a-key', ...receipt }],
  [{ ok: false, reason: 'invalid', errors: { name: 'name' } }, 422, { ok: false, errors: { name: 'name' } }],
  [
    { ok: false, reason: 'slot-taken', errors: { time: 'slotTaken' }, slots: [...taken] },
    409,
    { ok: false, errors: { time: 'slotTaken' }, slots: taken },
  ],
  [{ ok: false, reason: 'too-many' }, 429, { ok: false, error: 'Too many.' }],
  [{ ok: false, reason: 'failed' }, 503, { ok: false, errors: {} }],
])('%j is serialised with status %i and parsed to the same result', (result, status, body) => {
  expect(statusOf(result)).toBe(status)
  expect(toJson(result, 'Too many.')).toEqual(body)
  expect(fromJson(status, JSON.stringify(toJson(result, 'Too many.')))).toEqual(result)
})

test.each([200, 302, 403, 409, 422])('a %i with an unknown body is parsed as failed', (status) => {
  expect(fromJson(status, '{}')).toEqual({ ok: false, reason: 'failed' })
})
