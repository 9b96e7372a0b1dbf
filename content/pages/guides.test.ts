import { describe, expect, test } from 'vitest'
import { lifeEventNames } from '#content/site/life-events.ts'
import { sectionsOf, type TextSection, wordsOf } from '#content/site/text-blocks.ts'
import { joiningInDetail } from './guides/joining-in-detail.ts'
import { feeSections } from './guides/our-fees.ts'
import { lifeStageGuides } from './guides.ts'
import { sectionsOfEvent } from './life-events.ts'
import { ourServices } from './our-services.ts'
import { guides } from './services.ts'

const everyGuide = [...guides.map(({ guide }) => guide), ...Object.values(lifeStageGuides)]
const guideSections = [...everyGuide.flatMap(sectionsOf), ...feeSections, ...joiningInDetail]
const eventSections = lifeEventNames.flatMap(sectionsOfEvent)
const sections = [...guideSections, ...eventSections]
const named = sections.map((section): [string, TextSection] => [section.id, section])
const textOf = (section: TextSection) => wordsOf(section).join(' ')

describe.each(named)('The section %s', (_, section) => {
  test('has a cell under every heading of its tables', () => {
    for (const block of section.blocks)
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length)
  })
})

test('Every guide has steps with times, a table of costs and somebody who helps free', () => {
  for (const { steps, costs, alternatives } of everyGuide) {
    expect(steps.blocks.map(({ kind }) => kind)).toContain('steps')
    expect(costs.blocks.map(({ kind }) => kind)).toContain('table')
    expect(textOf(alternatives)).toMatch(/MoneyHelper|Pension Wise|StepChange|Debtline|Pensions Regulator/)
    expect(alternatives.heading).toMatch(/free/)
  }
})

test('Every page of Something has happened begins with somebody to ring who helps free', () => {
  for (const name of lifeEventNames) {
    const [first] = sectionsOfEvent(name)
    expect(first && textOf(first), name).toMatch(/\b0\d{3} \d{3} \d{4}\b/)
  }
})

test('Every life stage of Our Services has its guide', () => {
  expect(Object.keys(lifeStageGuides)).toEqual(ourServices.lifeStages.map(({ id }) => id))
})

test('Anchors and headings of guides are there once', () => {
  for (const values of [sections.map(({ id }) => id), guideSections.map(({ heading }) => heading)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})
