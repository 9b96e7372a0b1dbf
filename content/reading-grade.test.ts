import { expect, test } from 'vitest'
import { articleTexts } from '#content/pages/article-texts.ts'
import { joiningInDetail } from '#content/pages/guides/joining-in-detail.ts'
import { feeSections } from '#content/pages/guides/our-fees.ts'
import { lifeStageGuides } from '#content/pages/guides.ts'
import { chartWords } from '#content/pages/service-charts.ts'
import { guides } from '#content/pages/services.ts'
import { team } from '#content/pages/team.ts'
import { pageCopy } from '#content/site/page-copy.ts'
import { gradeOf, hardestGrade } from '#content/site/reading-grade.ts'

/** Legal text may be harder to read. */
const legal = ['privacyPolicy', 'contactUs']
const texts: [string, unknown][] = [
  ...Object.entries(pageCopy).filter(([name]) => !legal.includes(name)),
  ...guides.map(({ name, guide }): [string, unknown] => [`guide of ${name}`, guide]),
  ...Object.entries(chartWords),
  ['life stages', lifeStageGuides],
  ['joining in detail', joiningInDetail],
  ['fees', feeSections],
  ['articles', articleTexts],
  ['team', team.map(({ bio }) => bio)],
]

test.each(texts)('%s is not above reading grade 10', (_name, content) => {
  expect(gradeOf(content)).toBeLessThanOrEqual(hardestGrade.page)
})
