import { expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { articleWarnings } from './article-pages.ts'

test('An article has the warnings of its subject, one for advisers or on a life event none, and one without a subject those of the overview pages', () => {
  const { mortgage, investment, equityRelease, tax } = riskWarnings
  const text = 'The tax on it is another question.'
  expect(articleWarnings({ related: pages.mortgagePlanning.path, text: 'Fix it.' })).toEqual([mortgage])
  expect(articleWarnings({ related: pages.retirementPlanning.path, text })).toEqual([investment, tax])
  expect(articleWarnings({ related: pages.support.path, text })).toEqual([])
  expect(articleWarnings({ related: pages.bereavement.path, text })).toEqual([])
  expect(articleWarnings({ related: '', text })).toEqual([mortgage, investment, equityRelease, tax])
})
