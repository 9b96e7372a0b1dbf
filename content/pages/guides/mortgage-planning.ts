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
        'From the first call to the keys, four to six months is usual. Most of that is legal work. In Scotland the steps differ: an offer binds both sides sooner.',
      ),
      steps(
        [
          'First call',
          'half an hour',
          'You tell us what you earn, owe and have saved. We say whether advice would help, and what it would cost.',
        ],
        ['Agreement in principle', 'one to three days', 'A lender says what it would be likely to lend.'],
        [
          'Find a home, and make an offer',
          'up to you',
          'In England and Wales neither you nor the seller is bound until contracts are exchanged.',
        ],
        [
          'Full application',
          'one week',
          'We recommend a mortgage in writing, with reasons. If you accept, we send the application and your papers.',
        ],
        [
          'Valuation and offer',
          'two to four weeks',
          `The lender values the home and checks your papers. Its offer gives you at least ${facts.mortgageReflection} to think it over.`,
        ],
        [
          'Searches and survey',
          'six to ten weeks',
          'Your solicitor checks title, planning and lease. A survey of your own shows what the lender’s valuation does not.',
        ],
        [
          'Exchange, then completion',
          'one to four weeks',
          'At exchange you pay the deposit and are bound. At completion the lender pays the rest and you get the keys.',
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
        `A first home for ${firstHome.price} in England, with a deposit of ${firstHome.deposit} (${firstHome.depositShare}) and the loan of the representative example above. It is an example, not a deal you can have; our own fee is ${feeWords.isOne}.`,
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
        `Over ${firstHome.longerYears} years instead of ${firstHome.years}, at the same rates, the payment would start lower, at ${firstHome.monthlyLonger}, and you would repay more: ${firstHome.payableLonger} in total.`,
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
          'Many lenders accept it from buyers with a clean credit record, on houses more readily than on new flats. The risk is that prices fall. If the home is then worth less than the loan, you cannot easily move or change lender until you have paid more off.',
        ),
      ],
    },
    {
      id: 'mortgage-guide-lifetime-isa',
      heading: 'Lifetime ISA and Help to Buy',
      blocks: [
        p(
          `If you are aged ${tax.lifetimeIsaAges} you can open a Lifetime ISA. You may pay in ${tax.lifetimeIsaAllowance} a year, and the government adds ${tax.lifetimeIsaBonus}, so up to ${tax.lifetimeIsaBonusMoney}. It can be used for a first home of up to ${tax.lifetimeIsaHome}, a year after the first payment.`,
        ),
        p(
          `Taken out for anything else before ${tax.lifetimeIsaLater}, it loses ${tax.lifetimeIsaCharge}, which is more than the bonus: you would get back less than you paid in. The government plans to replace it with a simpler account for first-time buyers, so check gov.uk before you open one.`,
        ),
        p(
          `Help to Buy equity loans ended in England in ${tax.helpToBuyEnded}. If you have one, interest starts in the sixth year; ask us before then about paying it off or changing your mortgage.`,
        ),
      ],
    },
    {
      id: 'mortgage-guide-shared-ownership',
      heading: 'Shared ownership',
      blocks: [
        p(
          `In England you buy a share of a home with a mortgage: ${facts.sharedOwnershipShares}, or from a quarter in older schemes. On the rest you pay rent to a housing association. You can buy more later, step by step. Rent rises each year by a formula, you pay the service charge in full, and selling takes longer. Fewer lenders take part.`,
        ),
      ],
    },
    {
      id: 'mortgage-guide-family',
      heading: 'Help from family',
      blocks: [
        list(
          'A gift towards the deposit. The lender wants a letter that says it need not be paid back.',
          'Savings that family put into an account with the lender as security. They get them back after some years if you keep up the payments, and may lose some if you do not.',
          'A joint mortgage on which a parent’s income counts, while the home is yours alone. They owe the whole loan as well. Each of you should have your own solicitor.',
        ),
      ],
    },
    {
      id: 'mortgage-guide-leasehold',
      keywords: 'lease length years left short lease',
      heading: 'Flats and leasehold',
      blocks: [
        p(
          `Most flats in England and Wales are leasehold: you own the home for a number of years, not the ground. Many lenders want at least ${facts.leaseYears} years left when you buy, and some decades left when the mortgage ends. Extending a short lease can be expensive. Before you offer, ask for the years left, the ground rent, the service charge of the last three years and any major works planned. The law on leases is changing, so ask your solicitor how it stands.`,
        ),
      ],
    },
    {
      id: 'mortgage-guide-letting',
      keywords: 'buy to let landlord rental btl renters rights act tenant',
      heading: 'Buying to let',
      blocks: [
        p(
          `In England and Northern Ireland stamp duty is ${tax.additionalHomePoints} points higher on every band if you own another home already. Tax is due on the rent, and mortgage interest gives relief at ${facts.basicRelief} only, whatever rate you pay. From ${tax.savingsRatesFrom} the rates on rent are ${tax.savingsRatesPoints} points higher, except in Scotland, and that relief rises with them. In England the Renters’ Rights Act has ended fixed terms and evictions without a reason. Allow for repairs and an agent as well as for empty months.`,
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
          'Ring your lender before the first missed payment. It must treat you fairly and look at ways to help. Ask about the Mortgage Charter: lenders that have signed it let people who are up to date pay interest only for six months, or take a longer term. Repossession is a last resort, and takes a court.',
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
          'While you are both on the mortgage, each of you owes all of it, whoever lives there. One of you may take it over if the lender finds that one income is enough; otherwise the home is sold or a court decides. When a borrower dies, most lenders stop charges and give the family time.',
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
        'Rates rise, and your payment rises when your deal ends.',
        'Your income falls: illness, redundancy, a baby. Cover and savings help; a smaller loan helps more.',
        'The valuation comes in below the price. You pay the difference, talk the price down or walk away.',
        'The chain breaks. Until exchange, what you have spent on surveys and searches is lost.',
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
        'The last three payslips and the latest P60; if you work for yourself, two years of accounts, or the yearly statements that HM Revenue & Customs makes.',
        'Three months of bank statements, all accounts.',
        'Proof of the deposit, and who gave it.',
        'Your credit reports, and a list of loans and cards with what you pay on each.',
      ),
    ],
  },
  alternatives: {
    id: 'mortgage-guide-not-yet',
    heading: 'When not to buy, and who helps for free',
    blocks: [
      list(
        'You may move within three years: the costs of buying and selling can eat what you gain.',
        'Your income is about to change, or you are on probation at work.',
        'The deposit would take your last savings. Keep some months of spending back.',
        'You have expensive debts. Paying them off first often helps more, and you can borrow more afterwards.',
        'You have found a good deal at your own bank that only its customers get. We cannot arrange it for you, and will tell you so.',
      ),
      list(freeHelp.moneyHelper, freeHelp.citizensAdvice),
      see(['Cover for a mortgage', pages.insuranceProtection.path]),
    ],
  },
})
