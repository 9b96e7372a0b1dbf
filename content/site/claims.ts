import { entry } from './entry.ts'
import { facts } from './facts.ts'

/** What is claimed with each figure; the launch check lists every claim whose review date has passed. */
export const claims = entry(
  'figures/claims',
  { title: 'Figures in sentences: statements and sources', fixed: ['figure'] },
  {
    founded: claim(facts.founded, 'The firm was founded in 2004.', 'Firm records', '2027-11-01'),
    rebranded: claim(
      facts.rebranded,
      'The firm took its present name in 2006.',
      'Firm records',
      '2027-11-01',
    ),
    advisers: claim(
      facts.advisers,
      'The network supports over 140 advisers.',
      'Network register, counted monthly',
      '2027-02-01',
    ),
    staffRatio: claim(
      facts.staffRatio,
      'One member of staff for every four advisers.',
      'Staff list against network register',
      '2027-02-01',
    ),
    lenders: claim(facts.lenders, 'Advisers have access to 80+ lenders.', 'Lender panel list', '2027-02-01'),
    statePensionAge: claim(
      facts.statePensionAge,
      'State Pension age is 66 and is rising to 67 between April 2026 and April 2028.',
      'Pensions Act 2014, section 26; gov.uk State Pension age timetable',
      '2027-04-06',
    ),
    statePensionAgeNext: claim(
      facts.statePensionAgeNext,
      'State Pension age reaches 67 by April 2028.',
      'Pensions Act 2014, section 26',
      '2027-04-06',
    ),
    statePensionAgeLast: claim(
      facts.statePensionAgeLast,
      'State Pension age is due to rise to 68 between 2044 and 2046.',
      'Pensions Act 2007, schedule 3; under regular review',
      '2027-04-06',
    ),
    pensionAccessAge: claim(
      facts.pensionAccessAge,
      'Personal pensions can be accessed from age 55.',
      'Finance Act 2004, section 279',
      '2027-04-06',
    ),
    pensionAccessAgeNext: claim(
      facts.pensionAccessAgeNext,
      'The access age rises to 57 from 6 April 2028.',
      'Finance Act 2022, section 10',
      '2027-04-06',
    ),
    pensionAccessChange: claim(
      facts.pensionAccessChange,
      'The date on which the access age rises.',
      'Finance Act 2022, section 10',
      '2027-04-06',
    ),
    basicRelief: claim(
      facts.basicRelief,
      'Basic rate of pension tax relief.',
      'gov.uk: Tax on your private pension contributions',
      '2027-04-06',
    ),
    higherRelief: claim(
      facts.higherRelief,
      'Higher rate of pension tax relief.',
      'gov.uk: Tax on your private pension contributions',
      '2027-04-06',
    ),
    reliefPayment: claim(
      facts.reliefPayment,
      'Example payment into a pension.',
      'Arithmetic on basic-rate relief',
      '2027-04-06',
    ),
    reliefResult: claim(
      facts.reliefResult,
      'What a £100 payment becomes with basic-rate relief.',
      'Arithmetic: 100 / 0.8',
      '2027-04-06',
    ),
    equityReleaseAge: claim(
      facts.equityReleaseAge,
      'Equity release is for homeowners aged 55 and over.',
      'Equity Release Council standards',
      '2027-11-01',
    ),
    depositTypical: claim(
      facts.depositTypical,
      'A deposit of 20% is the usual textbook figure; most first-time buyers put down less.',
      'English Housing Survey (Ministry of Housing, Communities and Local Government): deposits of recent first-time buyers',
      '2027-05-01',
    ),
    depositMainstream: claim(
      facts.depositMainstream,
      'Many lenders accept a deposit of 5%.',
      'Bank of England and Financial Conduct Authority: Mortgage Lenders and Administrators Return, lending by loan to value',
      '2027-05-01',
    ),
    depositLowest: claim(
      facts.depositLowest,
      'Lowest deposit on the panel.',
      'Lender panel list',
      '2027-02-01',
    ),
    platformCharges: claim(
      facts.platformCharges,
      'The platform charges that clients of the network pay are highly competitive.',
      'A dated comparison with other platforms (sample: no such paper is on file yet)',
      '2027-02-01',
    ),
    cancellationShort: claim(
      facts.cancellationShort,
      'Investments such as ISAs, and general insurance, can be cancelled within 14 days.',
      'Financial Conduct Authority Handbook: COBS 15.2, ICOBS 7.1',
      '2027-11-01',
    ),
    cancellationLong: claim(
      facts.cancellationLong,
      'Pensions, life cover and other protection can be cancelled within 30 days.',
      'Financial Conduct Authority Handbook: COBS 15.2, ICOBS 7.1',
      '2027-11-01',
    ),
    mortgageReflection: claim(
      facts.mortgageReflection,
      'A mortgage offer leaves at least seven days to think it over.',
      'Financial Conduct Authority Handbook: MCOB 6A.3',
      '2027-11-01',
    ),
    representativeNotice: claim(
      facts.representativeNotice,
      'A principal tells the regulator of a new appointed representative at least 30 days before it begins.',
      'Financial Conduct Authority Handbook: SUP 12.7.1R',
      '2027-11-01',
    ),
    mortgageTermShortest: claim(
      facts.mortgageTermShortest,
      'Many mortgages run for 15 to 30 years.',
      'UK Finance: mortgage lending by term',
      '2027-11-01',
    ),
    mortgageTermLongest: claim(
      facts.mortgageTermLongest,
      'Many mortgages run for 15 to 30 years.',
      'UK Finance: mortgage lending by term',
      '2027-11-01',
    ),
    mortgageTermCommonMaximum: claim(
      facts.mortgageTermCommonMaximum,
      'Many first-time buyers take more than 30 years; 40 is a common maximum.',
      'UK Finance: mortgage lending by term; lender panel list',
      '2027-05-01',
    ),
    leaseYears: claim(
      facts.leaseYears,
      'Many lenders want 70 to 85 years left on a lease when the home is bought.',
      'UK Finance: Lenders’ Handbook, part 2, 5.14.1',
      '2027-11-01',
    ),
    sharedOwnershipShares: claim(
      facts.sharedOwnershipShares,
      'In England shared ownership begins with a share of 10% to 75%.',
      'gov.uk: Shared ownership homes, How it works',
      '2027-11-01',
    ),
    breathingSpace: claim(
      facts.breathingSpace,
      'In England and Wales breathing space stops most creditors for 60 days; current mortgage payments are still due.',
      'Debt Respite Scheme Regulations 2020; gov.uk: Options for dealing with your debts, Breathing Space',
      '2027-11-01',
    ),
    inheritanceTaxRate: claim(
      facts.inheritanceTaxRate,
      'Inheritance tax is 40% above the allowances.',
      'gov.uk: Inheritance Tax thresholds',
      '2027-04-06',
    ),
    nilRateBand: claim(
      facts.nilRateBand,
      'The first £325,000 of an estate is free of inheritance tax.',
      'gov.uk: Inheritance Tax thresholds',
      '2027-04-06',
    ),
    residenceNilRateBand: claim(
      facts.residenceNilRateBand,
      'Up to £175,000 more is free where a home goes to children or grandchildren.',
      'gov.uk: Inheritance Tax, Passing on a home',
      '2027-04-06',
    ),
    residenceTaperFrom: claim(
      facts.residenceTaperFrom,
      'The allowance for a home shrinks by £1 for every £2 of an estate above £2 million.',
      'gov.uk: Inheritance Tax, Passing on a home',
      '2027-04-06',
    ),
    businessRelief: claim(
      facts.businessRelief,
      'Since 6 April 2026 the first £2.5 million of business property for each person is free of inheritance tax, and half of the rest.',
      'Finance Act 2026; gov.uk: Business Relief for Inheritance Tax',
      '2027-04-06',
    ),
    businessSaleRate: claim(
      facts.businessSaleRate,
      'Business asset disposal relief brings capital gains tax to 18% since 6 April 2026.',
      'gov.uk: Business Asset Disposal Relief',
      '2027-04-06',
    ),
    sacrificeLimit: claim(
      facts.sacrificeLimit,
      'Pension payments by salary sacrifice above £2,000 a year lose their National Insurance advantage.',
      'HM Treasury: Budget 2025',
      '2027-04-06',
    ),
    sacrificeFrom: claim(
      facts.sacrificeFrom,
      'That limit begins in April 2029.',
      'HM Treasury: Budget 2025',
      '2027-04-06',
    ),
    savingsAllowance: claim(
      facts.savingsAllowance,
      'Basic-rate taxpayers have £1,000 of interest a year free of tax.',
      'gov.uk: Tax on savings interest',
      '2027-04-06',
    ),
    savingsAllowanceHigher: claim(
      facts.savingsAllowanceHigher,
      'Higher-rate taxpayers have £500, additional-rate taxpayers nothing.',
      'gov.uk: Tax on savings interest',
      '2027-04-06',
    ),
    dividendRates: claim(
      facts.dividendRates,
      'Dividends above the allowance are taxed at 10.75%, 35.75% or 39.35%.',
      'gov.uk: Tax on dividends',
      '2027-04-06',
    ),
    attorneyFee: claim(
      facts.attorneyFee,
      'Registering a lasting power of attorney costs £92 in England and Wales.',
      'gov.uk: Make, register or end a lasting power of attorney',
      '2027-04-06',
    ),
    redundancyTaxFree: claim(
      facts.redundancyTaxFree,
      'The first £30,000 of redundancy pay is usually free of tax.',
      'gov.uk: Redundancy, your rights: Tax and National Insurance',
      '2027-04-06',
    ),
    giftYearly: claim(
      facts.giftYearly,
      'Gifts of £3,000 a year are exempt from inheritance tax at once.',
      'gov.uk: Inheritance Tax, Gifts',
      '2027-04-06',
    ),
    giftYears: claim(
      facts.giftYears,
      'Other gifts are outside the estate after seven years.',
      'gov.uk: Inheritance Tax, Gifts',
      '2027-11-01',
    ),
    deferralRate: claim(
      facts.deferralRate,
      'A State Pension put off for a year is about 5.8% higher.',
      'gov.uk: Delay (defer) your State Pension',
      '2027-04-06',
    ),
    smallPot: claim(
      facts.smallPot,
      'Three small personal pensions of up to £10,000 can be cashed in without reducing the allowance.',
      'HM Revenue & Customs: Pensions Tax Manual, PTM063700',
      '2027-04-06',
    ),
    pensionDeathAge: claim(
      facts.pensionDeathAge,
      'From a death at 75 on, whoever inherits a pension pays income tax on it.',
      'gov.uk: Tax on a private pension you inherit',
      '2027-04-06',
    ),
    careUpperLimit: claim(
      facts.careUpperLimit,
      'In England a council helps with the cost of care below savings of £23,250.',
      'Department of Health and Social Care: Social care charging circular 2026 to 2027',
      '2027-04-06',
    ),
    sickPay: claim(
      facts.sickPay,
      'Statutory Sick Pay is £123.25 a week, from the first day, for nearly all employees.',
      'gov.uk: Statutory Sick Pay',
      '2027-04-06',
    ),
    sickPayShare: claim(
      facts.sickPayShare,
      'Since 6 April 2026 it is 80% of average weekly earnings where that is less.',
      'Employment Rights Act 2025; gov.uk: Statutory Sick Pay',
      '2027-04-06',
    ),
    sickPayWeeks: claim(
      facts.sickPayWeeks,
      'Statutory Sick Pay lasts up to 28 weeks.',
      'gov.uk: Statutory Sick Pay',
      '2027-04-06',
    ),
    qualifyingEarnings: claim(
      facts.qualifyingEarnings,
      'Workplace pension contributions are reckoned on earnings of £6,240 to £50,270.',
      'The Pensions Regulator: Earnings thresholds',
      '2027-04-06',
    ),
    personalAllowance: claim(
      facts.personalAllowance,
      'The first £12,570 of income a year is free of income tax for most people.',
      'gov.uk: Income Tax rates and Personal Allowances',
      '2027-04-06',
    ),
    earlyRepaymentShare: claim(
      facts.earlyRepaymentShare,
      'Early repayment charges of fixed-rate mortgages are usually 1% to 5% of the loan.',
      'MoneyHelper: Mortgage fees and costs',
      '2027-11-01',
    ),
    compensationInsurance: claim(
      facts.compensationInsurance,
      'The compensation scheme covers 90% or more of a claim about insurance.',
      'Financial Services Compensation Scheme: What we cover',
      '2027-11-01',
    ),
    retentionYears: claim(
      facts.retentionYears,
      'Data is kept for at least six years.',
      'Retention schedule; Limitation Act 1980, sections 2 and 5',
      '2027-11-01',
    ),
    retentionEnd: claim(
      facts.retentionEnd,
      'An enquiry that led to no advice is deleted by the end of the seventh year.',
      'Retention schedule (Data, at the desk)',
      '2027-11-01',
    ),
    eventsAnnounced: claim(
      facts.eventsAnnounced,
      'The dates of the coming year’s events are announced by 30 November.',
      'Events calendar',
      '2027-10-01',
    ),
    replyCallback: claim(
      facts.replyCallback,
      'An adviser is in contact within 2 working days.',
      'Service standard',
      '2027-11-01',
    ),
    replyContact: claim(
      facts.replyContact,
      'An enquiry is answered within 48 working hours.',
      'Service standard',
      '2027-11-01',
    ),
  } satisfies Record<keyof typeof facts, Claim>,
)

function claim(figure: string, statement: string, source: string, reviewBy: string): Claim {
  return { figure, statement, source, reviewBy }
}

interface Claim {
  figure: string
  statement: string
  source: string
  reviewBy: string
}
