import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { chartWords, equityReleaseChart, mortgageChart } from '#content/pages/service-charts.ts'
import { guides } from '#content/pages/services.ts'
import { serviceNames } from '#content/site/services.ts'
import { ServiceGuide } from '../long-read/service-guide.tsx'
import { EquityReleaseChart } from './equity-release-chart.tsx'
import { MortgageChart } from './mortgage-chart.tsx'
import { serviceCharts } from './service-charts.tsx'

const kept = { ...serviceCharts }
afterEach(() => {
  Object.assign(serviceCharts, kept)
})

function guideOf(name: (typeof serviceNames)[number]): string {
  return renderToStaticMarkup(<ServiceGuide name={name} />)
}

test('a service with words for a figure has its drawing, and the other way round', () => {
  expect(Object.keys(serviceCharts)).toEqual(Object.keys(chartWords))
})

/** A service may do without one. */
const drawn = serviceNames.filter((name) => name in chartWords)

test.each(drawn)('%s has a figure, with its numbers as a table', (name) => {
  const html = guideOf(name)
  expect(html).toMatch(/<figure[\s\S]*<svg[\s\S]*<figcaption[\s\S]*<table/)
})

test('a service without a figure has its guide all the same', () => {
  const [first] = guides
  if (!first) throw new Error('No service has a guide')
  delete serviceCharts[first.name]
  const html = guideOf(first.name)
  expect(html).not.toContain('<figure')
  expect(html).toContain(first.guide.steps.heading)
})

test('the drawn line begins and ends at the numbers that the words name', () => {
  // The axis of the mortgage goes up to £250,000, of equity release to £500,000: a plot is 1,000 units high.
  expect(renderToStaticMarkup(<MortgageChart />)).toContain(
    `d="M0,${1000 - (mortgageChart.owed[0] ?? 0) / 25_000}`,
  )
  const debt = Math.round((1000 - (equityReleaseChart.loans.at(-1) ?? 0) / 50_000) * 10) / 10
  expect(renderToStaticMarkup(<EquityReleaseChart />)).toContain(`L1000,${debt}"`)
})
