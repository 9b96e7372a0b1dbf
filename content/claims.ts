/**
 * Every figure that can age, once. Pages take the figure from here; the launch
 * check lists each claim whose review date has passed.
 */
export const claims = {
  founded: claim('2004', 'The firm was founded in 2004.', 'Firm records', '2027-11-01'),
  rebranded: claim('2006', 'The firm took its present name in 2006.', 'Firm records', '2027-11-01'),
  advisers: claim(
    'over 140',
    'The network supports over 140 advisers.',
    'Network register, counted monthly',
    '2027-02-01',
  ),
  staffRatio: claim(
    '1 to 4',
    'One member of staff for every four advisers.',
    'Staff list against network register',
    '2027-02-01',
  ),
  lenders: claim('80+', 'Advisers have access to 80+ lenders.', 'Lender panel list', '2027-02-01'),
  statePensionAge: claim(
    '66',
    'State Pension age is 66 and is rising to 67 between April 2026 and April 2028.',
    'Pensions Act 2014, section 26; gov.uk State Pension age timetable',
    '2027-04-06',
  ),
  statePensionAgeNext: claim(
    '67',
    'State Pension age reaches 67 by April 2028.',
    'Pensions Act 2014, section 26',
    '2027-04-06',
  ),
  statePensionAgeLast: claim(
    '68',
    'State Pension age is due to rise to 68 between 2044 and 2046.',
    'Pensions Act 2007, schedule 3; under regular review',
    '2027-04-06',
  ),
  pensionAccessAge: claim(
    '55',
    'Personal pensions can be accessed from age 55.',
    'Finance Act 2004, section 279',
    '2027-04-06',
  ),
  pensionAccessAgeNext: claim(
    '57',
    'The access age rises to 57 from 6 April 2028.',
    'Finance Act 2022, section 10',
    '2027-04-06',
  ),
  pensionAccessChange: claim(
    '6 April 2028',
    'The date on which the access age rises.',
    'Finance Act 2022, section 10',
    '2027-04-06',
  ),
  basicRelief: claim(
    '20%',
    'Basic rate of pension tax relief.',
    'gov.uk: Tax on your private pension contributions',
    '2027-04-06',
  ),
  higherRelief: claim(
    '40%',
    'Higher rate of pension tax relief.',
    'gov.uk: Tax on your private pension contributions',
    '2027-04-06',
  ),
  reliefPayment: claim(
    '£100',
    'Example payment into a pension.',
    'Arithmetic on basic-rate relief',
    '2027-04-06',
  ),
  reliefResult: claim(
    '£125',
    'What a £100 payment becomes with basic-rate relief.',
    'Arithmetic: 100 / 0.8',
    '2027-04-06',
  ),
  equityReleaseAge: claim(
    '55',
    'Equity release is for homeowners aged 55 and over.',
    'Equity Release Council standards',
    '2027-11-01',
  ),
  depositTypical: claim('20%', 'Typical deposit for a mortgage.', 'Lender panel list', '2027-05-01'),
  depositLowest: claim('3.5%', 'Lowest deposit on the panel.', 'Lender panel list', '2027-02-01'),
  mortgageTermShortest: claim(
    '15',
    'Mortgage terms usually run from 15 years.',
    'Lender panel list',
    '2027-11-01',
  ),
  mortgageTermLongest: claim(
    '30',
    'Mortgage terms usually run to 30 years.',
    'Lender panel list',
    '2027-11-01',
  ),
  retentionYears: claim(
    'six years',
    'Data is kept for at least six years.',
    'Retention schedule',
    '2027-11-01',
  ),
  replyCallback: claim(
    '2 working days',
    'An adviser is in contact within 2 working days.',
    'Service standard',
    '2027-11-01',
  ),
  replyContact: claim(
    '48 working hours',
    'An enquiry is answered within 48 working hours.',
    'Service standard',
    '2027-11-01',
  ),
} as const

function claim<Figure extends string>(figure: Figure, statement: string, source: string, reviewBy: string) {
  return { figure, statement, source, reviewBy }
}
