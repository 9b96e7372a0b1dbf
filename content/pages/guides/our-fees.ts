import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import {
  fee,
  fees,
  firstHome,
  initialFees,
  investment,
  lifetimeMortgage,
  pension,
} from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { list, p, see, steps, type TextSection, table } from '#content/site/text-blocks.ts'

/** The fee guide. For the server only: no script contains it. */
export const feeSections = entry<TextSection[]>('guides/our-fees', 'The fee guide', [
  {
    id: 'fees-in-short',
    heading: 'Our fees in short',
    blocks: [
      p(
        'sample' in fees
          ? `These are sample figures, edition ${fee.edition}: they show how the page works and are not an offer.`
          : `Edition ${fee.edition}.`,
      ),
      table(
        'What you pay us',
        ['Service', 'Fee', 'When'],
        ['Initial consultation, a phone call', 'nothing', ''],
        ['Mortgage advice', fee.mortgage, 'when the lender makes its offer'],
        [
          'Equity release advice',
          fee.equityRelease,
          'when you get the money; nothing if you do not go ahead',
        ],
        [
          'Pension or investment advice',
          `${fee.initial} of the sum, at least ${fee.initialLeast}, with no upper limit`,
          'once, after our recommendation',
        ],
        [
          'Looking after pensions and investments',
          `${fee.ongoing} a year`,
          'monthly, for as long as you want it',
        ],
        ['A retirement plan in writing', fee.retirementPlan, 'half at the start, half with the plan'],
        ['Insurance and protection', 'no fee; our commission is built into the premium', ''],
        ['Business review', fee.businessReview, 'with the report'],
        ['Other work', `${fee.hourly} an hour`, 'quoted beforehand'],
      ),
      p('No VAT is due on most of these fees. Where VAT is due, the figure we give you includes it.'),
    ],
  },
  {
    id: 'fees-mortgage',
    heading: 'Example: a mortgage',
    blocks: [
      p(
        `You borrow ${firstHome.loan} to buy your first home. You pay us ${fee.mortgage} when the offer is made. The lender pays us about ${firstHome.commission} (${fee.mortgageCommission}) as well. Lenders pay us different amounts, and these must not affect what we recommend. The illustration, the lender’s summary of your loan, shows the exact sum. Without an offer you owe us nothing.`,
      ),
      see(['All costs of buying', `${pages.mortgagePlanning.path}#mortgage-guide-costs`]),
    ],
  },
  {
    id: 'fees-investment',
    heading: 'Example: an investment',
    blocks: [
      table(
        `${investment.sum} invested`,
        ['What', 'How much'],
        ['Our advice, once', investment.initial],
        ['Our continuing advice, a year', investment.ongoing],
        ['Platform, which holds the investments, a year', investment.platform],
        ['Funds, a year, paid to the managers', investment.funds],
        ['Total in the first year, if the value stays the same', investment.firstYear],
      ),
      p('Yearly charges are a share of the value, so they rise and fall with it.'),
    ],
  },
  {
    id: 'fees-yearly',
    keywords: 'ongoing advice fee what do i get review service yearly annual review',
    heading: 'What the yearly fee buys',
    blocks: [
      table(
        `For ${fee.ongoing} of the value a year${feeWords.aside}`,
        ['What', 'When'],
        ['A review with your adviser, in person, by video or by phone', 'once a year'],
        ['A letter that says whether the plan still suits you, and what to change', 'after each review'],
        ['A check of all charges, in pounds', 'once a year'],
        ['Answers to your questions', 'whenever you ask'],
        ['Changes to payments, names and addresses with the providers', 'whenever you ask'],
        ['Help for your family or attorney', 'when you die or cannot act'],
      ),
      p(
        'Not included: advice on a new sum, transfers and mortgages. If we miss a year’s review, we pay that year’s fee back. If you would not use all this, you can pay by the hour when you need us.',
      ),
    ],
  },
  {
    id: 'fees-pension',
    heading: 'Example: a pension',
    blocks: [
      table(
        `${pension.sum} in three old pensions, brought together`,
        ['What', 'How much'],
        ['Our advice, once', pension.initial],
        ['Our continuing advice, a year', pension.ongoing],
        ['Platform, a year', pension.platform],
        ['Funds, a year', pension.funds],
        ['Total in the first year, if the value stays the same', pension.firstYear],
      ),
      p(
        `Advice on moving your pensions costs the same if our advice is to leave them where they are. A written retirement plan is less work, and costs ${fee.retirementPlan} once: it shows where you stand, without advice on moving a pension.`,
      ),
    ],
  },
  {
    id: 'fees-equity-release',
    heading: 'Example: equity release',
    blocks: [
      p(
        `You release ${lifetimeMortgage.sum}. You pay us ${fee.equityRelease} when you get the money, and your solicitor about ${lifetimeMortgage.solicitor}. The lender pays us commission, shown in your illustration. The larger cost is interest, added to the loan if you do not pay it.`,
      ),
      see(['What would be owed, year by year', pages.equityReleaseDebt.path]),
    ],
  },
  {
    id: 'fees-how-paid',
    heading: 'How and when you pay',
    blocks: [
      steps(
        [
          'Before',
          'nothing is due',
          'A client agreement states the fee in pounds. You choose whether to sign.',
        ],
        [
          'Advice',
          'as agreed',
          'By bank transfer to our business account, or out of the pension or investment, which then holds that much less.',
        ],
        [
          'Afterwards',
          'each month, if you choose',
          'The platform takes the fee for continuing advice and shows it on every statement. End the advice whenever you like, by email or phone: the fee stops at the next payment.',
        ],
      ),
      p(
        'We never ask you to pay us money to invest, and we take no cash. If our bank details seem to have changed, ring us before you pay.',
      ),
    ],
  },
  {
    id: 'fees-stop',
    keywords: 'stop paying ongoing fee end cancel',
    heading: 'If you stop, or are not satisfied',
    blocks: [
      p(
        `Before our recommendation you owe us nothing, except the first half of the fee if you asked for a retirement plan. After it you owe the agreed fee, even if you do not act on the advice. Nothing is due for a mortgage before the lender’s offer, or for equity release before you get the money. Most new pensions, ISAs and policies can be cancelled within ${facts.cancellationShort} or ${facts.cancellationLong}, as your documents state.`,
      ),
      p(
        `If our advice was wrong and we could not pay, the Financial Services Compensation Scheme (FSCS) may pay ${tax.compensationAdvice}.`,
      ),
      see(['How to complain', `${pages.contactUs.path}#complaints`]),
    ],
  },
  {
    id: 'fees-worth-it',
    heading: 'When our fee is not worth it',
    blocks: [
      list(
        `You have less than about ${investment.smallSum} to invest: our minimum fee of ${fee.initialLeast}${feeWords.aside} would take more than ${investment.smallShare} of it.`,
        'You ask about budgeting, debt or benefits.',
        'You only want to understand a pension.',
      ),
      table(
        `${feeWords.theFees} for new advice on a pension or investment`,
        ['Sum', 'Fee, once', 'Share of the sum'],
        ...initialFees,
      ),
      p(
        `The ${fee.initial} has no upper limit. On a large sum, compare it with what the work would cost by the hour: ask us.`,
      ),
      list(freeHelp.moneyHelper, freeHelp.pensionWise, freeHelp.stepChange),
      see(['Search our answers', pages.findAnAnswer.path]),
    ],
  },
])
