import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serverContext } from '#app/server-context.ts'
import { taxAndRates } from '#content/site/tax-and-rates.ts'
import type { PageServices } from '#server/page-services.ts'
import { calculatorNamed, loadCalculator } from './load-calculator.ts'

function load(query: string, day = '2026-11-16') {
  const context = new RouterContextProvider()
  context.set(serverContext, { now: () => Date.parse(`${day}T12:00:00Z`) } as PageServices)
  const request = new Request(`http://localhost/WorkItOut/StampDuty${query}`)
  return loadCalculator('stampDuty', { request, context })
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
  expect((await load('', '2027-04-06')).claims[0]?.overdue).toBeNull()
  expect((await load('', '2027-04-07')).claims[0]?.overdue).toBe('6 April 2027')
})

test('a calculator is found by the last segment of its path, in this letter case only', () => {
  expect(calculatorNamed('StampDuty')).toBe('stampDuty')
  expect(calculatorNamed('EquityRelease')).toBe('equityReleaseDebt')
  expect(calculatorNamed('stampduty')).toBeUndefined()
  expect(calculatorNamed('')).toBeUndefined()
})
