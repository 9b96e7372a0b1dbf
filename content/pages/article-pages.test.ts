import { expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { articleWarnings } from './article-pages.ts'

test('An article has the warnings of its subject, one for advisers or on a life event none, and one without a subject all', () => {
  const { mortgage, investment, tax } = riskWarnings
  expect(articleWarnings(pages.mortgagePlanning.path)).toEqual([mortgage, tax])
  expect(articleWarnings(pages.retirementPlanning.path)).toEqual([investment, tax])
  expect(articleWarnings(pages.support.path)).toEqual([])
  expect(articleWarnings(pages.bereavement.path)).toEqual([])
  expect(articleWarnings(undefined)).toEqual(Object.values(riskWarnings))
})
