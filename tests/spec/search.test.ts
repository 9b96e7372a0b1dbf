import { expect, test } from 'vitest'
import { synonyms } from '#content/pages/find-an-answer.ts'
import { answers } from '#content/site/answers.ts'
import { findAnswers } from '#domain/find-answers.ts'

/** The best question and the best page. */
const best = (asked: string) =>
  (['question', 'page'] as const).map(
    (kind) => findAnswers(answers, asked, synonyms).find((item) => item.kind === kind)?.to,
  )

test.each([
  ['what does it cost to meet you', '/Customer#customer-first-meeting'],
  ['morgage deposit', '/OurServices/MortgagePlanning#mortgage-deposit'],
  ['when can i take my pension', '/OurServices/RetirementPlanning#retirement-access-age'],
  ['state pension age', '/OurServices/RetirementPlanning#retirement-state-pension-age'],
  ['remortgage', '/OurServices/MortgagePlanning#mortgage-new-deal'],
  ['self employed', '/OurServices/MortgagePlanning#mortgage-self-employed'],
  ['owe more than house is worth', '/OurServices/EquityRelease#equity-release-owing'],
  ['life cover in trust', '/OurServices/InsuranceProtection#insurance-trust'],
  ['complaint', '/ContactUs'],
  ['privacy', '/PrivacyPolicy'],
  ['accessibility', '/Accessibility'],
])('whoever asks “%s” finds %s', (asked, expected) => {
  expect(best(asked)).toContain(expected)
})
