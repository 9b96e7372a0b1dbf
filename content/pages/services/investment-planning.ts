import { serviceCard } from '#content/pages/service-cards.ts'
import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { related } from '#content/site/related-questions.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import type { Service } from '#content/site/types.ts'

export const investmentPlanning = entry<Service>('services/investment-planning', 'Investment planning', {
  meta: meta(
    'Investment Planning',
    'How an independent adviser helps you invest: your aims, the risk you are comfortable with, what it costs and how your plan is reviewed.',
    'bonds gilts shares stock market',
  ),
  ...serviceCard('investmentPlanning'),
  heading: 'Give your money a plan, and time',
  lead: 'Investing is for money you can leave alone for years. We help you decide how much that is, how to spread it, and what to do when prices fall.',
  intro: [
    {
      heading: 'First: what is it for?',
      paragraphs: [
        'We begin with dates: what you will need soon, what can wait, and what you may never need. The first part, such as money for a wedding next summer, belongs in cash. Only the rest is for investing.',
        'Paying off an expensive card, or keeping several months’ spending within reach, may do more for you than any investment. If so, we tell you, and do not recommend an investment.',
      ],
    },
    {
      heading: 'Then: how is it put together?',
      paragraphs: [
        'We spread your money across kinds of investment that tend not to move in step: shares, bonds (loans to companies and governments), property and cash, in this country and abroad. The mix matters more than any single choice in it. If you want to avoid certain industries, or choose funds with a sustainability label, tell us at the start. You then have fewer funds to choose from, and the risk and the cost can change.',
        'Spreading your money does not remove risk: every kind of investment can fall in the same year.',
      ],
    },
  ],
  warnings: [riskWarnings.investment, riskWarnings.tax],
  faq: [
    {
      id: 'investment-minimum',
      calculator: 'savings',
      keywords: 'am I too small minimum amount small sum',
      question: 'Do I need a large sum to start investing?',
      answer:
        'No. Many plans accept a modest amount each month, and paying in regularly means that you buy at low prices as well as high ones.\n\nWhether advice is worth paying for is a separate question. For a small, simple investment the fee may be out of proportion, and your adviser will say so at the initial consultation.',
    },
    {
      id: 'investment-risk-level',
      keywords: 'attitude to risk',
      question: 'How do you decide how much risk I should take?',
      answer:
        'We ask you three things. How do you feel when something you own falls in value? How large a loss could you bear without changing your plans? And how much does your money need to grow to reach your aim? The answers often disagree.\n\nSomeone may be happy to take risks but need the money in a year, or be cautious with decades to go. We talk until we agree on a level of risk that makes sense, write down why, and look at it again when your life changes.',
    },
    {
      id: 'investment-market-fall',
      question: 'What should I do when markets fall?',
      answer:
        'Usually, speak to us before you do anything. A fall is uncomfortable, but we expect that prices will fall at times. That is why we set aside cash for your next few years before you invest. If you sell, a loss on paper becomes a real one, and you then have to decide when to invest again.\n\nThat does not mean that prices always recover, or do so in time for you. If your circumstances have changed, the plan should change too.',
    },
    {
      id: 'investment-account-type',
      question: 'ISA, pension or ordinary account: which should I use?',
      answer:
        'You can hold the same fund in any of them. What differs is when you can take the money out, and the tax. In an ISA growth and income are not taxed, and most ISAs let you take money out when you like. A pension adds tax relief when you pay in, but is locked until a set age and partly taxed when you draw on it. An ordinary account has no limit, but gains, dividends and interest above yearly allowances are taxed.',
    },
    {
      id: 'investment-charges',
      keywords: 'funds platform charges',
      question: 'What does it cost to hold investments?',
      answer:
        'There are usually three charges: one for the platform, the online service that holds and records everything; one for the funds themselves; and one for our advice, if you want it to continue.\n\nWe do not run a platform, and are not tied to one. We look at the total, because a cheap platform with expensive funds saves you nothing. You see every charge in pounds, as well as per cent, before you decide, and again each year. You pay the charges whether values rise or fall.',
    },
    {
      id: 'investment-safekeeping',
      keywords: 'is my money safe',
      question: 'Do you hold my money yourselves?',
      answer:
        'No. We never hold client money. You pay straight to the platform or product provider, which must be authorised itself and must keep clients’ assets apart from its own. Your investments are recorded as yours, and you can see them online whenever you like.\n\nIf anyone claiming to be from this firm asks you to pay us money to invest, or to move it to a “safe” account, stop. Ring us on the number at the foot of this page before you do anything.',
    },
    {
      id: 'investment-wealth-management',
      question: 'Is wealth management something different?',
      answer:
        'It is a wider name for the same work. Investment planning usually answers one question: how to invest a sum for a purpose. Wealth management looks at everything together, perhaps a business, several pensions, a second property and what you hope to pass on, and keeps it under review.\n\nYou do not have to decide which you need. Choose either when you ask for a callback, and describe your situation in a sentence or two.',
    },
  ],
  calculators: ['savings', 'adviceFee'],
  related: [
    related(
      'retirementPlanning',
      'retirement-tax-relief',
      'What is pension tax relief, and how much can I pay in?',
    ),
    related('customerHome', 'customer-fees', 'How are fees paid?'),
    related('ourServices', 'services-guidance-or-advice', 'Could I do this without an adviser?'),
  ],
})
