import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { fee, investment, pension } from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { type DetailedGuide, list, p, see, steps, table } from '#content/site/text-blocks.ts'

export const retirementGuide = entry<DetailedGuide>('guides/retirement-planning', 'Retirement planning', {
  steps: {
    id: 'retirement-guide-steps',
    heading: 'From old letters to an income, step by step',
    blocks: [
      p('Allow two to four months, longer where a pension provider is slow to answer.'),
      steps(
        [
          'First call',
          'half an hour',
          'When would you like to stop, and what would you like to do? We say whether advice would help.',
        ],
        [
          'Finding everything',
          'four to eight weeks',
          'You sign a letter for each provider, and we ask what you have, what it charges and what you would lose by moving it.',
        ],
        [
          'Your spending and your dates',
          'an hour',
          'What must be paid, what you would like, and when each pension can start.',
        ],
        [
          'The plan',
          'two weeks',
          'We test it against long life, rising prices and poor markets, and write down what we recommend and why.',
        ],
        [
          'Putting it in place',
          'two to eight weeks',
          `You decide; we do the forms. Most new pensions and annuities can be cancelled within ${facts.cancellationLong}.`,
        ],
        [
          'Review',
          'once a year, if you wish',
          'We check how much you draw against what is left, and change it if we must.',
        ],
      ),
    ],
  },
  costs: {
    id: 'retirement-guide-costs',
    heading: 'What advice costs: a worked example',
    blocks: [
      p(
        `Three old pensions worth ${pension.sum} in total, brought together and looked after. Our fees are ${feeWords.areOnes}; charges of platforms and funds are typical ones.`,
      ),
      table(
        'What you would pay',
        ['What', 'How much', 'When'],
        [
          'Advice, and moving them if that is right',
          `${pension.initial}\u00a0(${fee.initial})`,
          'once, from the pension or by bank transfer',
        ],
        ['Platform', `${pension.platform}\u00a0(${fee.platform})`, 'a year'],
        ['Funds', `${pension.funds}\u00a0(${fee.funds})`, 'a year'],
        ['Continuing advice, if you want it', `${pension.ongoing}\u00a0(${fee.ongoing})`, 'a year'],
        ['Total each year', pension.yearly, ''],
      ),
      p(
        `If one of your old pensions costs less each year than the table shows, and is invested well, we usually suggest that you leave it. A written plan that shows where you stand, without advice on moving anything, costs ${fee.retirementPlan}.`,
      ),
      see(['Our fees in pounds', pages.ourFees.path]),
    ],
  },
  questions: [
    {
      id: 'retirement-guide-tax-free-cash',
      keywords:
        'personal allowance personal tax allowance income tax on pension MPAA money purchase annual allowance',
      heading: 'How much can I take free of tax?',
      blocks: [
        p(
          `Usually ${tax.taxFreePercent} of each pension, up to ${tax.taxFreeLimit} over your lifetime from all of them. On ${pension.sum} that is ${pension.taxFree}. The rest is taxed as income in the year you take it, on top of your other income. The first ${tax.personalAllowance} of income a year is free for most people.`,
        ),
        p(
          `You need not take it at once. Taken in slices over some years, the same pension often costs less tax than in one sum. Once you draw taxable income flexibly, you can pay only ${tax.moneyPurchaseAllowance} a year into such pensions with relief, so think twice if you may work again. Up to three personal pensions of ${facts.smallPot} or less can be cashed in without that limit.`,
        ),
      ],
    },
    {
      id: 'retirement-guide-inheritance-tax',
      heading: `Pensions and inheritance tax from ${tax.pensionsInEstateFrom}`,
      blocks: [
        p(
          `For deaths from ${tax.pensionsInEstateFrom} most unused pensions count as part of the estate. An estate is free of tax up to ${tax.nilRateBand}, and up to ${tax.residenceNilRateBand} more where a home goes to children or grandchildren; above that the rate is ${tax.inheritanceTaxRate}. The second allowance shrinks in estates above ${tax.residenceTaperFrom}, and pensions count towards that too. Married couples and civil partners can use both twice.`,
        ),
        list(
          'What goes to a husband, wife or civil partner is exempt. An unmarried partner is not.',
          'Lump sums for death in service stay outside.',
          `If you die at ${facts.pensionDeathAge} or later, whoever inherits pays income tax on what they draw. If you die earlier they usually pay none, for lump sums up to ${facts.pensionDeathLumpSum} in total, if it is settled within two years.`,
          'Tell each provider who should have the pension. The scheme usually decides and takes your wishes into account.',
        ),
        p(
          'If you planned to spend everything else first and keep the pension for last, look at that again. Do not empty a pension in a hurry: that can cost more tax, not less.',
        ),
        p('The Financial Conduct Authority does not regulate tax and estate planning.'),
        see(['What else changes, and when', pages.whatChangesWhen.path]),
      ],
    },
    {
      id: 'retirement-guide-national-insurance',
      keywords: 'defer deferral delay put off state pension',
      heading: 'Gaps in National Insurance, and putting the State Pension off',
      blocks: [
        p(
          `The full State Pension usually needs ${tax.statePensionYears} qualifying years; below ${tax.statePensionLeastYears} you get nothing. Years spent bringing up children, caring or out of work may count if you claim them. Missing years of the last six can often be bought, and the price is usually earned back within a few years of drawing it. Ask the Future Pension Centre (0800 731 0175) first whether a year would add anything for you.`,
        ),
        p(
          `You may put the State Pension off. Each year of waiting adds about ${facts.deferralRate} for life. That can suit people who still work and expect to live long. It rarely suits people in poor health.`,
        ),
      ],
    },
    {
      id: 'retirement-guide-annuity-health',
      heading: 'Annuities, and why your health matters',
      blocks: [
        p(
          'An annuity pays more if your life is expected to be shorter. Smoking, high blood pressure, diabetes or an operation can raise it a good deal. Answer every health question, and compare your own provider’s figure with others before you accept it.',
        ),
        p(
          'Decide on three things before you buy: whether it rises each year, whether it goes on for a partner, and whether it is paid for a minimum time. It can seldom be changed afterwards.',
        ),
      ],
    },
    {
      id: 'retirement-guide-scams',
      heading: 'Pension scams',
      blocks: [
        list(
          'Cold calls about pensions are against the law, with few exceptions. Hang up.',
          'A “free review”, pressure to sign today, a courier, returns that sound too good: each is a reason to stop.',
          'Look the firm up on the Financial Services Register and ring the number shown there.',
          `If you have signed already, ring your provider at once, and report it. ${freeHelp.reportFraud}`,
        ),
      ],
    },
  ],
  risks: {
    id: 'retirement-guide-risks',
    heading: 'What can go wrong in retirement',
    blocks: [
      list(
        'Markets fall in the first years of drawing. The same loss hurts more then, because you are selling to live.',
        'You live longer than the plan. Many people do.',
        'Prices rise faster than the income.',
        'A large sum taken in one year costs you more tax than several smaller ones would.',
        'Charges add up: an extra one per cent a year takes nearly a fifth of a pot over twenty years.',
      ),
    ],
  },
  papers: {
    id: 'retirement-guide-papers',
    heading: 'What to have ready',
    blocks: [
      list(
        'Your State Pension forecast from gov.uk.',
        'The latest statement of each pension, or just the employer’s name and the years.',
        'A year of bank statements, or a list of what you spend.',
        'Savings, mortgage and other debts.',
        'Wills, powers of attorney and the forms that say who should have your pensions.',
      ),
    ],
  },
  alternatives: {
    id: 'retirement-guide-alternatives',
    heading: 'When you do not need us, and who helps for free',
    blocks: [
      list(
        'Your workplace pension is your only one, you are years away, and you are content with the fund it uses.',
        `You have one small pot. Under about ${investment.smallSum} ${feeWords.ourFee} would take too much of it.`,
        'You want to understand your options before you talk to anyone who charges.',
      ),
      list(freeHelp.pensionWise, freeHelp.moneyHelper, freeHelp.ageUk),
      see(
        ['Investing outside a pension', pages.investmentPlanning.path],
        ['Paying for care', pages.care.path],
      ),
    ],
  },
})
