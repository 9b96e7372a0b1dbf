/**
 * Every figure that can become outdated, once. The claim, source and review date of each are in claims.ts, which
 * pages do not import.
 */
export const figures = {
  founded: '2004',
  rebranded: '2006',
  advisers: 'over 140',
  staffRatio: '1 to 4',
  lenders: '80+',
  statePensionAge: '66',
  statePensionAgeNext: '67',
  statePensionAgeLast: '68',
  pensionAccessAge: '55',
  pensionAccessAgeNext: '57',
  pensionAccessChange: '6 April 2028',
  basicRelief: '20%',
  higherRelief: '40%',
  reliefPayment: '£100',
  reliefResult: '£125',
  equityReleaseAge: '55',
  depositTypical: '20%',
  depositLowest: '3.5%',
  mortgageTermShortest: '15',
  mortgageTermLongest: '30',
  retentionYears: 'six years',
  replyCallback: '2 working days',
  replyContact: '48 working hours',
} as const
