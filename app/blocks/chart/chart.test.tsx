import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chart, plotSize, type Tick } from './chart.tsx'
import { spread } from './end-labels.tsx'

/** Where the label of the last tick stands, and which part of it. */
function lastLabel(tick: Tick) {
  const html = renderToStaticMarkup(
    <Chart xTicks={[{ at: 0, label: '0' }, tick]} yTicks={[]}>
      <g />
    </Chart>,
  )
  const [, x, anchor] = html.match(/<text x="([^"]*)"[^>]*text-anchor="(\w+)">[^<]*<\/text><\/g>/) ?? []
  return { x, anchor }
}

test('a label is centred on its tick where there is room', () => {
  expect(lastLabel({ at: plotSize * 0.94, label: '66' })).toEqual({ x: '94%', anchor: 'middle' })
})

test.each([
  ['£400k', 0.94],
  ['35', 1],
])('the label %s stands at the edge where it would leave the chart of a phone', (label, share) => {
  expect(lastLabel({ at: plotSize * share, label })).toEqual({ x: '100%', anchor: 'end' })
})

test('of two labels that would touch on a phone the first is left out there', () => {
  const html = renderToStaticMarkup(
    <Chart
      xTicks={[
        { at: 667, label: '£800k' },
        { at: 833, label: '£1m' },
        { at: plotSize, label: '£1.2m' },
      ]}
      yTicks={[]}
    >
      <g />
    </Chart>,
  )
  expect([...html.matchAll(/data-crowded="true">([^<]*)/g)].map(([, label]) => label)).toEqual(['£1m'])
})

test('labels that have room stand at their lines, the others around the middle of theirs', () => {
  expect(spread([38, 290, 310, 400])).toEqual([38, 248.3, 333.3, 418.3])
  expect(spread([500, 500])).toEqual([457.5, 542.5])
})

test('no label at the end of a line stands below the plot', () => {
  expect(spread([980, 980, 980])).toEqual([800, 885, 970])
})
