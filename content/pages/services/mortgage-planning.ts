import { serviceCard } from '#content/pages/service-cards.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { related } from '#content/site/related-questions.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import * as tax from '#content/site/tax-words.ts'
import type { Service } from '#content/site/types.ts'

export const mortgagePlanning = entry<Service>('services/mortgage-planning', 'Mortgage planning', {
  meta: meta(
    'Mortgage Planning',
    `How mortgage advice works: deposits, terms, rates and remortgaging, with access to ${facts.lenders} lenders. Common questions answered in plain English.`,
    'mortgage mortgages home loan',
  ),
  ...serviceCard('mortgagePlanning'),
  heading: 'You choose the home, we compare lenders',
  lead: `Whether it is your first home, your next one or a new deal on the one you have, an adviser searches ${facts.lenders} lenders and looks after your application until the loan is paid out.`,
  intro: [
    {
      heading: 'Why not just ask your bank?',
      paragraphs: [
        `Your bank offers its own mortgages. We compare ${facts.lenders} lenders, among them building societies that read each application by hand and some that you can reach only through an adviser. We cannot see deals that are sold only directly, so ask your bank as well.`,
        'Lenders differ in more than the rate. One lender counts all of your overtime, another only half. One wants several years of accounts, another does not lend on a flat above a shop. Find out first: every full application shows on your credit record.',
      ],
    },
    {
      heading: 'What do we look at besides the rate?',
      paragraphs: [
        'We look at the whole deal: interest, fees, legal work, and what it costs to leave early. A low rate with a large fee can cost more than a higher rate without one, especially on a smaller loan.',
        'Then we ask what may change. You may have a child, take a career break or move. Being able to pay less, pay more or take the mortgage with you can then matter more than a slightly lower rate.',
      ],
    },
    {
      heading: 'What if you plan to let the home out?',
      paragraphs: [
        'A buy-to-let loan depends mainly on the rent the property should bring in. Deposits tend to be larger, and you must be able to pay in months without a tenant. We go through those figures before we look at any lender.',
      ],
    },
  ],
  warnings: [
    riskWarnings.mortgage,
    'We charge a fee for mortgage advice, due when a lender makes its offer: see Our fees. Your adviser confirms it before you commit to anything.',
    'Most buy-to-let mortgages are not regulated by the Financial Conduct Authority.',
    riskWarnings.tax,
  ],
  faq: [
    {
      id: 'mortgage-deposit',
      calculator: 'borrowing',
      keywords: 'deposit minimum percent how much first time buyer',
      question: 'How much deposit do I need?',
      answer: `You may read that you need ${facts.depositTypical} of the price, but most first-time buyers put down less. Many lenders accept a deposit of ${facts.depositMainstream}, and a few accept ${facts.depositLowest}, with conditions on your income, your credit record and the property.\n\nRates tend to fall in steps as the deposit grows. If you are just short of the next step, it can be worth waiting.`,
    },
    {
      id: 'mortgage-term',
      keywords: 'term length age limit 60 older borrower',
      calculator: 'mortgageRepayments',
      question: 'How many years should a mortgage run?',
      answer: `Many run for ${facts.mortgageTermShortest} to ${facts.mortgageTermLongest} years. First-time buyers now often take longer, and ${facts.mortgageTermCommonMaximum} is a common maximum. A longer term makes each monthly payment smaller, but you pay more in total.\n\nThe lender also looks at how old you will be at the end, and whether you will still be earning. You can take a longer term and pay extra in good months, but check the limit first: going over it can bring a charge.`,
    },
    {
      id: 'mortgage-borrowing',
      calculator: 'borrowing',
      keywords: 'how much can I borrow afford affordability income multiple salary',
      question: 'How much will a lender let me borrow?',
      answer: `Many lenders lend about ${tax.incomeMultipleLower} to ${tax.incomeMultipleUpper} times what you earn in a year; some lend more, some less. They take into account what you already pay for: loans, cards, childcare, travel and other people who depend on you. Then they test whether you could still pay at higher rates.\n\nEach lender does its own sums, so your adviser tries more than one. Plan around what you would be comfortable paying each month: it is often less than a lender would allow.`,
    },
    {
      id: 'mortgage-rate-type',
      calculator: 'mortgageRepayments',
      keywords: 'fixed or variable',
      question: 'Should I fix my rate or let it vary?',
      answer:
        'A fixed rate keeps your payment the same for an agreed number of years. But leaving early usually brings a charge, and you do not gain if rates fall. A tracker follows the Bank of England’s rate up and down, and some can be left without charge.\n\nNobody can tell you which will turn out cheaper. Ask instead how far your payment could rise before you found it hard to pay.',
    },
    {
      id: 'mortgage-credit-record',
      keywords: 'bad credit poor credit score history default CCJ mortgage declined refused turned down',
      question: 'Can I get a mortgage if I have missed payments in the past?',
      answer:
        'Often, yes, though the choice may be smaller and the rate higher. Lenders look at what was missed, how long ago, whether it is settled and how things have gone since. An old phone bill counts less than a missed mortgage payment.\n\nGet your reports from the credit reference agencies before we meet, and tell us what is in them. We can then approach a lender whose rules fit: many applications in a row count against you.',
    },
    {
      id: 'mortgage-self-employed',
      keywords: 'self employed freelance contractor director sole trader',
      question: 'I work for myself. What will a lender want to see?',
      answer:
        'Finished accounts, or the yearly statements of your income that HM Revenue & Customs makes from your tax returns. It will also want business and personal bank statements. More years help, but some lenders accept a short record if you did the same work as an employee before.\n\nHow your income is counted matters as much as how much there is. For a company director, one lender uses salary and dividends, another salary and your share of the profit. The loans can differ widely.',
    },
    {
      id: 'mortgage-new-deal',
      keywords: 'remortgage switch product transfer fixed deal ends early repayment charge',
      question: 'My fixed rate ends soon. When should I act?',
      answer:
        'Start several months before it ends. Many lenders let you reserve a new rate that far ahead, and often let you switch to a lower rate if rates drop. If you do nothing, you normally move to the lender’s standard variable rate, which tends to be higher.\n\nWe compare what your present lender offers with what you could get elsewhere, costs included. If you want to leave sooner, we check for an early repayment charge first.',
    },
    {
      id: 'mortgage-in-principle',
      question: 'What is an agreement in principle, and do I need one?',
      answer:
        'It is a lender’s statement of what it would probably lend you, going by what you have told it and your credit file. It is not an offer: the lender must still check your documents and value the property.\n\nEstate agents often ask for one, so have it before you view. The statement lasts for a limited time and can be renewed. Many lenders check your credit file for it in a way that other lenders cannot see.',
    },
    {
      id: 'mortgage-buying-costs',
      calculator: 'stampDuty',
      question: 'What else will I pay for when I buy?',
      answer: `Besides the deposit, plan for a solicitor or conveyancer, searches, a survey, any lender’s fee and adviser’s fee, removals and buildings insurance. In England and Wales the insurance usually has to start when contracts are exchanged.\n\nStamp duty in England and Northern Ireland starts above ${tax.stampDutyFrom}. First-time buyers pay nothing up to ${tax.firstTimeNothingTo}, and ${tax.firstTimeRate} on the part from there to ${tax.firstTimeLimit}. If the home costs more than that, they pay the same as other buyers (${tax.taxYear}). Scotland and Wales have taxes of their own. Your solicitor confirms the sum.`,
    },
  ],
  calculators: ['mortgageRepayments', 'borrowing', 'stampDuty', 'adviceFee'],
  related: [
    related('insuranceProtection', 'insurance-amount', 'How much cover do I need?'),
    related('equityRelease', 'equity-release-who', 'Who can apply for equity release?'),
    related('customerHome', 'customer-timescale', 'How long does it all take?'),
  ],
})
