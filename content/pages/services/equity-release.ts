import { serviceCard } from '#content/pages/service-cards.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { related } from '#content/site/related-questions.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import type { Service } from '#content/site/types.ts'

export const equityRelease = entry<Service>('services/equity-release', 'Equity release', {
  meta: meta(
    'Equity Release',
    `What equity release means for homeowners aged ${facts.equityReleaseAge} and over: how it works, what it costs, the risks, and the alternatives to consider first.`,
    'lifetime mortgage home reversion plan',
  ),
  ...serviceCard('equityRelease'),
  heading: 'Money from your home, without moving out',
  lead: `If you own your home and are aged ${facts.equityReleaseAge} or over, you may be able to turn part of its value into cash, usually with a loan secured on it. Equity release is a decision for life, so we take our time.`,
  intro: [
    {
      heading: 'Lifetime mortgage or home reversion plan',
      paragraphs: [
        'A lifetime mortgage is a loan secured on your home. You still own it. Loan and interest are usually repaid from the sale of the house, when the last borrower dies or moves into long-term care. You can take the money at once, or keep some in reserve and pay interest only on what you have drawn.',
        'With a home reversion plan you sell all or part of your home for less than its market value, and keep the right to live there. There is no interest, but the part you sold is no longer yours to leave. Most people who go ahead choose a lifetime mortgage.',
      ],
    },
    {
      heading: 'How the debt grows',
      paragraphs: [
        'If you pay nothing, the interest is added to the loan, and from then on you are charged interest on that too. Over a long life the debt can become several times what you borrowed: we show you the debt year by year, before you decide. You may pay off some of it as you go, without charge and within limits, and so slow its growth.',
      ],
    },
    {
      heading: 'Your solicitor, and your family',
      paragraphs: [
        'You will need a solicitor of your own, who acts for you and not for the lender. We also suggest that you involve your family, or whoever will one day deal with your affairs: they may see another way. If you would sooner keep it private, that is your choice.',
      ],
    },
  ],
  warnings: [
    riskWarnings.lifetimeMortgage,
    riskWarnings.equityRelease,
    'Equity release may be a lifetime mortgage or a home reversion plan. To understand the features and risks, ask for a personalised illustration: a document that shows what the plan would cost you, year by year.',
    'We charge a fee for equity release advice, due at completion, which is the day you get the money: see Our fees. Your adviser confirms the fee before you commit to anything.',
  ],
  faq: [
    {
      id: 'equity-release-who',
      question: 'Who can apply for equity release?',
      answer: `Homeowners aged ${facts.equityReleaseAge} and over; if you own the home together, the age of the younger one counts. Home reversion plans often start at a higher age. The house should be in the UK, be your main home, and meet the lender’s rules on value, type and condition.\n\nAny mortgage you still have must be cleared, which can be done from the money released. How much you can take depends on your age, the property and sometimes your health. Being able to apply is not a reason to do it.`,
    },
    {
      id: 'equity-release-owing',
      calculator: 'equityReleaseDebt',
      keywords: 'negative equity owe more than home worth',
      question: 'Could I end up owing more than the house is worth?',
      answer:
        'Not if the home is sold at a fair market price and the terms of the plan have been kept. Every lifetime mortgage we recommend carries a no negative equity guarantee, which the standards of the Equity Release Council require. The lender can then take what is left of the price after the costs of the sale, and no more. Your family is not asked for the difference.\n\nBut the debt can still use up the whole value of the house, and leave nothing to pass on.',
    },
    {
      id: 'equity-release-inheritance',
      question: 'How does it affect my family and my benefits?',
      answer:
        'What you leave will be smaller, perhaps much smaller, because the loan and its interest come out of the house first. Some plans let you keep a share of the value for your heirs if you borrow less.\n\nMoney you release and keep in the bank counts as savings. That can reduce or end means-tested benefits such as Pension Credit, and change what your council pays towards care. We check both before recommending anything. We also look for benefits that you could claim and do not.',
    },
    {
      id: 'equity-release-moving',
      keywords: 'porting pay back equity release',
      question: 'Can I move house or repay the loan early?',
      answer:
        'You can usually take a lifetime mortgage with you if the lender accepts the new home. For a smaller or unusual home you may have to repay part of the loan first. Under the standards of the Equity Release Council you have the right to pay back part of the loan each year without charge, within limits that your plan states.\n\nRepaying everything early is another matter: the charge can be large, and may last for years. It is normally waived if you move into long-term care for good. If you may want to move, tell us: plans differ most on this.',
    },
    {
      id: 'equity-release-alternatives',
      keywords: 'downsizing smaller home good idea',
      question: 'What should I rule out before I choose it?',
      answer:
        'Moving to a smaller home is often cheaper in the long run, if you would be happy there. You could also use savings, claim a benefit you have missed, let a room, ask the council about a grant for repairs, or borrow from family on written terms.\n\nIf you can afford a monthly payment, an ordinary mortgage or one made for retirement may cost less, because the interest does not build up. We go through this list with you, and equity release comes last.',
    },
  ],
  calculators: ['equityReleaseDebt', 'adviceFee'],
  related: [
    related('retirementPlanning', 'retirement-how-much', 'How much will I need?'),
    related('mortgagePlanning', 'mortgage-term', 'How many years should a mortgage run?'),
    related('ourServices', 'services-couples', 'Should my partner and I come together?'),
  ],
})
