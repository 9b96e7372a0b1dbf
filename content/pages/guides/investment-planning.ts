import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { fee, investment } from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { type DetailedGuide, list, p, see, steps, table } from '#content/site/text-blocks.ts'

export const investmentGuide = entry<DetailedGuide>('guides/investment-planning', 'Investment planning', {
  steps: {
    id: 'investment-guide-steps',
    heading: 'How we plan an investment, step by step',
    blocks: [
      p('Allow four to eight weeks from the first call to the first purchase. There is no hurry.'),
      steps(
        [
          'First call',
          'half an hour',
          'You tell us what the money is for, when you need it, and what you owe.',
        ],
        [
          'Your finances, and how you feel about risk',
          'an hour or two',
          'We ask about your income, your spending, what you own, and how you have felt about losses before.',
        ],
        [
          'Research and recommendation',
          'two to three weeks',
          'We compare accounts, funds and platforms, the online services that hold them. We write down our advice, its cost in pounds and what we decided against.',
        ],
        [
          'Your decision',
          'as long as you like',
          'You can ask for changes, or say no. You pay the fee that we agreed in writing either way, because it is for the advice.',
        ],
        [
          'Setting it up',
          'one to three weeks',
          `You pay the platform, never us. You can cancel an ISA within ${facts.cancellationShort}, and get back what it is worth then.`,
        ],
        [
          'Yearly review',
          'an hour',
          'Only if you have chosen to have one. Has your life changed? Does the mix still fit? Is each charge earned?',
        ],
      ),
    ],
  },
  costs: {
    id: 'investment-guide-costs',
    heading: 'What it costs to invest: a worked example',
    blocks: [
      p(
        `You invest ${investment.sum}. It starts in an ordinary account and is moved into an ISA over several years. Our fees are ${feeWords.areOnes}; the other charges are typical. The platform is the online service that holds your investments.`,
      ),
      table(
        'Charges in pounds',
        ['What', 'How much', 'When'],
        ['Advice and setting up', `${investment.initial}\u00a0(${fee.initial})`, 'once'],
        ['Platform', `${investment.platform}\u00a0(${fee.platform})`, 'a year'],
        ['Funds', `${investment.funds}\u00a0(${fee.funds})`, 'a year'],
        ['Continuing advice', `${investment.ongoing}\u00a0(${fee.ongoing})`, 'a year, if you want it'],
        ['Total each year', `${investment.yearly} (${investment.yearlyShare})`, ''],
      ),
      p(
        `Our minimum fee for new advice is ${fee.initialLeast}, which is ${investment.smallShare} of ${investment.smallSum}. If you have less than ${investment.smallSum}, we usually suggest that you do without us.`,
      ),
      see(['Our fees in pounds', pages.ourFees.path]),
    ],
  },
  questions: [
    {
      id: 'investment-guide-allowances',
      keywords: 'dividend allowance capital gains tax allowance CGT personal savings allowance interest',
      heading: 'Your yearly tax allowances',
      blocks: [
        table(
          `Yearly allowances, ${tax.taxYear}`,
          ['Allowance', 'A year'],
          ['What you pay into ISAs', tax.isaAllowance],
          ['Of that, into a Lifetime ISA', tax.lifetimeIsaAllowance],
          ['Gains when you sell, outside an ISA', tax.capitalGainsAllowance],
          ['Dividends, outside an ISA', tax.dividendAllowance],
          ['Interest, at the basic rate of tax', tax.savingsAllowance],
          ['Interest, at the higher rate', tax.savingsAllowanceHigher],
          ['What you pay into pensions with tax relief', tax.pensionAllowance],
        ),
        list(
          `Cash ISAs: from ${tax.cashIsaFrom} people under ${tax.cashIsaUnder} can pay in ${tax.cashIsaMost} a year at most.`,
          'Interest: if you pay the additional rate, none of your interest is free of tax. If your income is low, more of it may be.',
          `Pensions: you get tax relief only up to what you earn, or on ${tax.withoutEarningsBecomes} if you earn less.`,
          `Couples: husbands, wives and civil partners each have these allowances, and can give investments to each other without tax on the gain.`,
          `What you have not used by ${tax.taxYearEnd} is mostly lost.`,
        ),
        p(
          `Above the allowances, gains are taxed at ${facts.gainsRates}, and dividends at ${facts.dividendRates}, depending on your income. Interest is taxed at your rate of income tax, and from ${tax.savingsRatesFrom} at ${tax.savingsRatesPoints} percentage points more.`,
        ),
        see(['Which of these change, and when', pages.whatChangesWhen.path]),
      ],
    },
    {
      id: 'investment-guide-inherited',
      heading: 'Money from an inheritance or a divorce',
      blocks: [
        p(
          `Do nothing in a hurry. Put the money into savings, and spread a large sum over several banks. The compensation scheme covers ${tax.compensationDeposits}, and ${tax.compensationTemporary} after an inheritance, a divorce or a house sale. Give yourself six months to decide. Before you invest anything, we look with you at your debts, your home, your pensions and what your children need.`,
        ),
        see(
          ['You have been left something', pages.inheritance.path],
          ['You are separating', pages.divorce.path],
        ),
      ],
    },
    {
      id: 'investment-guide-protected',
      heading: 'What the compensation scheme (FSCS) covers',
      blocks: [
        p(
          `If we gave you unsuitable advice and could not pay for it, the Financial Services Compensation Scheme may pay ${tax.compensationAdvice}. The same limit applies if a platform or fund manager fails and some of your investments are missing. The scheme never covers a fall in value.`,
        ),
      ],
    },
  ],
  risks: {
    id: 'investment-guide-risks',
    keywords: 'inflation rising prices',
    heading: 'What can go wrong with an investment',
    blocks: [
      list(
        'Prices fall just when you need the money. It helps to have time to wait, and cash that you have kept aside.',
        'You sell after a fall and miss the recovery, if there is one.',
        'Too much of your money is in one company, one country or one fund.',
        'Prices in the shops rise faster than your investment grows.',
        'Charges eat into the return. Look at the total each year.',
        'It is a scam. Signs are promised returns, pressure and a firm you do not know.',
      ),
    ],
  },
  papers: {
    id: 'investment-guide-papers',
    heading: 'What to have ready for the first call',
    blocks: [
      list(
        'A list of savings, ISAs, shares and pensions, with rough values.',
        'What you owe, and the interest on it.',
        'What you earn and spend in a month.',
        'Your last tax return, if you make one.',
        'Proof of who you are and where you live.',
      ),
    ],
  },
  alternatives: {
    id: 'investment-guide-alternatives',
    heading: 'When not to invest, and who helps for free',
    blocks: [
      list(
        'You may need the money within five years.',
        'You have no savings for a bad month.',
        'You are paying interest on cards or an overdraft.',
        'You would lose sleep over a fall. Cash is a perfectly good choice.',
        'You know what you want. A low-cost fund in an ISA, bought directly, needs no adviser.',
      ),
      list(freeHelp.moneyHelper, freeHelp.stepChange),
      see(['Pensions instead', pages.retirementPlanning.path]),
    ],
  },
})
