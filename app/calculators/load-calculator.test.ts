import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serverContext } from '#app/server-context.ts'
import { type CalculatorName, calculatorCopy, calculatorNames } from '#content/site/calculators.ts'
import { taxAndRates } from '#content/site/tax-and-rates.ts'
import type { PageServices } from '#server/page-services.ts'
import type { CalculatorProps } from './calculator.tsx'
import { calculatorNamed, loadCalculator } from './load-calculator.ts'
import { StampDutyCalculator } from './stamp-duty-calculator.tsx'

function load(query: string, name: CalculatorName = 'stampDuty', day = '2026-11-16') {
  const context = new RouterContextProvider()
  context.set(serverContext, { now: () => Date.parse(`${day}T12:00:00Z`) } as PageServices)
  const request = new Request(`http://localhost/WorkItOut/StampDuty${query}`)
  return loadCalculator(name, { request, context })
}

test('without figures in the address the example is shown, with figures these alone', async () => {
  expect(await load('')).toMatchObject({ isExample: true, raw: { price: '425,000', buyer: 'first' } })
  expect(await load('?buyer=next')).toMatchObject({ isExample: false, raw: { price: '', buyer: 'next' } })
  expect((await load('?other=1')).isExample).toBe(true)
})

test('of a choice that the address leaves out the first option is taken, and an unknown one is kept as it is', async () => {
  expect((await load('?price=1')).raw).toEqual({ price: '1', buyer: 'first' })
  expect((await load('?price=1&buyer=')).raw).toEqual({ price: '1', buyer: 'first' })
  expect((await load('?price=1&buyer=other')).raw).toEqual({ price: '1', buyer: 'other' })
})

test('a very long value is cut, and still too long to be read as a number', async () => {
  expect((await load(`?price=${'9'.repeat(5_000)}`)).raw.price).toHaveLength(40)
})

test('each figure of the register comes with its tax year and source', async () => {
  expect((await load('')).claims[0]).toEqual({
    statement: taxAndRates.stampDutyBands.statement,
    applies: '2026/27',
    source: taxAndRates.stampDutyBands.source,
    overdue: null,
  })
})

test('past its review date a figure says so', async () => {
  expect((await load('', 'stampDuty', '2027-04-06')).claims[0]?.overdue).toBeNull()
  expect((await load('', 'stampDuty', '2027-04-07')).claims[0]?.overdue).toBe('6 April 2027')
})

test.each(calculatorNames)(
  '%s: all that its script needs is data, with the rates of its claims',
  async (name) => {
    const { claims } = await calculatorCopy()[name]()
    const loaded = await load('', name)
    expect(JSON.parse(JSON.stringify(loaded))).toEqual(loaded)
    expect(Object.keys(loaded.rates)).toEqual(claims)
  },
)

test('words and rates that come with the page are the ones it shows', async () => {
  const loaded = (await load('?price=200000&buyer=next')) as unknown as CalculatorProps<'stampDuty'>
  const edited = renderToStaticMarkup(
    createElement(StampDutyCalculator, {
      ...loaded,
      words: { ...loaded.words, notAdvice: 'No advice here.' as typeof loaded.words.notAdvice },
      rates: { ...loaded.rates, stampDutyBands: [{ above: 0, percent: 7 }] },
    }),
  )
  expect(edited).toContain('the tax is £14,000')
  expect(edited).toContain('No advice here.')
})

test('a calculator is found by the last segment of its path, in this letter case only', () => {
  expect(calculatorNamed('StampDuty')).toBe('stampDuty')
  expect(calculatorNamed('EquityRelease')).toBe('equityReleaseDebt')
  expect(calculatorNamed('stampduty')).toBeUndefined()
  expect(calculatorNamed('')).toBeUndefined()
})
