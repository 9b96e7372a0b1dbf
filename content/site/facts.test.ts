import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkedWords } from './checked.ts'
import { claims } from './facts.ts'
import { taxAndRates } from './tax-and-rates.ts'
import * as tax from './tax-words.ts'

const content = fileURLToPath(new URL('..', import.meta.url))
/** The files that are the register, and may write a figure. */
const register = /^site\/(checked|facts|tax-and-rates|tax-words|fees)\.ts$/
const sources = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !register.test(name),
)
/** What people say or tell of themselves, and the facts of one day: a quotation cannot take its figures from a register. */
const told = /^pages\/(team|testimonials|adviser-testimonials|videos|events)\.ts$/
const sourceOf = (name: string) => readFileSync(join(content, name), 'utf8')

describe('Figures that can age', () => {
  /** Figures that cannot be mistaken for another number. */
  const telling = Object.entries(claims).filter(
    ([, { figure }]) =>
      !/^\d{1,2}$|^[1-9]\d?%$|^£100$|^£3,000$|^£10,000$|^\d+ days$|^seven years$/.test(figure),
  )

  test.each(telling)('%s is written once, in the register', (_, { figure }) => {
    const elsewhere = sources.filter((name) => !told.test(name) && sourceOf(name).includes(figure))
    // The specified success message contains the figure literally.
    expect(
      elsewhere.filter((name) => !(name === 'site/wording.ts' && figure === '48 working hours')),
      `These files write ‘${figure}’: take it from content/site/facts.ts or tax-words.ts, or use other words`,
    ).toEqual([])
  })

  test('are in the register wherever prose names money, a rate, an age or a year', () => {
    const found = sources
      .filter((name) => !told.test(name))
      .flatMap((name) =>
        proseOf(sourceOf(name))
          .filter((text) => figure.test(withoutExceptions(name, text)))
          .map((text) => `${name}: ${withoutExceptions(name, text)}`),
      )
    expect(
      found,
      'Write these figures into content/site/facts.ts, tax-and-rates.ts or fees.ts, and take them from there',
    ).toEqual([])
  })

  test('say for which year they are', () => {
    expect(Object.values(taxAndRates).map(({ applies }) => applies)).toContain(tax.taxYear)
  })

  test('are called checked from the recorded check on, and not before', () => {
    expect(checkedWords(null)).toContain('not yet checked')
    expect(checkedWords({ by: 'Samuel Adeyemi', on: '2027-01-11' })).toContain('in January 2027')
    const said = sources.filter((name) => /\bchecked (in )?(\$\{|[A-Z]\w+ 20)/.test(sourceOf(name)))
    expect(said, 'Take it from content/site/checked.ts').toEqual([])
  })
})

/** Money, a rate, a year, or a number of two digits after a word that makes it an age. */
const figure =
  /£\s?\d|\d\s?%|\d per cent|\b(19|20)\d\d\b|\b(age|aged|over|under|at|from|turn|until|reach|before) \d\d\b(?!:\d| (hours|days|minutes|words|months|years))/i

/** Numbers that do not age. */
const exceptions: [file: RegExp, text: RegExp][] = [
  [/./, /\b0\d{3} \d{3} \d{4}\b/g],
  [/./, /\b(Act|Regulation|Regulations) (19|20)\d\d\b/g],
  [/^site\/images\/events\.ts$/, /\b20\d\d$/g],
  [/^legal\/accessibility-statement\.ts$/, /enlarged to 400%/g],
]

function withoutExceptions(name: string, text: string): string {
  return exceptions
    .filter(([file]) => file.test(name))
    .reduce((rest, [, pattern]) => rest.replace(pattern, ''), text)
}

/** The string literals of a source that are more than one word, without what is put into them from elsewhere. */
function proseOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ''),
  )
  return literals.filter((text) => text.includes(' '))
}
