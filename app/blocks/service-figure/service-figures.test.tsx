import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { guides } from '#content/pages/guides.ts'
import { equityReleaseFigure, figureWords, mortgageFigure } from '#content/pages/service-figures.ts'
import { serviceNames } from '#content/site/services.ts'
import { serviceGuide } from '../long-read/service-guide.tsx'
import { serviceFigures } from './service-figures.tsx'

const { mortgagePlanning } = serviceFigures
afterEach(() => {
  serviceFigures.mortgagePlanning = mortgagePlanning
})

async function guideOf(name: (typeof serviceNames)[number]): Promise<string> {
  const Guide = await serviceGuide(name)
  return renderToStaticMarkup(<Guide />)
}

test('a service with words for a figure has its drawing, and the other way round', () => {
  expect(Object.keys(serviceFigures)).toEqual(Object.keys(figureWords))
})

/** A service may do without one. */
const drawn = serviceNames.filter((name) => name in figureWords)

test.each(drawn)('%s has a figure, with its numbers as a table', async (name) => {
  const html = await guideOf(name)
  expect(html).toMatch(/<figure[\s\S]*<svg[\s\S]*<figcaption[\s\S]*<table/)
})

test('a service without a figure has its guide all the same', async () => {
  delete serviceFigures.mortgagePlanning
  const html = await guideOf('mortgagePlanning')
  expect(html).not.toContain('<figure')
  expect(html).toContain(guides.mortgagePlanning.steps.heading)
})

test('the drawn line begins and ends at the numbers that the words name', async () => {
  // The axis of the mortgage goes up to £250,000, of equity release to £500,000: a plot is 1,000 units high.
  const mortgage = await guideOf('mortgagePlanning')
  expect(mortgage).toContain(`d="M0,${1000 - (mortgageFigure.owed[0] ?? 0) / 25_000}`)
  const debt = Math.round((1000 - (equityReleaseFigure.loans.at(-1) ?? 0) / 50_000) * 10) / 10
  expect(await guideOf('equityRelease')).toContain(`L1000,${debt}"`)
})
