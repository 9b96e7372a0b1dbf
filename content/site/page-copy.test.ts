import { describe, expect, test } from 'vitest'
import { brand } from './brand.ts'
import { pageCopy } from './page-copy.ts'

describe('Page titles and descriptions', () => {
  test.each(Object.entries(pageCopy))('fit a search result: %s', (_, { meta: { title, description } }) => {
    // A search result shows about 60 characters: what it cuts off should be the brand's name.
    const [subject = '', name] = title.split(' | ')
    expect(name).toBe(brand.name)
    expect(subject.length, subject).toBeLessThanOrEqual(48)
    expect(description.length, description).toBeGreaterThanOrEqual(100)
    expect(description.length, description).toBeLessThanOrEqual(160)
  })

  test.each(['title', 'description'] as const)('have no %s twice', (part) => {
    const texts = Object.values(pageCopy).map(({ meta }) => meta[part])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
