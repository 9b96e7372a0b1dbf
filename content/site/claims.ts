import { figures } from './figures.ts'

/** What is claimed with each figure; the launch check lists every claim whose review date has passed. */
export const claims = {
  founded: claim(figures.founded, 'The firm was founded in 2004.', 'Firm records', '2027-11-01'),
  rebranded: claim(
    figures.rebranded,
    'The firm took its present name in 2006.',
    'Firm records',
    '2027-11-01',
  ),
  advisers: claim(
    figures.advisers,
    'The network supports over 140 advisers.',
    'Network register, counted monthly',
    '2027-02-01',
  ),
  staffRatio: claim(
    figures.staffRatio,
    'One member of staff for every four advisers.',
    'Staff list against network register',
    '2027-02-01',
  ),
  lenders: claim(figures.lenders, 'Advisers have access to 80+ lenders.', 'Lender panel list', '2027-02-01'),
  statePensionAge: claim(
    figures.statePensionAge,
    'State Pension age is 66 and is rising to 67 between April 2026 and April 2028.',
    'Pensions Act 2014, section 26; gov.uk State Pension age timetable',
    '2027-04-06',
  ),
  statePensionAgeNext: claim(
    figures.statePensionAgeNext,
    'State Pension age reaches 67 by April 2028.',
    'Pensions Act 2014, section 26',
    '2027-04-06',
  ),
  statePensionAgeLast: claim(
    figures.statePensionAgeLast,
    'State Pension age is due to rise to 68 between 2044 and 2046.',
    'Pensions Act 2007, schedule 3; under regular review',
    '2027-04-06',
  ),
  pensionAccessAge: claim(
    figures.pensionAccessAge,
    'Personal pensions can be accessed from age 55.',
    'Finance Act 2004, section 279',
    '2027-04-06',
  ),
  pensionAccessAgeNext: claim(
    figures.pensionAccessAgeNext,
    'The access age rises to 57 from 6 April 2028.',
    'Finance Act 2022, section 10',
    '2027-04-06',
  ),
  pensionAccessChange: claim(
    figures.pensionAccessChange,
    'The date on which the access age rises.',
    'Finance Act 2022, section 10',
    '2027-04-06',
  ),
  basicRelief: claim(
    figures.basicRelief,
    'Basic rate of pension tax relief.',
    'gov.uk: Tax on your private pension contributions',
    '2027-04-06',
  ),
  higherRelief: claim(
    figures.higherRelief,
    'Higher rate of pension tax relief.',
    'gov.uk: Tax on your private pension contributions',
    '2027-04-06',
  ),
  reliefPayment: claim(
    figures.reliefPayment,
    'Example payment into a pension.',
    'Arithmetic on basic-rate relief',
    '2027-04-06',
  ),
  reliefResult: claim(
    figures.reliefResult,
    'What a £100 payment becomes with basic-rate relief.',
    'Arithmetic: 100 / 0.8',
    '2027-04-06',
  ),
  equityReleaseAge: claim(
    figures.equityReleaseAge,
    'Equity release is for homeowners aged 55 and over.',
    'Equity Release Council standards',
    '2027-11-01',
  ),
  depositTypical: claim(
    figures.depositTypical,
    'A deposit of 20% is the usual textbook figure; most first-time buyers put down less.',
    'English Housing Survey (Ministry of Housing, Communities and Local Government): deposits of recent first-time buyers',
    '2027-05-01',
  ),
  depositMainstream: claim(
    figures.depositMainstream,
    'Many lenders accept a deposit of 5%.',
    'Bank of England and Financial Conduct Authority: Mortgage Lenders and Administrators Return, lending by loan to value',
    '2027-05-01',
  ),
  depositLowest: claim(
    figures.depositLowest,
    'Lowest deposit on the panel.',
    'Lender panel list',
    '2027-02-01',
  ),
  platformCharges: claim(
    figures.platformCharges,
    'The platform charges that clients of the network pay are highly competitive.',
    'Yearly comparison of platform charges by the investment committee (sample: no such paper is on file yet)',
    '2027-02-01',
  ),
  cancellationShort: claim(
    figures.cancellationShort,
    'Investments such as ISAs, and general insurance, can be cancelled within 14 days.',
    'Financial Conduct Authority Handbook: COBS 15.2, ICOBS 7.1',
    '2027-11-01',
  ),
  cancellationLong: claim(
    figures.cancellationLong,
    'Pensions, life cover and other protection can be cancelled within 30 days.',
    'Financial Conduct Authority Handbook: COBS 15.2, ICOBS 7.1',
    '2027-11-01',
  ),
  mortgageReflection: claim(
    figures.mortgageReflection,
    'A mortgage offer leaves at least seven days to think it over.',
    'Financial Conduct Authority Handbook: MCOB 6A.3',
    '2027-11-01',
  ),
  representativeNotice: claim(
    figures.representativeNotice,
    'A principal tells the regulator of a new appointed representative at least 30 days before it begins.',
    'Financial Conduct Authority Handbook: SUP 12.7.1R',
    '2027-11-01',
  ),
  mortgageTermShortest: claim(
    figures.mortgageTermShortest,
    'Many mortgages run for 15 to 30 years.',
    'UK Finance: mortgage lending by term',
    '2027-11-01',
  ),
  mortgageTermLongest: claim(
    figures.mortgageTermLongest,
    'Many mortgages run for 15 to 30 years.',
    'UK Finance: mortgage lending by term',
    '2027-11-01',
  ),
  mortgageTermCommonMaximum: claim(
    figures.mortgageTermCommonMaximum,
    'Many first-time buyers take more than 30 years; 40 is a common maximum.',
    'UK Finance: mortgage lending by term; lender panel list',
    '2027-05-01',
  ),
  retentionYears: claim(
    figures.retentionYears,
    'Data is kept for at least six years.',
    'Retention schedule; Limitation Act 1980, sections 2 and 5',
    '2027-11-01',
  ),
  retentionEnd: claim(
    figures.retentionEnd,
    'An enquiry that led to no advice is deleted by the end of the seventh year.',
    'Retention schedule (npm run desk -- retention)',
    '2027-11-01',
  ),
  replyCallback: claim(
    figures.replyCallback,
    'An adviser is in contact within 2 working days.',
    'Service standard',
    '2027-11-01',
  ),
  replyContact: claim(
    figures.replyContact,
    'An enquiry is answered within 48 working hours.',
    'Service standard',
    '2027-11-01',
  ),
} satisfies Record<keyof typeof figures, Claim>

function claim(figure: string, statement: string, source: string, reviewBy: string): Claim {
  return { figure, statement, source, reviewBy }
}

interface Claim {
  figure: string
  statement: string
  source: string
  reviewBy: string
}
