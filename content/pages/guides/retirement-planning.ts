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
      p('Allow two to four months, or longer where a provider is slow.'),
      steps(
        [
          'First call',
          'half an hour',
          'You tell us when you would like to stop work, and what you would like to do then. We say whether advice would help.',
        ],
        [
          'Finding everything',
          'four to eight weeks',
          'With your signature we ask each provider what you have, what it charges and what you would lose by moving it.',
        ],
        [
          'Your spending and your dates',
          'an hour',
          'We list what you must pay for, what you would like to do, and when each pension can start.',
        ],
        [
          'The plan',
          'two weeks',
          'Our advice and reasons in writing, tested for what happens if you live long, prices rise or markets do badly.',
        ],
        [
          'Putting it in place',
          'two to eight weeks',
          `You decide, and we fill in the forms. Most new pensions and annuities can be cancelled within ${facts.cancellationLong}.`,
        ],
        [
          'Review',
          'once a year, if you wish',
          'We compare what you draw with what is left, and change the plan if we must.',
        ],
      ),
    ],
  },
  costs: {
    id: 'retirement-guide-costs',
    heading: 'What advice costs: a worked example',
    blocks: [
      p(
        `You have three old pensions worth ${pension.sum} in total. They are brought together, and we look after them. Our fees are ${feeWords.areOnes}. The charges of the funds, and of the platform that holds them online, are typical.`,
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
        ['Total each year', `${pension.yearly}\u00a0(${investment.yearlyShare})`, ''],
      ),
      p(
        `If an old pension charges less than ${investment.yearlyShare} a year and is well invested, we usually suggest that you leave it alone. Or you can have only a written plan of where you stand, without advice on moving anything. The plan costs ${fee.retirementPlan} once.`,
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
          `Usually you can take ${tax.taxFreePercent} of each pension free of tax: ${pension.taxFree} of ${pension.sum}, for example. Over your lifetime the limit is ${tax.taxFreeLimit} from all pensions together. The rest is added to your other income, and taxed in the year in which you draw it. For most people the first ${tax.personalAllowance} of all income in a year is free of tax.`,
        ),
        p(
          `Think twice if you may work again. ${tax.reliefAfterDrawing} Nor does it apply if you cash in up to three personal pensions of ${facts.smallPot} or less each.`,
        ),
      ],
    },
    {
      id: 'retirement-guide-inheritance-tax',
      heading: `Pensions and inheritance tax from ${tax.pensionsInEstateFrom}`,
      blocks: [
        p(
          `If you die on or after ${tax.pensionsInEstateFrom}, most of what is left in your pensions counts as part of your estate: everything you leave.`,
        ),
        p(
          `The first ${tax.nilRateBand} of an estate is free of tax. Up to ${tax.residenceNilRateBand} more is free where a home goes to children or grandchildren. That second allowance shrinks in estates above ${tax.residenceTaperFrom}, pensions included. Above the allowances the rate is ${tax.inheritanceTaxRate}. Together, a married couple or civil partners have two of each allowance.`,
        ),
        list(
          'What you leave to a husband, wife or civil partner is free of this tax. What you leave to an unmarried partner is not.',
          'A lump sum for death in service (if you die while you work there) from an employer’s registered pension scheme stays outside the estate.',
          `If you die at ${facts.pensionDeathAge} or later, whoever inherits a pension pays income tax on what they draw.`,
          `If you die before ${facts.pensionDeathAge}, whoever inherits usually pays no income tax, provided that the pension is passed on within two years. For lump sums this applies up to ${facts.pensionDeathLumpSum} in total.`,
        ),
        p(
          'If you planned to spend your other savings first and your pension last, look at that plan again. But do not empty a pension in a hurry: that can cost more tax.',
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
          `The full State Pension usually takes ${tax.statePensionYears} qualifying years: you paid enough National Insurance, or are treated as if you had. With fewer than ${tax.statePensionLeastYears} you get nothing. Years spent bringing up children, caring or out of work may count if you claim them.`,
        ),
        p(
          `You can often buy years that are missing from the last six. The extra pension usually repays the price within a few years. First ask the Future Pension Centre (0800 731 0175) whether a bought year would add to your pension.`,
        ),
        p(
          `Each year that you put the State Pension off adds about ${facts.deferralRate} for life. Waiting can suit you if you still work and expect to live long. It rarely does if your health is poor.`,
        ),
      ],
    },
    {
      id: 'retirement-guide-annuity-health',
      heading: 'Annuities, and why your health matters',
      blocks: [
        p(
          'An annuity is an income for life that you buy from an insurer. It pays more if you are expected to live for fewer years. Smoking, high blood pressure, diabetes or an operation can raise the income a good deal. So answer every health question, and compare insurers before you accept your provider’s offer.',
        ),
        p(
          'Decide first whether the income should rise each year, continue for your partner after your death, or be paid for a minimum time. An annuity can seldom be changed afterwards.',
        ),
      ],
    },
    {
      id: 'retirement-guide-scams',
      heading: 'Pension scams',
      blocks: [
        list(
          'Hang up on cold calls about pensions: nearly all are against the law.',
          'Stop if you are offered a “free review”, pressed to sign today, sent a courier, or promised returns that sound too good.',
          'Ring the firm on its number in the Financial Services Register.',
          `If you have signed already, ring your provider at once, and report the scam. ${freeHelp.reportFraud}`,
        ),
      ],
    },
  ],
  risks: {
    id: 'retirement-guide-risks',
    heading: 'What can go wrong in retirement',
    blocks: [
      list(
        'Markets fall in the first years. A loss hurts more when you are selling investments to live on.',
        'You live longer than your plan allows for. Many people do.',
        'Prices rise faster than your income.',
        'A large sum in one year costs more tax than several smaller ones.',
        'Charges add up: one per cent more a year takes nearly a fifth of a pot over twenty years.',
      ),
    ],
  },
  papers: {
    id: 'retirement-guide-papers',
    heading: 'What to have ready',
    blocks: [
      list(
        'Your State Pension forecast from gov.uk.',
        'Each pension’s latest statement, or just the employer’s name and the years.',
        'A year of bank statements, or a list of what you spend.',
        'Savings, mortgage and other debts.',
        'Wills, powers of attorney and the forms on who should have your pensions.',
      ),
    ],
  },
  alternatives: {
    id: 'retirement-guide-alternatives',
    heading: 'When you do not need us, and who helps for free',
    blocks: [
      list(
        'Your workplace pension is your only one, you are years away, and its fund suits you.',
        `You have one small pot. Below about ${investment.smallSum}, ${feeWords.ourFee} would take too much of it.`,
        'You only want to understand your options.',
      ),
      list(freeHelp.pensionWise, freeHelp.moneyHelper, freeHelp.ageUk),
      see(
        ['Investing outside a pension', pages.investmentPlanning.path],
        ['Paying for care', pages.care.path],
      ),
    ],
  },
})
