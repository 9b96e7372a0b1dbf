import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { fee, firstHome } from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { type DetailedGuide, list, p, see, steps, table } from '#content/site/text-blocks.ts'

export const mortgageGuide = entry<DetailedGuide>('guides/mortgage-planning', 'Mortgage planning', {
  steps: {
    id: 'mortgage-guide-steps',
    keywords:
      'how long does it take to buy a house home get a mortgage process timeline mortgage application',
    heading: 'Buying with a mortgage, step by step',
    blocks: [
      p(
        'Allow four to six months, including some weeks to find a home. Once you have found one, the legal work takes longest.',
      ),
      steps(
        [
          'First call',
          'half an hour',
          'We ask what you earn, owe and have saved. We tell you whether advice would help, and what it costs.',
        ],
        ['Agreement in principle', 'one to three days', 'A lender says what it would probably lend.'],
        [
          'Find a home, and make an offer',
          'up to you',
          'In England and Wales neither side is bound until contracts are exchanged. In Scotland both sides are bound sooner. In Northern Ireland, ask your solicitor.',
        ],
        [
          'Full application',
          'one week',
          'We recommend a mortgage in writing, with reasons. If you agree, we apply for it.',
        ],
        [
          'Valuation and offer',
          'two to four weeks',
          `The lender values the home and checks your documents. You have at least ${facts.mortgageReflection} to think the offer over.`,
        ],
        [
          'Searches and survey',
          'six to ten weeks',
          'Your solicitor checks who owns the home, its planning permissions and any lease. Your own survey shows what the lender’s valuation does not.',
        ],
        [
          'Exchange, then completion',
          'one to four weeks',
          'At exchange you pay the deposit and are bound; at completion the lender pays the rest and you get the keys.',
        ],
      ),
    ],
  },
  costs: {
    id: 'mortgage-guide-costs',
    keywords: 'total cost of buying a home house',
    heading: 'What it costs: a worked example',
    blocks: [
      p(
        `A first home for ${firstHome.price} in England, with a deposit of ${firstHome.deposit} (${firstHome.depositShare}) and the loan of the representative example above. The loan is only an illustration: you cannot apply for it. Our own fee is ${feeWords.isOne}.`,
      ),
      table(
        'What you would need, and when',
        ['What', 'How much', 'When'],
        ['Deposit', firstHome.deposit, 'at exchange'],
        ['Our fee', fee.mortgage, 'when the lender makes its offer'],
        ['Lender’s fee', fee.lenderFee, 'with the application, or added to the loan'],
        ['Survey of your own', fee.survey, 'before exchange'],
        ['Solicitor and searches', fee.conveyancing, 'mostly at completion'],
        ['Stamp duty', 'nothing', 'for a first-time buyer at this price'],
        ['Total, if the lender’s fee is not added to the loan', firstHome.upFront, ''],
        ['Monthly payment', firstHome.monthly, `for ${firstHome.fixedYears} years`],
        ['Monthly payment afterwards', firstHome.monthlyLater, 'if you take no new deal'],
        ['Total repaid, fees included', firstHome.payable, `over ${firstHome.years} years`],
      ),
      p(
        `Over ${firstHome.longerYears} years at the same rates, you would start at ${firstHome.monthlyLonger} a month and repay more in total: ${firstHome.payableLonger}.`,
      ),
      p(
        `The lender would also pay us about ${firstHome.commission} (${fee.mortgageCommission} of the loan). You see the exact sum in writing before you apply.`,
      ),
      see(['Our fees in pounds', pages.ourFees.path]),
    ],
  },
  questions: [
    {
      id: 'mortgage-guide-small-deposit',
      heading: `Buying with a deposit of ${facts.depositMainstream}`,
      blocks: [
        p(
          'Many lenders accept a deposit as small as this if your credit record is clean. They do so more readily for a house than for a new flat. The danger is that prices may fall, so that you owe more than the home is worth. It is then hard to move or to change lender.',
        ),
      ],
    },
    {
      id: 'mortgage-guide-lifetime-isa',
      heading: 'Lifetime ISA and Help to Buy',
      blocks: [
        p(
          `If you are aged ${tax.lifetimeIsaAges} you can open a Lifetime ISA. You may pay in ${tax.lifetimeIsaAllowance} a year, and the government adds ${tax.lifetimeIsaBonus}: up to ${tax.lifetimeIsaBonusMoney}. A year after the first payment you can use it for a first home of up to ${tax.lifetimeIsaHome}.`,
        ),
        p(
          `If you take money out for anything else before ${tax.lifetimeIsaLater}, you usually lose ${tax.lifetimeIsaCharge} of it, so you may get back less than you paid in. The government plans to replace the Lifetime ISA with a simpler account for first-time buyers, so check gov.uk first.`,
        ),
        p(
          `In England, Help to Buy equity loans closed to new applications on ${tax.helpToBuyClosed}, and the scheme ended in ${tax.helpToBuyEnded}. If you have such a loan, interest starts in the sixth year. Before then, ask us about paying the loan off or changing your mortgage.`,
        ),
      ],
    },
    {
      id: 'mortgage-guide-shared-ownership',
      heading: 'Shared ownership',
      blocks: [
        p(
          `In England you buy a share of ${facts.sharedOwnershipShares} with a mortgage (at least a quarter in older schemes), and pay rent to a housing association on the share you do not own. You can buy further shares later. The rent rises each year by a formula, and you pay all of the service charge. Fewer lenders offer these mortgages, and selling takes longer.`,
        ),
      ],
    },
    {
      id: 'mortgage-guide-family',
      heading: 'Help from family',
      blocks: [
        list(
          'A gift towards the deposit. The lender wants a letter that says it does not have to be repaid.',
          'Family savings that the lender holds for some years as security. If you miss payments, your family may lose some of that money.',
          'A joint mortgage on a home that is yours alone. Your parent’s income counts, and they owe the whole loan too. Each of you needs a solicitor of your own.',
        ),
      ],
    },
    {
      id: 'mortgage-guide-leasehold',
      keywords: 'lease length years left short lease',
      heading: 'Flats and leasehold',
      blocks: [
        p(
          `Most flats in England and Wales are leasehold: you own the home for a number of years, and not the ground. Many lenders want at least ${facts.leaseYears} years left when you buy, and a few decades left when the mortgage ends. Extending a short lease can be expensive. Before you make an offer, ask how many years are left, what the ground rent is, what the service charges were in the last three years and whether major works are planned. The law is changing: ask your solicitor.`,
        ),
      ],
    },
    {
      id: 'mortgage-guide-letting',
      keywords: 'buy to let landlord rental btl renters rights act tenant',
      heading: 'Buying to let',
      blocks: [
        p(
          `If you already own a home, stamp duty in England and Northern Ireland is ${tax.additionalHomePoints} percentage points higher on every band.`,
        ),
        p(
          `Rent is taxed as income. Whatever your rate of income tax, ${facts.basicRelief} of your mortgage interest is taken off your tax bill. From ${tax.savingsRatesFrom}, except in Scotland, the tax rates on rent and the rate of this relief both rise by ${tax.savingsRatesPoints} percentage points.`,
        ),
        p(
          'In England the Renters’ Rights Act has ended fixed terms and evictions without a reason. Allow for the cost of repairs, an agent and months without a tenant.',
        ),
      ],
    },
  ],
  changes: [
    {
      id: 'mortgage-guide-arrears',
      heading: 'If you fall behind with payments',
      blocks: [
        p(
          'Ring your lender before you miss a payment. It must treat you fairly and try to help. Ask about the Mortgage Charter: if you are up to date, lenders that have signed it let you pay interest only for six months, or take a longer term. Repossession is a last resort, and only a court can order it.',
        ),
        list(freeHelp.stepChange, freeHelp.nationalDebtline),
        see(['What to do today, and in which order', pages.arrears.path]),
      ],
    },
    {
      id: 'mortgage-guide-divorce',
      keywords:
        'transfer of equity buying out my ex what happens to my mortgage if I die death of a borrower dies',
      heading: 'Divorce, separation or a death',
      blocks: [
        p(
          'While both of you are on the mortgage, each of you owes all of it, whoever lives in the home. One of you may take over the mortgage if the lender accepts that one income is enough. If not, the home is sold or a court decides. If a borrower has died, ask the lender for time, and ask whether interest will still be charged.',
        ),
        see(['You are separating', pages.divorce.path], ['Someone has died', pages.bereavement.path]),
      ],
    },
  ],
  risks: {
    id: 'mortgage-guide-risks',
    keywords: 'down valuation valued too low ERC early repayment charge',
    heading: 'What can go wrong',
    blocks: [
      list(
        'Rates rise, and so does your payment when your deal ends.',
        'Your income falls because of illness, redundancy or a baby. Insurance and savings help, and a smaller loan helps more.',
        'The lender values the home below the price. You then pay the difference, negotiate a lower price or withdraw.',
        'Another buyer or seller in the chain drops out before exchange. What you spent on surveys and searches is lost.',
        `You want to leave early. On a fixed rate the charge is usually ${facts.earlyRepaymentShare} of the loan: ${firstHome.leavingEarly} on the loan of our example.`,
      ),
    ],
  },
  papers: {
    id: 'mortgage-guide-papers',
    keywords: 'documents papers proof payslips mortgage application',
    heading: 'What to have ready for a mortgage',
    blocks: [
      list(
        'Passport or driving licence, and a bill or statement with your address.',
        'Three payslips and the latest P60; if you work for yourself, two years of accounts, or the yearly statements from HM Revenue & Customs.',
        'Three months of statements for all your bank accounts.',
        'Proof of your deposit, and of who gave it to you.',
        'Your credit reports, and what you pay on each loan and card.',
      ),
    ],
  },
  alternatives: {
    id: 'mortgage-guide-not-yet',
    heading: 'When not to buy, and who helps for free',
    blocks: [
      list(
        'You may move within three years: buying and selling can cost more than you gain.',
        'Your income is about to change, or you are on probation at work.',
        'The deposit would take all your savings: keep enough for some months of spending.',
        'You have expensive debts. Paying them off often helps more, and lets you borrow more.',
        'Your own bank has a good deal that only its own customers can get. We cannot arrange that deal for you, and will tell you so.',
      ),
      list(freeHelp.moneyHelper, freeHelp.citizensAdvice),
      see(['Cover for a mortgage', pages.insuranceProtection.path]),
    ],
  },
})
