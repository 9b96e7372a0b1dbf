import { entry } from './entry.ts'

interface Claim {
  figure: string
  statement: string
  /** By name, so that anyone can find it. */
  source: string
  /** The launch check lists every claim from the day after on. */
  reviewBy: string
  /** There is no evidence for it yet. */
  sample?: boolean
}

/**
 * Every figure that can become outdated, once, with what is claimed with it, where it comes from and when it must be
 * checked again. Those that the law or a regulator sets for all are in tax-and-rates.ts.
 */
const register = {
  ...from('Firm records', '2027-11-01', {
    founded: ['2004', 'The firm was founded in 2004.'],
    rebranded: ['2006', 'The firm took its present name in 2006.'],
  }),
  ...from('Network register, counted monthly', '2027-02-01', {
    advisers: ['over 140', 'The network supports over 140 advisers.'],
  }),
  ...from('Staff list against network register', '2027-02-01', {
    staffRatio: ['1 to 4', 'One member of staff for every four advisers.'],
  }),
  ...from('Lender panel list', '2027-02-01', {
    lenders: ['80+', 'Advisers have access to 80+ lenders.'],
    depositLowest: ['3.5%', 'Lowest deposit on the panel.'],
  }),
  ...from('Pensions Act 2014, section 26; gov.uk State Pension age timetable', '2027-04-06', {
    statePensionAge: ['66', 'State Pension age is 66 and is rising to 67 between April 2026 and April 2028.'],
  }),
  ...from('Pensions Act 2014, section 26', '2027-04-06', {
    statePensionAgeNext: ['67', 'State Pension age reaches 67 by April 2028.'],
  }),
  ...from('Pensions Act 2007, schedule 3; under regular review', '2027-04-06', {
    statePensionAgeLast: ['68', 'State Pension age is due to rise to 68 between 2044 and 2046.'],
  }),
  ...from('Finance Act 2004, section 279', '2027-04-06', {
    pensionAccessAge: ['55', 'Personal pensions can be accessed from age 55.'],
  }),
  ...from('Finance Act 2022, section 10', '2027-04-06', {
    pensionAccessAgeNext: ['57', 'The access age rises to 57 from 6 April 2028.'],
    pensionAccessChange: ['6 April 2028', 'The date on which the access age rises.'],
  }),
  ...from('gov.uk: Tax on your private pension contributions', '2027-04-06', {
    basicRelief: ['20%', 'Basic rate of pension tax relief.'],
    higherRelief: ['40%', 'Higher rate of pension tax relief.'],
  }),
  ...from('Arithmetic on basic-rate relief', '2027-04-06', {
    reliefPayment: ['£100', 'Example payment into a pension.'],
  }),
  ...from('Arithmetic: 100 / 0.8', '2027-04-06', {
    reliefResult: ['£125', 'What a £100 payment becomes with basic-rate relief.'],
  }),
  ...from('Equity Release Council standards', '2027-11-01', {
    equityReleaseAge: ['55', 'Equity release is for homeowners aged 55 and over.'],
  }),
  ...from(
    'English Housing Survey (Ministry of Housing, Communities and Local Government): deposits of recent first-time buyers',
    '2027-05-01',
    {
      depositTypical: [
        '20%',
        'A deposit of 20% is the usual textbook figure; most first-time buyers put down less.',
      ],
    },
  ),
  ...from(
    'Bank of England and Financial Conduct Authority: Mortgage Lenders and Administrators Return, lending by loan to value',
    '2027-05-01',
    {
      depositMainstream: ['5%', 'Many lenders accept a deposit of 5%.'],
    },
  ),
  platformCharges: {
    figure: 'highly competitive',
    statement: 'The platform charges that clients of the network pay are highly competitive.',
    source: 'A dated comparison with other platforms (none is on file yet)',
    reviewBy: '2027-02-01',
    sample: true,
  },
  ...from('Financial Conduct Authority Handbook: COBS 15.2, ICOBS 7.1', '2027-11-01', {
    cancellationShort: [
      '14 days',
      'Investments such as ISAs, and general insurance, can be cancelled within 14 days.',
    ],
    cancellationLong: [
      '30 days',
      'Pensions, life cover and other protection can be cancelled within 30 days.',
    ],
  }),
  ...from('Financial Conduct Authority Handbook: MCOB 6A.3', '2027-11-01', {
    mortgageReflection: ['seven days', 'A mortgage offer leaves at least seven days to think it over.'],
  }),
  ...from('Financial Conduct Authority Handbook: SUP 12.7.1R', '2027-11-01', {
    representativeNotice: [
      '30 days',
      'A principal tells the regulator of a new appointed representative at least 30 days before it begins.',
    ],
  }),
  ...from('UK Finance: mortgage lending by term', '2027-11-01', {
    mortgageTermShortest: ['15', 'Many mortgages run for 15 to 30 years.'],
    mortgageTermLongest: ['30', 'Many mortgages run for 15 to 30 years.'],
  }),
  ...from('UK Finance: mortgage lending by term; lender panel list', '2027-05-01', {
    mortgageTermCommonMaximum: [
      '40',
      'Many first-time buyers take more than 30 years; 40 is a common maximum.',
    ],
  }),
  ...from('UK Finance: Lenders’ Handbook, part 2, 5.14.1', '2027-11-01', {
    leaseYears: ['70 to 85', 'Many lenders want 70 to 85 years left on a lease when the home is bought.'],
  }),
  ...from('gov.uk: Shared ownership homes, How it works', '2027-11-01', {
    sharedOwnershipShares: ['10% to 75%', 'In England shared ownership begins with a share of 10% to 75%.'],
  }),
  ...from(
    'Debt Respite Scheme Regulations 2020; gov.uk: Options for dealing with your debts, Breathing Space',
    '2027-11-01',
    {
      breathingSpace: [
        '60 days',
        'In England and Wales breathing space stops most creditors for 60 days; current mortgage payments are still due.',
      ],
    },
  ),
  ...from('Finance Act 2026; gov.uk: Business Relief for Inheritance Tax', '2027-04-06', {
    businessRelief: [
      '£2.5 million',
      'Since 6 April 2026 the first £2.5 million of business property for each person is free of inheritance tax, and half of the rest.',
    ],
  }),
  ...from('gov.uk: Business Asset Disposal Relief', '2027-04-06', {
    businessSaleRate: [
      '18%',
      'Business asset disposal relief brings capital gains tax to 18% since 6 April 2026.',
    ],
  }),
  ...from('HM Treasury: Budget 2025', '2027-04-06', {
    sacrificeFrom: ['April 2029', 'That limit begins in April 2029.'],
  }),
  ...from('gov.uk: Capital Gains Tax rates and allowances', '2027-04-06', {
    gainsRates: [
      '18% or 24%',
      'Gains are taxed at 18% within the basic rate of income tax, and at 24% above it.',
    ],
  }),
  ...from('gov.uk: Tax on dividends', '2027-04-06', {
    dividendRates: [
      '10.75%, 35.75% or 39.35%',
      'Dividends above the allowance are taxed at 10.75%, 35.75% or 39.35%.',
    ],
  }),
  ...from('gov.uk: Make, register or end a lasting power of attorney', '2027-04-06', {
    attorneyFee: ['£92', 'Registering a lasting power of attorney costs £92 in England and Wales.'],
  }),
  ...from('gov.uk: Redundancy, your rights: Tax and National Insurance', '2027-04-06', {
    redundancyTaxFree: ['£30,000', 'The first £30,000 of redundancy pay is usually free of tax.'],
  }),
  ...from('gov.uk: Inheritance Tax, Gifts', '2027-04-06', {
    giftYearly: ['£3,000', 'Gifts of £3,000 a year are exempt from inheritance tax straight away.'],
  }),
  ...from('gov.uk: Inheritance Tax, Gifts', '2027-11-01', {
    giftYears: ['seven years', 'Other gifts are outside the estate after seven years.'],
  }),
  ...from('gov.uk: Delay (defer) your State Pension', '2027-04-06', {
    deferralRate: ['5.8%', 'A State Pension put off for a year is about 5.8% higher.'],
  }),
  ...from('HM Revenue & Customs: Pensions Tax Manual, PTM063700', '2027-04-06', {
    smallPot: [
      '£10,000',
      'Three small personal pensions of up to £10,000 can be cashed in without reducing the allowance.',
    ],
  }),
  ...from('gov.uk: Tax on a private pension you inherit', '2027-04-06', {
    pensionDeathAge: [
      '75',
      'After a death at 75 or later, whoever inherits a pension pays income tax on it.',
    ],
    pensionDeathLumpSum: [
      '£1,073,100',
      'After a death before 75, lump sums from pensions are free of income tax up to £1,073,100, if paid within two years.',
    ],
  }),
  ...from('Department of Health and Social Care: Social care charging circular 2026 to 2027', '2027-04-06', {
    careUpperLimit: ['£23,250', 'In England a council helps with the cost of care below savings of £23,250.'],
  }),
  ...from('Employment Rights Act 2025; gov.uk: Statutory Sick Pay', '2027-04-06', {
    sickPayShare: ['80%', 'Since 6 April 2026 it is 80% of average weekly earnings where that is less.'],
  }),
  ...from('MoneyHelper: Mortgage fees and costs', '2027-11-01', {
    earlyRepaymentShare: [
      '1% to 5%',
      'Early repayment charges of fixed-rate mortgages are usually 1% to 5% of the loan.',
    ],
  }),
  ...from('Financial Services Compensation Scheme: What we cover', '2027-11-01', {
    compensationInsurance: ['90%', 'The compensation scheme covers 90% or more of a claim about insurance.'],
  }),
  ...from('Retention schedule; Limitation Act 1980, sections 2 and 5', '2027-11-01', {
    retentionYears: ['six years', 'Data is kept for at least six years.'],
  }),
  ...from('Retention schedule (Data, at the desk)', '2027-11-01', {
    retentionEnd: [
      'the end of the seventh year',
      'An enquiry that led to no advice is deleted by the end of the seventh year.',
    ],
  }),
  ...from('Events calendar', '2027-10-01', {
    eventsAnnounced: ['30 November', 'The dates of the coming year’s events are announced by 30 November.'],
  }),
  ...from('Financial Conduct Authority: Financial Lives survey, May 2024', '2027-11-01', {
    vulnerableAdults: [
      'about half of',
      'About half of UK adults show at least one characteristic of vulnerability.',
    ],
  }),
  ...from('Service standard', '2027-11-01', {
    replyCallback: ['2 working days', 'An adviser is in contact within 2 working days.'],
    replyContact: ['48 working hours', 'An enquiry is answered within 48 working hours.'],
  }),
}

type FactName = keyof typeof register
const names = Object.keys(register) as FactName[]

/** As pages write them: `${facts.founded}`. */
export const facts = entry(
  'figures/facts',
  'Figures in sentences',
  Object.fromEntries(names.map((name) => [name, register[name].figure])) as Record<FactName, string>,
)

export const claims = entry(
  'figures/claims',
  { title: 'Figures in sentences: statements and sources', fixed: ['figure'] },
  Object.fromEntries(
    names.map((name) => [name, { ...register[name], figure: facts[name] }]),
  ) as typeof register,
)

/** What one source says: each figure, and the statement that it is in. */
function from<const Name extends string>(
  source: string,
  reviewBy: string,
  said: Record<Name, [figure: string, statement: string]>,
): Record<Name, Claim> {
  const claims = Object.entries<[string, string]>(said).map(([name, [figure, statement]]) => [
    name,
    { figure, statement, source, reviewBy },
  ])
  return Object.fromEntries(claims)
}
