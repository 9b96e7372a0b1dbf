import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chartWords, equityReleaseChart, mortgageChart } from '#content/pages/service-charts.ts'
import { EquityReleaseChart } from './equity-release-chart.tsx'
import { MortgageChart } from './mortgage-chart.tsx'
import { serviceCharts } from './service-charts.tsx'

test('a service with words for a figure has its drawing, and the other way round', () => {
  expect(Object.keys(serviceCharts)).toEqual(Object.keys(chartWords))
})

test.each(Object.entries(serviceCharts))('%s has a figure, with its numbers as a table', (_, Figure) => {
  const html = renderToStaticMarkup(<Figure />)
  expect(html).toMatch(/<figure[\s\S]*<figcaption[\s\S]*<table[\s\S]*<svg/)
})

test('the drawn line begins and ends at the numbers that the words name', () => {
  // The axis of the mortgage goes up to £250,000, of equity release to £500,000: a plot is 1,000 units high.
  expect(edges(<MortgageChart />)).toContainEqual({
    first: 1000 - (mortgageChart.owed[0] ?? 0) / 25_000,
    last: expect.closeTo(1000, 1),
  })
  expect(edges(<EquityReleaseChart />)).toContainEqual({
    first: 1000 - (equityReleaseChart.loans[0] ?? 0) / 50_000,
    last: expect.closeTo(1000 - (equityReleaseChart.loans.at(-1) ?? 0) / 50_000, 1),
  })
})

/** How high each line begins and ends: its path is a place, and steps from there. */
function edges(chart: ReactNode) {
  const html = renderToStaticMarkup(chart)
  return [...html.matchAll(/edge[^"]*" d="m([^"]*)"/g)].map(([, steps = '']) => {
    const heights = steps.split(' ').flatMap((step, index) => (index % 2 ? [Number(step)] : []))
    return { first: heights[0], last: heights.reduce((sum, height) => sum + height) }
  })
}
