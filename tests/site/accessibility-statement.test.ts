import { expect, test } from 'vitest'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import { faultOfTestName } from '../support/named-tests.ts'

test('every check that the accessibility statement claims is made by a test', () => {
  const { items } = accessibilityStatement.checks
  expect(items.length).toBeGreaterThan(0)
  expect(items.flatMap(({ shownBy }) => faultOfTestName(shownBy) ?? [])).toEqual([])
})
