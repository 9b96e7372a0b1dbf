import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { fee, lifetimeMortgage } from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import { type DetailedGuide, list, p, see, steps, table } from '#content/site/text-blocks.ts'

export const equityReleaseGuide = entry<DetailedGuide>('guides/equity-release', 'Equity release', {
  steps: {
    id: 'equity-release-guide-steps',
    heading: 'How equity release works, step by step',
    blocks: [
      p('Eight to twelve weeks is usual. Until you get the money, you can stop at any point.'),
      steps(
        [
          'First call',
          'half an hour',
          'You tell us what the money is for, and what else you have tried. Someone you trust can join the call.',
        ],
        [
          'Benefits and alternatives',
          'one to two weeks',
          'We check what you could claim, and compare a move, a mortgage with payments and help from family. If we rule one out, we write down why.',
        ],
        [
          'Recommendation',
          'one to two weeks',
          'The illustration, the lender’s summary of your loan, shows the debt year by year. We explain it at a meeting, with your family if you like.',
        ],
        [
          'Application and valuation',
          'two to three weeks',
          'The lender’s surveyor visits. You may be asked about your health: some lenders lend more if you are ill.',
        ],
        [
          'Your own solicitor',
          'three to four weeks',
          'Your solicitor must see you, and make sure that you understand the plan and are under no pressure.',
        ],
        [
          'Completion',
          'one day',
          'Any old mortgage is paid off, and you get the rest. Money kept in reserve costs no interest until you draw it, and then at the rate on the day you do.',
        ],
      ),
    ],
  },
  costs: {
    id: 'equity-release-guide-costs',
    heading: 'What it costs: to arrange, and over the years',
    blocks: [
      p(
        `A lifetime mortgage of ${lifetimeMortgage.sum} at a fixed ${lifetimeMortgage.rate} a year, with nothing paid off. The rate is an example; our fee is ${feeWords.isOne}.`,
      ),
      table(
        'What you would pay, and when',
        ['What', 'How much', 'When'],
        ['Our fee', fee.equityRelease, 'when you get the money'],
        ['Your solicitor', lifetimeMortgage.solicitor, 'when you get the money'],
        ['Total, before any lender’s fee', lifetimeMortgage.fees, ''],
      ),
      p(
        `Interest costs far more than these fees: at this rate the debt doubles in about ${lifetimeMortgage.doubles} years. Some lenders add a fee. The lender also pays us commission, and you see in writing how much.`,
      ),
      see(['Our fees in pounds', pages.ourFees.path]),
    ],
  },
  questions: [
    {
      id: 'equity-release-guide-council',
      heading: 'What the Equity Release Council’s standards give you',
      blocks: [
        p('We recommend only plans that meet these standards. You then have:'),
        list(
          'a rate of interest that is fixed for life, or has an upper limit for life',
          'the right to stay in your home for life, or until you move into care for good, as long as you keep to the terms',
          'the right to move to another suitable home and take the loan with you',
          'a no negative equity guarantee: you never owe more than the home is sold for',
          'the right to pay back part of the loan each year without charge, within limits',
          'legal advice from a solicitor of your own',
        ),
      ],
    },
    {
      id: 'equity-release-guide-payments',
      heading: 'Paying the interest, or some of it',
      blocks: [
        p(
          'If you pay the interest each month, the debt stays as it was. Paying even half of it slows the growth a good deal. Some lenders charge you a lower rate if you pay, and let you stop later. If you miss payments, interest is usually added to the loan instead. But with some plans you can lose the home.',
        ),
      ],
    },
    {
      id: 'equity-release-guide-care',
      heading: 'If one of you needs care, or dies',
      blocks: [
        p(
          'A joint plan goes on until the last of you has died or moved into care for good. The home is then usually sold within twelve months, and interest runs until the sale. Anyone else who lives with you will have to move, so tell us who does.',
        ),
      ],
    },
  ],
  risks: {
    id: 'equity-release-guide-risks',
    keywords: 'equity release risks disadvantages pitfalls dangers',
    heading: 'What can go wrong with equity release',
    blocks: [
      list(
        'The debt outgrows the value of the home, and nothing is left to pass on.',
        'You want to repay early, and the charge is large, sometimes for ten years or more.',
        'Money in your account can cost you benefits that depend on your savings. Take only what you need now.',
        'You cannot move where you like: many lenders refuse sheltered housing and some flats.',
        'You break a term: the home is empty, uninsured or in disrepair. The lender may then ask for its money, and the home may be repossessed.',
      ),
    ],
  },
  papers: {
    id: 'equity-release-guide-papers',
    heading: 'What to have ready, and who to ask along',
    blocks: [
      list(
        'Proof of who you are, and your title deeds or Land Registry entry if you have them.',
        'The statement of any mortgage, and your buildings insurance.',
        'What you receive in pensions and benefits.',
        'Your will, and powers of attorney if you have made them.',
        'Your family, or a friend. The decision is yours, and easier to explain now than later.',
      ),
    ],
  },
  alternatives: {
    id: 'equity-release-guide-alternatives',
    heading: 'When not to use it, and who helps for free',
    blocks: [
      list(
        `You are younger than ${facts.equityReleaseAge}. Or your partner is, and might have to leave the home when you die or move into care.`,
        'A smaller home would suit you and free more money.',
        'The council or a charity would pay for the repair, the ramp or the bathroom.',
        'There is Pension Credit or Attendance Allowance that you have not claimed yet.',
        'The money is to pay off cards or loans: speak to a debt charity first.',
        'The idea is someone else’s, and you are not sure.',
      ),
      list(freeHelp.moneyHelper, freeHelp.ageUk, freeHelp.stepChange),
      see(['Retirement income first', pages.retirementPlanning.path]),
    ],
  },
})
