import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import { faultOfTestName } from '../support/named-tests.ts'

interface Line {
  section: string
  statement: string
  proofs: string[]
}

const coverage = document('coverage.md')
const lines = linesOf(coverage)
const deviations = document('deviations.md')
  .split('\n')
  .filter((line) => line.startsWith('- '))

/** The minimum number of lines per section of the specification. */
const least: Record<string, number> = { 1: 20, 2: 150, 3: 25, 4: 25, 5: 25, 6: 10, 7: 18, 8: 12, 9: 22 }

describe('docs/coverage.md', () => {
  test('covers each section of the specification', () => {
    expect([...new Set(lines.map(({ section }) => section))]).toEqual(Object.keys(least))
    for (const [section, count] of Object.entries(least)) {
      const found = lines.filter((line) => line.section === section).length
      expect(found, `lines of section ${section}`).toBeGreaterThanOrEqual(count)
    }
  })

  test('says in every line what was asked, and what shows it', () => {
    const empty = lines.filter(
      ({ statement, proofs }) => statement.length < 5 || proofs.length === 0 || proofs.includes(''),
    )
    expect(empty).toEqual([])
  })

  test('names tests that are there, and deviations that are listed', () => {
    const faults = lines.flatMap(({ statement, proofs }) =>
      proofs.flatMap((proof) => faultOfProof(proof) ?? []).map((fault) => `${statement}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('says nothing twice under one heading', () => {
    const told = coverage
      .split(/^#+ /m)
      .flatMap((part) =>
        linesOf(`## 0. \n${part}`).map(({ statement }) => `${part.split('\n')[0]}: ${statement}`),
      )
    expect(told.filter((line, index) => told.indexOf(line) !== index)).toEqual([])
  })
})

test('every check that the accessibility statement claims is made by a test', () => {
  const { items } = accessibilityStatement.checks
  expect(items.length).toBeGreaterThan(0)
  expect(items.flatMap(({ shownBy }) => faultOfTestName(shownBy) ?? [])).toEqual([])
})

describe('The name of a test', () => {
  const here = 'tests/spec/coverage.test.ts'

  test.each([
    `${here} › docs/coverage.md › covers each section of the specification`,
    `${here} › every check that the accessibility statement claims is made by a test`,
    `${here} › The name of a test › %s leads to one`,
  ])('%s leads to one', (name) => {
    expect(faultOfTestName(name)).toBeNull()
  })

  test.each([
    ['tests/nowhere.test.ts › covers each section', 'there is no tests/nowhere.test.ts'],
    [`${here} › covers each`, `${here} has no test “covers each”`],
    [`${here} › No heading › covers each section of the specification`, `${here} has no test “No heading”`],
    [here, `“${here}” names no test`],
    ['README.md › Make it yours', '“README.md › Make it yours” does not begin with a file of tests'],
  ])('%s does not: %s', (name, fault) => {
    expect(faultOfTestName(name)).toBe(fault)
  })
})

/** A proof is the name of a test in backticks, or “deviation: ” and the first words of its line. */
function faultOfProof(proof: string): string | null {
  const [, beginning] = proof.match(/^deviation: (.+)$/) ?? []
  if (beginning !== undefined) {
    const isListed = beginning.length >= 12 && deviations.some((line) => line.startsWith(`- ${beginning}`))
    return isListed ? null : `no deviation begins with “${beginning}”`
  }
  const [, name] = proof.match(/^`(.+)`$/) ?? []
  return name === undefined ? `“${proof}” is neither a test nor a deviation` : faultOfTestName(name)
}

/** The rows of the tables under the numbered headings. */
function linesOf(markdown: string): Line[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    section = line.match(/^## (\d+)\. /)?.[1] ?? section
    if (!line.startsWith('|') || /^\| statement \||^\|-/.test(line)) return []
    const [statement = '', proof = ''] = line.slice(1).split('|')
    return [{ section, statement: statement.trim(), proofs: proof.split('<br>').map((part) => part.trim()) }]
  })
}

function document(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
}
