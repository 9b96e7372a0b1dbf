import { describe, expect, test } from 'vitest'
import { noticeVersion } from './notice-version.ts'
import { privacyNotice } from './privacy-notice.ts'

const { updated, summary, sections, version } = privacyNotice

describe('The version of the privacy notice', () => {
  test('is its date and a hash of its words', () => {
    expect(version).toMatch(new RegExp(`^${updated}-[0-9a-f]{8}$`))
    expect(noticeVersion(updated, { summary, sections })).toBe(version)
  })

  test('changes with any word, heading or table cell', () => {
    const words = JSON.stringify({ summary, sections })
    const changed = [
      'We do not sell them',
      'Who we are',
      'Your rights over your data',
      'ask us for the one you',
    ]
      .map((text) => words.replace(text, `${text} `))
      .map((text) => noticeVersion(updated, JSON.parse(text)))
    expect(new Set([version, ...changed]).size).toBe(5)
  })

  test('changes with the date alone', () => {
    expect(noticeVersion('2026-12-01', { summary, sections }).slice(10)).toBe(version.slice(10))
    expect(noticeVersion('2026-12-01', { summary, sections })).not.toBe(version)
  })
})
