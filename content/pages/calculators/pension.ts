import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { rates } from '#content/site/tax-and-rates.ts'
import * as tax from '#content/site/tax-words.ts'
import { formatMoney } from '#domain/money.ts'
import { pensionLimits } from '#domain/pension-growth.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { fieldErrors } from './calculator-words.ts'

const { defaultFundChargeCap } = rates

const { age, retire, pot, monthly, earnings, state, charge } = pensionLimits

export const pensionPage = entry('calculators/pension', 'Pension', {
  meta: meta(
    'Pension calculator',
    'What a pension could grow to, with your employer’s payments, and what it could pay each month after tax beside your State Pension.',
    'calculator calculate projection can I afford to retire at stop work early after tax income a month how much retirement living standards am I on track',
  ),
  heading: 'What could my pension grow to?',
  lead: 'And what would it pay each month, after tax and with your State Pension? Nobody knows, so you see a range, in today’s money.',
  example: {
    born: '1976-05-01',
    retire: '64',
    pot: '60,000',
    monthly: '200',
    relief: 'source',
    employer: '150',
    earnings: '',
    cash: 'spread',
    state: '',
    charge: '',
  },
  fields: {
    born: {
      label: 'Date of birth',
      hint: 'It decides when you can use a pension, and is part of the address of this page',
      errors: {
        empty: 'Enter your date of birth.',
        unreadable: 'Enter your date of birth as day, month and year.',
        tooYoung: `Enter a date of birth at least ${age[0]} years ago.`,
        tooOld: `Enter a date of birth less than ${retire[1]} years ago: at that age tax relief ends.`,
      },
    },
    retire: {
      label: 'Age at which you would stop',
      hint: `From ${facts.pensionAccessAgeNext} for most people, up to 75. To stop now, your age today`,
      errors: {
        ...fieldErrors({
          what: 'an age',
          example: '67',
          least: String(retire[0]),
          most: String(retire[1]),
        }),
        agePassed:
          'You are past that age. To stop now, enter the age you are today; to stop later, a higher one.',
        beforePensionAge: `From ${facts.pensionAccessChange} a private pension can be used from ${facts.pensionAccessAgeNext}. Enter ${facts.pensionAccessAgeNext} or more.`,
      },
    },
    pot: {
      label: 'In your pensions now',
      hint: 'All your pots together, without the State Pension',
      errors: fieldErrors({
        what: 'a pension pot',
        example: '40,000',
        least: formatMoney(pot[0]),
        most: formatMoney(pot[1]),
      }),
    },
    monthly: {
      label: 'You pay in each month',
      hint: 'The sum that leaves your account or your pay',
      errors: {
        ...fieldErrors({ what: 'a monthly payment', example: '200', least: formatMoney(monthly[0]) }),
        high: `Enter less: with tax relief this is more than the annual allowance of ${tax.pensionAllowance}. What you did not use in earlier years can sometimes be added; an adviser can work it out.`,
        aboveEarnings: `Enter less, or correct your earnings: relief is limited to what you earn in the year, or ${tax.withoutEarningsBecomes} if that is more.`,
      },
    },
    relief: {
      label: 'How your payment gets its tax relief',
      options: [
        { value: 'source', label: 'The provider adds it' },
        { value: 'net-pay', label: 'Taken from pay before tax' },
        { value: 'sacrifice', label: 'Salary sacrifice' },
      ],
      errors: { unreadable: 'Choose how your payment gets its tax relief. Your payslip or scheme says.' },
    },
    employer: {
      label: 'Your employer pays in each month',
      hint: 'Nothing if you are self-employed',
      errors: {
        ...fieldErrors({ what: 'your employer’s payment', example: '150', least: formatMoney(monthly[0]) }),
        high: `Enter less: the annual allowance for all payments together is ${tax.pensionAllowance}.`,
        aboveAllowance: `Enter less: your payment and your employer’s together are more than the annual allowance of ${tax.pensionAllowance}.`,
      },
    },
    earnings: {
      label: 'What you earn a year',
      hint: 'To check that all of your payment gets relief',
      errors: fieldErrors({
        what: 'your earnings',
        example: '35,000',
        least: formatMoney(earnings[0]),
        most: formatMoney(earnings[1]),
      }),
    },
    cash: {
      label: 'The part that is free of tax',
      options: [
        { value: 'spread', label: 'A little with each payment' },
        { value: 'first', label: 'All when I stop, for something else' },
      ],
      errors: { unreadable: 'Choose when you would take the part that is free of tax.' },
    },
    state: {
      label: 'Your State Pension a week',
      hint: `From your forecast. If you leave it empty: ${tax.statePensionWeekly}`,
      errors: fieldErrors({
        what: 'a State Pension',
        example: tax.statePensionWeekly,
        least: formatMoney(state[0]),
        most: formatMoney(state[1]),
      }),
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
  /** For somebody who has the age already: nothing grows or is paid in before. */
  now: {
    headline: 'Your pot, if you stop now',
    sentence: 'If you stop now, nothing more is paid in: you begin with {middle}.',
    month: 'A month, until {later}',
    first: 'Free of tax, at once: {middle}. It is not part of the income below.',
    row: 'If you stop now',
    yearly: 'That is',
  },
  relief: {
    added: 'With tax relief {monthly} a month becomes {gross}.',
    employer: 'Your employer adds {employer}.',
  },
  afterTax: {
    sentence:
      'After tax that could pay {range} a month once your State Pension has begun, which is included.',
    heading: 'What it could pay each month, after tax',
    before: 'Until your State Pension',
    with: 'With your State Pension',
    note: 'In today’s money, if the pot is spent until you are {later} (the lower figure) or {earlier} (the higher), and grows from then on only as fast as prices. Income tax is that of England, Wales and Northern Ireland; Scotland’s rates differ. An annuity or drawdown can pay more or less.',
    bridge:
      'Your State Pension begins {time} after you stop. Until then more is drawn from the pot, so that your income before tax stays the same as far as the pot allows.',
    first: 'Free of tax, when you stop: {lower}, {middle} or {higher}. It is not part of the income below.',
    month: 'A month, with middle growth, until {later}',
    fromPot: 'From the pot, rounded down',
    state: 'State Pension',
    tax: 'Income tax',
    net: 'After tax, rounded down',
  },
  standards: {
    heading: 'Is that enough?',
    yearly: 'With middle growth that is',
    reached: {
      none: '{net} a year after tax, below what the Retirement Living Standards call a minimum for one person.',
      minimum:
        '{net} a year after tax: more than a minimum and less than a moderate retirement for one person.',
      moderate:
        '{net} a year after tax: more than a moderate and less than a comfortable retirement for one person.',
      comfortable:
        '{net} a year after tax: enough for what is called a comfortable retirement for one person.',
    },
    level: 'A year',
    minimum: 'Minimum',
    moderate: 'Moderate',
    comfortable: 'Comfortable',
    one: 'One person',
    two: 'Two people',
    note: 'These sums leave out rent, mortgage and care. Two people share many costs, and both of their incomes count. Newer sums may have been published.',
  },
  sentence:
    'From {age} to {retire} the pot could come to {lower} with lower growth, {middle} with middle and {higher} with higher growth. It could also be less or more than any of these.',
  growth: {
    lower: 'Lower growth',
    middle: 'Middle growth',
    higher: 'Higher growth',
  },
  growthAt: '{name}, {percent}%',
  realRates:
    'After charges and the rise in prices the pot changes by {lower} a year with lower growth, {middle} with middle and {higher} with higher growth.',
  pot: 'Pot at {retire}',
  paidIn: 'Paid in, with tax relief and your employer’s part',
  statePension: {
    heading: 'Your State Pension beside it',
    text: 'Under the law as it stands you reach State Pension age at {age}, on {day}. The full new State Pension is {weekly} a week; how much you get depends on your National Insurance record.',
    reached: 'You have reached State Pension age already, or are about to.',
    forecast: 'Check your State Pension forecast on gov.uk',
    forecastUrl: 'https://www.gov.uk/check-state-pension',
  },
  minimumAge: {
    text: 'Going by your date of birth, you can use a private pension from {age}.',
    shutOutNow: `You have reached ${facts.pensionAccessAge}, so you can use a private pension now, and until ${facts.pensionAccessChange}. From that day you could be shut out again until you are ${facts.pensionAccessAgeNext}, except from what you have begun to use. Some pensions let you keep the earlier age (a protected age).`,
    shutOut: `Going by your date of birth, you can use a private pension from ${facts.pensionAccessAge}, but only until the age rises on ${facts.pensionAccessChange}. From then on you could be shut out again until you are ${facts.pensionAccessAgeNext}, except from what you have begun to use. Some pensions let you keep the earlier age (a protected age).`,
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
    'taxFreeCash',
    'personalAllowance',
    'incomeTaxBands',
    'pensionAnnualAllowance',
    'pensionWithoutEarnings',
    'retirementLivingStandards',
    'pensionLastsUntil',
  ],
  mainRisk: 'investment',
  warnings: [
    'The value of pensions and investments can fall as well as rise, and you may get back less than you put in. None of these figures is promised; they are rounded down.',
    'Tax treatment depends on your individual circumstances and may change.',
  ],
  notes: [
    'Where the provider adds the tax relief, we count it at the basic rate. Where a payment is taken from pay before tax, or by salary sacrifice (you give up pay, and your employer pays it in), the sum you enter is all that goes in. All payments rise with prices every year. Growth within a year is in proportion to its months, and charges are taken off it.',
    'If you pay tax at a higher rate and the provider adds the relief, you may be able to claim more. The part of a pot that is free of tax has a limit; the rest is taxed as income, and so is the State Pension. Bands and allowance are assumed to rise with prices, although they are frozen for some years. Other income is not counted.',
  ],
  summary:
    'Pension: age {age}, stopping at {retire}, {pot} now, {monthly} a month, projected {range} in today’s money.',
} as const)
