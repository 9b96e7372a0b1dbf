import { expect, test } from 'vitest'
import { blog } from '#content/pages/articles.ts'
import { searchIndex } from '#content/site/answers.ts'
import { synonyms } from '#content/site/synonyms.ts'
import { createAnswerSearch } from '#domain/find-answers.ts'

const find = createAnswerSearch(searchIndex, synonyms)
const first = (asked: string) => {
  const [found] = find(asked)
  return found && (found.kind === 'further' ? found.id : found.to)
}

/** What people type, and what must be on top. */
const queries: [asked: string, expected: string][] = [
  ['FSCS', 'answer-compensation-scheme'],
  ['fscs limit', '/Customer#customer-protection'],
  ['what if my bank goes bust', 'answer-compensation-scheme'],
  ['LISA', 'answer-lifetime-isa'],
  ['liftime isa', 'answer-lifetime-isa'],
  ['help to buy', 'answer-help-to-buy'],
  ['shared ownership', 'answer-shared-ownership'],
  ['gifted deposit', 'answer-family-deposit'],
  ['bank of mum and dad', 'answer-family-deposit'],
  ['stamp duty', 'answer-stamp-duty'],
  ['stampduty', 'answer-stamp-duty'],
  ['divorce', 'answer-divorce'],
  ['seperation', '/SomethingHasHappened/Divorce'],
  ['bereavement', 'answer-bereavement'],
  ['bereavemnet', 'answer-bereavement'],
  ['inheritence tax', 'answer-pension-inheritance-tax'],
  ['mortage', '/OurServices/MortgagePlanning'],
  ['retirment', '/OurServices/RetirementPlanning'],
  ['my husband died', 'answer-bereavement'],
  ['power of attorney', 'answer-power-of-attorney'],
  ['scam', 'answer-scams'],
  ['is this a fake firm', 'answer-scams'],
  ['debt', 'answer-behind-with-payments'],
  ['cant pay my mortgage', 'answer-behind-with-payments'],
  ['tax free cash', 'answer-tax-free-cash'],
  ['iht', 'answer-pension-inheritance-tax'],
  ['national insurance', 'answer-national-insurance-gaps'],
  ['isa allowance', 'answer-isa-limit'],
  ['pension wise', 'answer-free-guidance'],
  ['higher rate tax relief', 'answer-tax-relief-higher'],
  ['how much can i borrow', '/OurServices/MortgagePlanning#mortgage-borrowing'],
  ['how much can I borow', '/OurServices/MortgagePlanning#mortgage-borrowing'],
  ['what does it cost to meet you', '/Customer#customer-first-meeting'],
  ['morgage deposit', '/OurServices/MortgagePlanning#mortgage-deposit'],
  ['depo', '/OurServices/MortgagePlanning#mortgage-deposit'],
  ['when can i take my pension', '/OurServices/RetirementPlanning#retirement-access-age'],
  ['state pension age', '/OurServices/RetirementPlanning#retirement-state-pension-age'],
  ['annuity', '/OurServices/RetirementPlanning#retirement-income-options'],
  ['anuity', '/OurServices/RetirementPlanning#retirement-income-options'],
  ['final salary transfer', '/OurServices/RetirementPlanning#retirement-final-salary'],
  ['combine pensions', '/OurServices/RetirementPlanning#retirement-combining'],
  ['remortgage', '/OurServices/MortgagePlanning#mortgage-new-deal'],
  ['bad credit', '/OurServices/MortgagePlanning#mortgage-credit-record'],
  ['self employed', '/OurServices/MortgagePlanning#mortgage-self-employed'],
  ['agreement in principle', '/OurServices/MortgagePlanning#mortgage-in-principle'],
  ['owe more than house is worth', '/OurServices/EquityRelease#equity-release-owing'],
  ['life cover in trust', '/OurServices/InsuranceProtection#insurance-trust'],
  ['fees', '/Customer#customer-fees'],
  ['complaint', '/ContactUs'],
  ['privacy', '/PrivacyPolicy'],
  ['accessibility', '/Accessibility'],
  ['events', '/Adviser/Events'],
  ['opening hours', '/ContactUs'],
  ['am i too small', '/OurServices/InvestmentPlanning#investment-minimum'],
  ['how do i become an adviser', '/Adviser/JoinUs'],
  ['mortgage', '/OurServices/MortgagePlanning'],
  ['pension', '/OurServices/RetirementPlanning'],
  ['car insurance', '/OurServices/InsuranceProtection'],
  ['life insurance cost', '/OurServices/InsuranceProtection#insurance-guide-costs'],
  ['life insurance', '/OurServices/InsuranceProtection'],
  ['adviser fees', '/OurFees'],
  ['calculator', '/WorkItOut'],
  ['mortgage calculator', '/WorkItOut/MortgageRepayments'],
  ['borrowing calculator', '/WorkItOut/Borrowing'],
  ['stamp duty calculator', '/WorkItOut/StampDuty'],
  ['pension calculator', '/WorkItOut/Pension'],
  ['equity release calculator', '/WorkItOut/EquityRelease'],
  ['P55', 'answer-emergency-tax'],
  ['inheritance tax calculator', '/WorkItOut/InheritanceTax'],
  ['fee calculator', '/WorkItOut/OurFee'],
  ['leasehold', '/OurServices/MortgagePlanning#mortgage-guide-leasehold'],
  ['documents for mortgage', '/OurServices/MortgagePlanning#mortgage-guide-papers'],
  ['how long does it take to buy a house', '/OurServices/MortgagePlanning#mortgage-guide-steps'],
  ['statutory sick pay', '/OurServices/InsuranceProtection#insurance-guide-state'],
  ['auto enrolment', '/OurServices/CorporatePlanning#corporate-guide-auto-enrolment'],
  ['key person insurance', '/OurServices/CorporatePlanning'],
  ['business loan', '/OurServices/CorporatePlanning#corporate-guide-loans'],
  ['care home fees', '/SomethingHasHappened/Care'],
  ['deferral state pension', '/OurServices/RetirementPlanning#retirement-guide-national-insurance'],
  ['capital gains tax', '/OurServices/InvestmentPlanning#investment-guide-allowances'],
  ['emergency fund', '/OurServices#starting-steps'],
  ['run-off cover', '/Adviser/JoinUs#joining-leaving'],
  ['funds', '/OurServices/InvestmentPlanning#investment-charges'],
  ['buying a home with a friend', '/AlderlodeBlog/buying-with-a-friend'],
  ['buy to let', '/OurServices/MortgagePlanning#mortgage-guide-letting'],
  ['making a will', 'answer-will'],
  ['will', 'answer-will'],
  ['ethical', 'answer-ethical-investing'],
  ['chartered', '/OurServices#services-one-adviser'],
  ['vulnerable', '/Customer#customer-how-we-meet'],
  ['personal allowance', 'answer-personal-allowance'],
  ['how long will it take', '/Customer#customer-timescale'],
  ['carry forward', '/OurServices/RetirementPlanning#retirement-tax-relief'],
  ['critical illness', 'answer-critical-illness'],
  ['made redundant', '/SomethingHasHappened/Redundancy'],
  ['i lost my job', '/SomethingHasHappened/Redundancy'],
  ['cant work', '/SomethingHasHappened/Illness'],
  ['my mum needs care', '/SomethingHasHappened/Care'],
  ['inherited money', '/SomethingHasHappened/AnInheritance'],
  ['register a death', '/SomethingHasHappened/ADeath'],
  ['behind with rent', '/SomethingHasHappened/FallingBehind'],
  ['domestic abuse', '/SomethingHasHappened/Divorce#event-divorce-help'],
  ['state pension', '/OurServices/RetirementPlanning#retirement-state-pension-age'],
  ['salary sacrifice', '/OurServices/CorporatePlanning#corporate-guide-directors'],
  ['gift tax', '/OurServices#later-inheritance'],
  ['junior isa', '/OurServices#middle-children'],
  ['savings interest tax', 'answer-savings-tax'],
  ['isa or pension', '/OurServices/InvestmentPlanning#investment-account-type'],
  ['risk', '/OurServices/InvestmentPlanning#investment-risk-level'],
  ['market crash', '/OurServices/InvestmentPlanning#investment-market-fall'],
  ['tracker', '/OurServices/MortgagePlanning#mortgage-rate-type'],
  ['interest only', 'answer-interest-only'],
  ['porting', '/OurServices/EquityRelease#equity-release-moving'],
  ['home reversion', '/OurServices/EquityRelease'],
  ['downsizing', '/OurServices/EquityRelease#equity-release-alternatives'],
  ['pre existing condition', '/OurServices/InsuranceProtection#insurance-health-history'],
  ['succession', '/OurServices/CorporatePlanning#corporate-guide-passing-on'],
  ['auto enrollment', '/OurServices/CorporatePlanning#corporate-guide-auto-enrolment'],
  ['ombudsman', '/ContactUs'],
  ['who will call me', 'answer-who-rings'],
  ['are calls recorded', 'answer-recordings'],
  ['cancel my appointment', 'answer-change-call'],
  ['are you independent', '/Customer#customer-independent'],
  ['delete my data', '/PrivacyPolicy'],
  ['professional indemnity', '/Adviser#network-charges'],
  ['leads', '/Adviser/JoinUs#joining-permissions'],
  ['what changes in april', '/WhatChangesWhen'],
  ['budget changes', '/WhatChangesWhen'],
  ['cash isa limit 2027', '/WhatChangesWhen#change-cash-isa'],
  ['targeted support', '/AlderlodeBlog/targeted-support'],
]

test.each(queries)('whoever asks “%s” finds %s first', (asked, expected) => {
  expect(first(asked)).toBe(expected)
})

test('whoever types the title of an article finds it', () => {
  const own = blog.filter(({ text }) => text !== '')
  const missed = own.filter(({ title, link }) => !find(title).some(({ to }) => to === link))
  expect(missed.map(({ title }) => title)).toEqual([])
})

test('“stamp duty” also finds the calculator, and “how much can I borrow” too', () => {
  const paths = (asked: string) => find(asked).map(({ to }) => to)
  expect(paths('stamp duty')).toContain('/WorkItOut/StampDuty')
  expect(paths('how much can I borrow')).toContain('/WorkItOut/Borrowing')
})

test.each(['zebra', 'bitcoin', 'weather tomorrow', 'pizza', 'asdfgh', 'how do I', 'the'])(
  'whoever asks “%s” is told that there is nothing, instead of something else',
  (asked) => {
    expect(first(asked)).toBeUndefined()
  },
)
