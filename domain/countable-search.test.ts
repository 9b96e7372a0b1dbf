import { describe, expect, test } from 'vitest'
import { countableSearch } from './countable-search.ts'

describe('a search that is counted', () => {
  test('is reduced to its words', () => {
    expect(countableSearch('  Premium-Bonds?! ')).toBe('premium bonds')
    expect(countableSearch('What’s a SIPP')).toBe('whats a sipp')
  })

  test.each([
    '',
    '?!',
    'ada@example.com',
    'call 01632 960 001',
    'RG21 0ZZ',
    'born 3 March',
    'https://example.com/about',
    'my name is Ada and I',
    'a'.repeat(61),
  ])('is dropped where it may be personal: %j', (asked) => {
    expect(countableSearch(asked)).toBeNull()
  })
})
