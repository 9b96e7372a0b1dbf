import { describe, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createReference } from './reference.ts'
import { originPath, submissionKey } from './submission.ts'

const today = plainDate('2026-11-15')
const contents = { name: 'Grace', message: 'Hello' }

describe('the key of a submission', () => {
  test('is the form’s own key, with the form’s name as prefix', () => {
    expect(submissionKey('contact', 'abc-12345', contents, today)).toBe('contact:abc-12345')
    expect(submissionKey('callback', 'abc-12345', contents, today)).toBe('callback:abc-12345')
  })

  test.each([undefined, '', 'short', 'x'.repeat(65), 'has spaces in it', 'a:b:c:d:e', 42])(
    'is derived from contents and day where the form sent %j',
    (sent) => {
      const key = submissionKey('contact', sent, contents, today)
      expect(key).toMatch(/^contact:2026-11-15:[0-9a-f]{64}$/)
      expect(submissionKey('contact', undefined, { ...contents }, today)).toBe(key)
      expect(submissionKey('contact', undefined, { ...contents, message: 'Bye' }, today)).not.toBe(key)
      expect(submissionKey('contact', undefined, contents, plainDate('2026-11-16'))).not.toBe(key)
      expect(submissionKey('callback', undefined, contents, today)).not.toBe(key)
    },
  )
})

test('the page of origin is stored only where it is a path of this site', () => {
  expect(originPath('/OurServices/EquityRelease')).toBe('/OurServices/EquityRelease')
  for (const sent of ['https://example.com/', 'javascript:alert(1)', '/a b', '/a\u0000', undefined, 7]) {
    expect(originPath(sent)).toBe('')
  }
})

test('a reference is short and has no easily confused characters', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999999]) {
    expect(createReference('ZZ', random)).toMatch(/^ZZ-[2-9A-HJKMNP-TV-Z]{5}$/)
  }
})
