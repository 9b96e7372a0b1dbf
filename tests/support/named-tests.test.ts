import { describe, expect, test } from 'vitest'
import { faultOfTestName } from './named-tests.ts'

describe('The name of a test', () => {
  const other = 'tests/site/architecture.test.ts'
  const title = 'nothing imports a route'

  test.each([
    `${other} › Imports between folders › ${title}`,
    `${other} › ${title}`,
    'tests/support/named-tests.test.ts › The name of a test › %s leads to one',
  ])('%s leads to one', (name) => {
    expect(faultOfTestName(name)).toBeNull()
  })

  test.each([
    [`tests/nowhere.test.ts › ${title}`, 'there is no tests/nowhere.test.ts'],
    [`${other} › nothing imports`, `${other} has no test “nothing imports”`],
    [`${other} › No heading › ${title}`, `${other} has no test “No heading”`],
    [other, `“${other}” names no test`],
    ['README.md › Make it yours', '“README.md › Make it yours” does not begin with a file of tests'],
  ])('%s does not: %s', (name, fault) => {
    expect(faultOfTestName(name)).toBe(fault)
  })
})
