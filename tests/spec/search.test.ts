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

/** What must be on top, by the question as people put it. */
const asked: Record<string, string> = {
  'can I take my pension at 55': '/OurServices/RetirementPlanning#retirement-access-age',
  'can I retire at 58': '/OurServices/RetirementPlanning#retirement-access-age',
  'can I stop work at 60': '/WorkItOut/Pension',
  'how much do I need to retire': '/OurServices/RetirementPlanning#retirement-how-much',
  'how much can I pay into my pension': '/OurServices/RetirementPlanning#retirement-tax-relief',
  'how much can I put into a pension': '/OurServices/RetirementPlanning#retirement-tax-relief',
  'what happens to my pension when I die': '/OurServices/RetirementPlanning#retirement-on-death',
  'can my partner inherit my pension': 'answer-pension-inheritance-tax',
  'should I move my old pensions into one': '/OurServices/RetirementPlanning#retirement-combining',
  'how much tax will I pay if I take my whole pension': '/WorkItOut/PensionWithdrawal',
  'is my pension safe': 'answer-compensation-scheme',
  'is it worth paying for a financial adviser': '/OurServices#services-guidance-or-advice',
  'how do I check if an adviser is real': 'answer-check-us',
  'can I get a mortgage at 60': '/OurServices/MortgagePlanning#mortgage-term',
  'what happens to my mortgage if I die': '/OurServices/MortgagePlanning#mortgage-guide-divorce',
  'can I leave my house to my children without tax': '/OurServices#later-inheritance',
  'can I give money to my children': '/OurServices#later-inheritance',
  'do I have to pay back equity release': '/OurServices/EquityRelease#equity-release-moving',
  'will I lose my benefits if I take equity release': '/OurServices/EquityRelease#equity-release-inheritance',
}

test.each(Object.entries(asked))('whoever asks “%s” finds %s first', (question, expected) => {
  expect(first(question)).toBe(expected)
})

test.each([
  ['can I take my pension at 55', '/Customer#customer-timescale'],
  ['can I take my pension at 55', '/WorkItOut'],
  ['what happens to my pension when I die', '/OurServices/CorporatePlanning#corporate-small-company'],
  ['should I move my old pensions into one', '/Adviser/Technology#technology-moving-records'],
  ['will I lose my benefits if I take equity release', '/Adviser/Support#support-checking-time'],
  ['do I have to pay back equity release', '/Customer#customer-fees'],
])('whoever asks “%s” is not sent to %s', (question, elsewhere) => {
  expect(find(question).map(({ to }) => to)).not.toContain(elsewhere)
})

/** What must be on top, by what people type. */
const found: Record<string, string> = {
  'answer-compensation-scheme': 'FSCS | fscs limit | what if my bank goes bust | what if you go bust',
  '/Customer#customer-protection': 'are you regulated',
  'answer-lifetime-isa': 'LISA | liftime isa',
  'answer-help-to-buy': 'help to buy',
  'answer-shared-ownership': 'shared ownership',
  'answer-family-deposit': 'gifted deposit | bank of mum and dad',
  'answer-stamp-duty': 'stamp duty | stampduty | lbtt | scottish stamp duty',
  '/SomethingHasHappened/Divorce':
    'divorce | divorcing | getting divorced | divorce pension | pension sharing | seperation | separating from my husband | my wife left me | splitting up',
  'answer-pension-inheritance-tax': 'inheritance tax | inheritence tax | iht',
  '/OurServices/MortgagePlanning': 'mortage | mortgage',
  '/OurServices/RetirementPlanning': 'retirment | pension',
  'answer-power-of-attorney': 'power of attorney | deputyship | guardianship',
  'answer-scams': 'scam | is this a fake firm | am i being scammed | someone stole my pension',
  'answer-tax-free-cash': 'tax free cash | lump sum | will i pay tax on my pension',
  'answer-national-insurance-gaps': 'national insurance',
  'answer-isa-limit': 'isa allowance',
  'answer-free-guidance': 'pension wise',
  'answer-tax-relief-higher': 'higher rate tax relief',
  '/OurServices/MortgagePlanning#mortgage-borrowing': 'how much can i borrow | how much can I borow',
  '/Customer#customer-first-meeting': 'what does it cost to meet you | call me back',
  '/OurServices/MortgagePlanning#mortgage-deposit': 'morgage deposit | depo',
  '/OurServices/RetirementPlanning#retirement-access-age': 'when can i take my pension',
  '/OurServices/RetirementPlanning#retirement-state-pension-age':
    'state pension age | state pension | how much is the state pension',
  '/OurServices/RetirementPlanning#retirement-income-options': 'annuity | anuity',
  '/OurServices/RetirementPlanning#retirement-final-salary':
    'final salary transfer | teachers pension | nhs pension',
  '/OurServices/RetirementPlanning#retirement-combining':
    'combine pensions | lost pension | pension tracing | pension dashboard',
  '/OurServices/MortgagePlanning#mortgage-new-deal': 'remortgage | early repayment charge',
  '/OurServices/MortgagePlanning#mortgage-credit-record': 'bad credit | mortgage declined | ccj',
  '/OurServices/MortgagePlanning#mortgage-self-employed': 'self employed',
  '/OurServices/MortgagePlanning#mortgage-in-principle': 'agreement in principle',
  '/OurServices/EquityRelease#equity-release-owing': 'owe more than house is worth',
  '/OurServices/InsuranceProtection#insurance-trust': 'life cover in trust',
  '/Customer#customer-fees': 'fees',
  '/ContactUs': 'complaint | opening hours | opening times | ombudsman | complain about adviser',
  '/PrivacyPolicy': 'privacy | delete my data | subject access request',
  '/Accessibility': 'accessibility',
  '/Adviser/Events': 'events',
  '/OurServices/InvestmentPlanning#investment-minimum': 'am i too small',
  '/Adviser/JoinUs': 'how do i become an adviser | switch network',
  '/OurServices/InsuranceProtection': 'car insurance | life insurance | mortgage protection',
  '/OurServices/InsuranceProtection#insurance-guide-costs': 'life insurance cost | life cover cost',
  '/OurFees': 'adviser fees',
  '/WorkItOut': 'calculator',
  '/WorkItOut/MortgageRepayments': 'mortgage calculator | pay off mortgage early | overpay mortgage',
  '/WorkItOut/Borrowing': 'borrowing calculator',
  '/WorkItOut/StampDuty': 'stamp duty calculator',
  '/WorkItOut/Pension': 'pension calculator',
  '/WorkItOut/EquityRelease': 'equity release calculator',
  'answer-emergency-tax': 'P55',
  '/WorkItOut/InheritanceTax': 'inheritance tax calculator',
  '/WorkItOut/OurFee': 'fee calculator',
  '/OurServices/MortgagePlanning#mortgage-guide-leasehold': 'leasehold',
  '/OurServices/MortgagePlanning#mortgage-guide-papers': 'documents for mortgage',
  '/OurServices/MortgagePlanning#mortgage-guide-steps':
    'how long does it take to buy a house | how long does mortgage application take',
  '/OurServices/InsuranceProtection#insurance-guide-state': 'statutory sick pay | sick pay self employed',
  '/OurServices/CorporatePlanning#corporate-guide-auto-enrolment':
    'auto enrolment | auto enrollment | employer contribution',
  '/OurServices/CorporatePlanning': 'key person insurance',
  '/OurServices/CorporatePlanning#corporate-guide-loans': 'business loan',
  '/SomethingHasHappened/Care':
    'care home fees | my mum needs care | dementia | nursing home | paying for care | attendance allowance | deprivation of assets',
  '/OurServices/RetirementPlanning#retirement-guide-national-insurance': 'deferral state pension',
  '/OurServices/InvestmentPlanning#investment-guide-allowances': 'capital gains tax',
  '/OurServices#starting-steps': 'emergency fund',
  '/Adviser/JoinUs#joining-leaving': 'run-off cover',
  '/OurServices/InvestmentPlanning#investment-charges': 'funds',
  '/AlderlodeBlog/buying-with-a-friend': 'buying a home with a friend',
  '/OurServices/MortgagePlanning#mortgage-guide-letting': 'buy to let | renters rights',
  'answer-will': 'making a will | will',
  'answer-ethical-investing': 'ethical',
  '/OurServices#services-one-adviser': 'chartered',
  '/Customer#customer-how-we-meet': 'vulnerable | wheelchair | can my daughter be on the call',
  'answer-personal-allowance': 'personal allowance | marriage allowance',
  '/Customer#customer-timescale': 'how long will it take',
  '/OurServices/RetirementPlanning#retirement-tax-relief': 'carry forward | pension contributions limit',
  'answer-critical-illness': 'critical illness',
  '/SomethingHasHappened/Redundancy':
    'redundancy | made redundant | i lost my job | unemployed | losing my job',
  '/SomethingHasHappened/Illness':
    'cant work | cancer | i am too ill to work | terminal illness | long term sick | diagnosis',
  '/SomethingHasHappened/AnInheritance':
    'inherited money | i have inherited a house | inheritance | left money in a will | legacy | deed of variation',
  '/SomethingHasHappened/ADeath':
    'bereavement | bereavemnet | my husband died | my mum has died | death | someone has died | passed away | lost my husband | widow | funeral | register a death | probate | probate how long | widows pension | funeral plan',
  '/SomethingHasHappened/FallingBehind':
    'behind with rent | debt | cant pay my mortgage | mortgage arrears | cant pay my bills | eviction | repossession | money worries | struggling with money | bailiff | council tax arrears | credit card debt | suicidal | mortgage charter | gambling | payday loan | iva',
  '/SomethingHasHappened/Divorce#event-divorce-help': 'domestic abuse',
  '/OurServices/CorporatePlanning#corporate-guide-directors': 'salary sacrifice',
  '/OurServices#later-inheritance': 'gift tax | 7 year rule',
  '/OurServices#middle-children': 'junior isa',
  '/WorkItOut/Savings': 'compound interest | savings calculator | how much should i save',
  'answer-income-tax':
    'take home pay | how much tax will i pay | income tax calculator | salary after tax | net pay | how much is my tax',
  'answer-savings-tax': 'savings interest tax | premium bonds',
  '/OurServices/InvestmentPlanning#investment-account-type': 'isa or pension',
  '/OurServices/InvestmentPlanning#investment-risk-level': 'risk',
  '/OurServices/InvestmentPlanning#investment-market-fall': 'market crash',
  '/OurServices/MortgagePlanning#mortgage-rate-type': 'tracker | fixed or variable',
  'answer-interest-only': 'interest only | retirement interest only',
  '/OurServices/EquityRelease#equity-release-moving': 'porting',
  '/OurServices/EquityRelease': 'home reversion | lifetime mortgage',
  '/OurServices/EquityRelease#equity-release-alternatives': 'downsizing | is equity release a good idea',
  '/OurServices/InsuranceProtection#insurance-health-history': 'pre existing condition',
  '/OurServices/CorporatePlanning#corporate-guide-passing-on': 'succession',
  'answer-who-rings': 'who will call me | my adviser has left',
  'answer-recordings': 'are calls recorded',
  'answer-change-call': 'cancel my appointment',
  '/Customer#customer-independent': 'are you independent | restricted adviser',
  '/Adviser#network-charges': 'professional indemnity',
  '/Adviser/JoinUs#joining-permissions': 'leads | pi cover',
  '/WhatChangesWhen': 'what changes in april | budget changes',
  '/WhatChangesWhen#change-salary-sacrifice': 'salary sacrifice 2029',
  '/AboutUs#expect-adviser': 'how are advisers paid',
  '/AboutUs#expect-help': 'sign language',
  '/AboutUs#expect-complaints': 'how many complaints',
  '/AlderlodeBlog/targeted-support': 'targeted support',
  '/OurServices/InvestmentPlanning#investment-safekeeping': 'is my money safe',
  '/FindAnAdviser': 'find an adviser | adviser near me | near me | local adviser',
  '/Customer#customer-what-to-bring': 'what do i bring',
  'answer-annuity-income': 'annuity rates | annuity quote',
  '/OurServices/InvestmentPlanning#investment-guide-risks': 'inflation',
  'answer-mortgage-rates': 'mortgage rates | what are mortgage rates today',
  'answer-stay-or-switch': 'switch lender | should I stay with my lender',
  'answer-buying-with-owner': 'buying with my partner who owns a property',
  'answer-benefits': 'pension credit | benefits check | what benefits can I get | child benefit',
  'answer-nations': 'scotland | wales | northern ireland | do you work in scotland',
  'answer-call-times': 'evening calls | can you call at the weekend',
  '/OurServices/RetirementPlanning#retirement-how-much': 'what is enough to retire on',
  'answer-reviews': 'reviews | testimonials',
  '/Adviser/JoinUs#joining-charges': 'clawback | paraplanning cost | network fees',
  '/OurServices/RetirementPlanning#retirement-guide-tax-free-cash': 'mpaa',
  '/OurServices/InvestmentPlanning': 'gilts',
  '/OurServices/MortgagePlanning#mortgage-guide-risks': 'erc | down valuation | valuation too low',
  '/OurServices/MortgagePlanning#mortgage-guide-divorce': 'transfer of equity | buying out my ex',
  '/OurServices/InsuranceProtection#insurance-guide-which': 'family income benefit',
  '/OurServices/InsuranceProtection#insurance-employer-cover': 'death in service',
  '/OurServices/InsuranceProtection#insurance-guide-steps': 'make a claim',
  '/OurFees#fees-yearly': 'annual review',
  '/OurFees#fees-stop': 'stop paying ongoing fee',
  '/Adviser/Support#support-newly-qualified': 'trainee adviser',
}
const queries = Object.entries(found).flatMap(([expected, asked]) =>
  asked.split(' | ').map((each) => [each, expected]),
)

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
