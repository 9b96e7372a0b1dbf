import { describe, expect, test } from 'vitest'
import { privacyNotice } from './privacy-notice.ts'

describe('The privacy notice', () => {
  test('says which version it is and when it was changed', () => {
    expect(privacyNotice.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(privacyNotice.version.slice(0, 7)).toBe(privacyNotice.updated.slice(0, 7))
  })

  test('has an anchor of its own for each section', () => {
    const ids = privacyNotice.sections.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has a cell under every heading of its tables', () => {
    for (const { blocks } of privacyNotice.sections) {
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        for (const row of block.rows) expect(row).toHaveLength(block.head.length)
      }
    }
  })
})
