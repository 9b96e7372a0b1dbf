import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { defaultFundChargeCap } from '#content/site/tax-and-rates.ts'
import { formatMoney } from '#domain/money.ts'
import { pensionLimits } from '#domain/pension-growth.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { fieldErrors } from './calculator-words.ts'

const { age, retire, pot, monthly, charge } = pensionLimits

export const pensionPage = entry('calculators/pension', 'Pension', {
  meta: meta(
    'Pension calculator',
    'What a pension could grow to with lower, middle and higher growth, in today’s money, with tax relief and charges counted.',
    'calculator calculate projection',
  ),
  heading: 'What could my pension grow to?',
  lead: 'Nobody knows. But with the growth rates that projections must use, you can see a range, in today’s money.',
  example: { born: '1976-05-01', retire: '67', pot: '60,000', monthly: '200', charge: '' },
  fields: {
    born: {
      label: 'Date of birth',
      hint: 'It decides from when you can use a pension',
      errors: {
        empty: 'Enter your date of birth.',
        unreadable: 'Enter your date of birth as day, month and year.',
        tooYoung: `Enter a date of birth at least ${age[0]} years ago.`,
        tooOld: `Enter a date of birth less than ${retire[1]} years ago: at that age tax relief ends.`,
      },
    },
    retire: {
      label: 'Age at which you would stop',
      hint: `From ${facts.pensionAccessAgeNext} for most people, up to 75`,
      errors: {
        ...fieldErrors({
          what: 'an age',
          example: '67',
          least: String(retire[0]),
          most: String(retire[1]),
        }),
        agePassed: 'Enter an age that you have not reached yet.',
        beforePensionAge: `From ${facts.pensionAccessChange} a private pension can be used from ${facts.pensionAccessAgeNext}. Enter ${facts.pensionAccessAgeNext} or more.`,
      },
    },
    pot: {
      label: 'In your pensions now',
      hint: 'Pots that you have, without the State Pension',
      errors: fieldErrors({
        what: 'a pension pot',
        example: '40,000',
        least: formatMoney(pot[0]),
        most: formatMoney(pot[1]),
      }),
    },
    monthly: {
      label: 'You pay in each month',
      hint: 'From your own bank account, before tax relief is added',
      errors: {
        ...fieldErrors({ what: 'a monthly payment', example: '200', least: formatMoney(monthly[0]) }),
        high: `Enter ${formatMoney(monthly[1])} or less: with tax relief that is the annual allowance.`,
      },
    },
    charge: {
      label: 'Charges a year in percent',
      hint: `If you leave it empty: ${defaultFundChargeCap / 100}`,
      errors: fieldErrors({
        what: 'a charge',
        example: '0.75',
        least: formatRate(charge[0]),
        most: formatRate(charge[1]),
      }),
    },
  },
  headline: 'In today’s money it could be',
  range: '{lower} to {higher}',
  relief: 'With tax relief {monthly} a month becomes {gross}.',
  sentence:
    'From {age} to {retire} the pot could come to {lower} with lower growth, {middle} with middle and {higher} with higher growth. It could also be less or more than any of these.',
  growth: {
    lower: 'Lower growth',
    middle: 'Middle growth',
    higher: 'Higher growth',
  },
  growthAt: '{name}, {percent}%',
  realRates: 'After charges and the rise in prices that is {rates} a year.',
  table: {
    pot: 'Pot',
    income: 'Income a year it might support',
  },
  incomeNote:
    'The income is the pot spent evenly until you are {later} or {earlier}, before tax, if it grows only as fast as prices. An annuity or drawdown can pay more or less.',
  paidIn: 'Paid in, with tax relief',
  statePension: {
    heading: 'Your State Pension beside it',
    text: 'Under the law as it stands you reach State Pension age at {age}, on {day}. The full new State Pension is {weekly} a week; how much you get depends on your National Insurance record.',
    reached: 'You have reached State Pension age already, or are about to.',
    forecast: 'Check your State Pension forecast on gov.uk',
    forecastUrl: 'https://www.gov.uk/check-state-pension',
  },
  minimumAge: {
    text: 'With your date of birth you can use a private pension from {age}.',
    shutOut: `With your date of birth you can use a private pension from ${facts.pensionAccessAge}, but only until the age rises on ${facts.pensionAccessChange}. From then on you could be shut out again until you are ${facts.pensionAccessAgeNext}, apart from what you have begun to use, or unless the pension has a protected age.`,
  },
  caption:
    'The picture shows three lines, one for each growth rate, from today to {retire}. They end between {lower} and {higher}: the further ahead, the wider the range.',
  chart: { xLabel: 'Your age' },
  claims: [
    'projectionRates',
    'projectionInflation',
    'pensionTaxRelief',
    'defaultFundChargeCap',
    'minimumPensionAge',
    'statePensionTimetable',
    'newStatePensionWeekly',
    'pensionLastsUntil',
  ],
  mainRisk: 'investment',
  warnings: [
    'The value of pensions and investments can fall as well as rise, and you may get back less than you put in. None of these figures is promised; they are rounded down.',
    'Tax treatment depends on your individual circumstances and may change.',
  ],
  notes: [
    'What an employer pays in is not counted, so with a workplace pension the pot could be larger than shown. If your payments are taken from your pay before tax, or by salary sacrifice, no relief is added to them, and the figures here are too high.',
    'Your payments rise with prices every year. Growth within a year is in proportion to its months, and charges are taken off it.',
    'Tax relief is counted at the basic rate. If you pay tax at a higher rate, you may be able to claim more. Tax treatment depends on your individual circumstances and may change.',
    'Usually a quarter of a pot can be taken free of tax, up to a limit; the rest is taxed as income. The State Pension counts as income too. Tax treatment depends on your individual circumstances and may change.',
  ],
  summary:
    'Pension: age {age}, stopping at {retire}, {pot} now, {monthly} a month, projected {lower} to {higher} in today’s money.',
} as const)
