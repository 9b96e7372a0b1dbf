import { serviceCard } from '#content/pages/service-cards.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'
import { related } from '#content/site/related-questions.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import * as tax from '#content/site/tax-words.ts'
import type { Service } from '#content/site/types.ts'

export const retirementPlanning = entry<Service>('services/retirement-planning', 'Retirement planning', {
  meta: meta(
    'Retirement Planning',
    'See your pensions in one picture: State Pension, workplace and personal pensions, when you can take them and what to weigh up first.',
    'pension pensions private pension SIPP advice',
  ),
  ...serviceCard('retirementPlanning'),
  heading: 'Work out when you can stop working',
  lead: 'Old workplace pensions, the State Pension, savings, perhaps a house: we put them all on one page, and show what they could pay for and from when.',
  intro: [
    {
      heading: 'Ten years or more before you stop',
      paragraphs: [
        'Pay in steadily, and know what pensions you have. We trace old pensions, check what your employer would add if you paid more, and see that your money is invested for the time you still have.',
      ],
    },
    {
      heading: 'The last ten years of work',
      paragraphs: [
        'Think of what an ordinary week costs you, and then of what a good year would cost. We compare that with each income you will have and the date on which it starts. There is often a gap before the State Pension. If you see it early, you can plan for it.',
        'Ask now how much risk your pension is taking: if its value falls just before you draw on it, you have less time to wait for a recovery than in your thirties.',
      ],
    },
    {
      heading: 'Once you are drawing a pension',
      paragraphs: [
        'How much can you spend without running short? We look at how much you draw, from which pension, and in which order. We look again as prices, markets and your health change.',
      ],
    },
  ],
  warnings: [
    riskWarnings.investment,
    'A pension is a long-term investment. What you receive depends on how much is paid in, how it performs, the charges, your age and how you choose to take it.',
    `Before you use a pension, take the free appointment that Pension Wise offers from age ${tax.freeGuidanceAge}: 0800 138 3944.`,
    riskWarnings.tax,
  ],
  faq: [
    {
      id: 'retirement-state-pension-age',
      keywords: 'how much is the state pension amount a week',
      calculator: 'pension',
      question: 'When will I get my State Pension?',
      answer: `At ${facts.statePensionAgeNext}, if you were born from ${tax.statePension67From} to ${tax.statePension67To}.\n\nIf you were born on or before ${tax.statePensionLast66}, it is ${facts.statePensionAge}. If you were born from ${tax.statePensionStepsFrom} to ${tax.statePensionStepsTo}, it is ${facts.statePensionAge} and one to eleven months: the later you were born, the more months.\n\nFor younger people the age rises in steps to ${facts.statePensionAgeLast}. That age is set for everyone born on or after ${tax.statePension68From}, but the government reviews it.\n\nThe full new State Pension is ${tax.statePensionWeekly} a week in ${tax.taxYear}. Your own date and forecast are on gov.uk. You have to claim it.`,
    },
    {
      id: 'retirement-access-age',
      calculator: 'pension',
      keywords: 'when can I take my pension early access 55 57 58 60',
      question: 'How soon can I use my own pension?',
      answer: `Most people can draw on a personal or workplace pension from age ${facts.pensionAccessAge}. From ${facts.pensionAccessChange} that becomes ${facts.pensionAccessAgeNext}.\n\nIf you were born on or after ${tax.accessAgeBornFrom}, your age is ${facts.pensionAccessAgeNext}. If you were born from ${tax.shutOutBornFrom} to ${tax.shutOutBornTo}, you reach ${facts.pensionAccessAge} before the change. But any pension that you have not begun to use by then is out of reach until you are ${facts.pensionAccessAgeNext}. Some schemes let members keep an earlier age, called a protected age. In serious ill health you may be able to draw a pension earlier too.\n\nAny other offer of a pension sooner is almost always a scam, and could cost you more than half of the money.`,
    },
    {
      id: 'retirement-tax-relief',
      calculator: 'pension',
      keywords:
        'tax relief annual allowance carry forward how much can I pay into my pension contributions limit',
      question: 'What is pension tax relief, and how much can I pay in?',
      answer: `You get back the income tax you paid on money that goes into a pension. This applies up to what you earn in the year. If you earn nothing, you can pay in ${tax.withoutEarningsPaid} a year, which becomes ${tax.withoutEarningsBecomes}.\n\nFor a personal pension the provider claims the basic rate (${facts.basicRelief}), so ${facts.reliefPayment} becomes ${facts.reliefResult}. If you pay tax at ${facts.higherRelief} or ${tax.additionalRelief}, you claim the rest from HM Revenue & Customs; Scottish rates differ. A payment taken from your pay before tax has all its relief.\n\nIncluding your employer’s payments, the limit is normally ${tax.pensionAllowance} (${tax.taxYear}). It is lower for very high earners and many who draw a pension. You may add unused amounts from the last three years.`,
    },
    {
      id: 'retirement-how-much',
      calculator: 'pension',
      keywords: 'how much do I need to retire enough to retire on',
      question: 'How much will I need?',
      answer:
        'Your own spending is a better guide than a share of your salary. Take a year of bank statements. Leave out what you will no longer pay once you stop work, and add what you would like to do. Rent, health, travel and who relies on you all count.\n\nWe then test the plan against a long life, rising prices and poor markets. You come away with a range, and know which choices would change it.',
    },
    {
      id: 'retirement-income-options',
      calculator: 'pensionWithdrawal',
      keywords: 'annuity drawdown UFPLS',
      question: 'Annuity, drawdown or cash: what is the difference?',
      answer: `An annuity swaps your pension for an income for life from an insurer. The swap cannot usually be undone. Drawdown leaves the money invested while you take what you need. That is flexible, but the pot can lose value and run out. You can also take the pot as cash, all at once or in parts.\n\nUsually ${tax.taxFreePercent} of a pot is free of tax, and the rest is taxed as income. You can mix all three ways.`,
    },
    {
      id: 'retirement-combining',
      keywords: 'combine consolidate merge small pots old pensions AVC dashboard transfer find lost tracing',
      question: 'Should I bring my old pensions together?',
      answer:
        'Sometimes. One pension can mean lower charges, one statement and one plan. But you could lose the right to draw a pension earlier, a promised annuity rate or life cover, or have to pay a charge for leaving. So we read each pension’s terms first, and leave some pensions where they are.\n\nTo find lost pensions, start with the Pension Tracing Service on gov.uk, which is free. An old letter or an employer’s name is enough to begin. One day an online service, the pensions dashboard, should show you all your pensions in one place; MoneyHelper says when it opens.',
    },
    {
      id: 'retirement-final-salary',
      keywords: 'defined benefit DB teachers NHS army police civil service public sector pension',
      question: 'Should I transfer a final salary pension?',
      answer: `For most people, no. A final salary pension, also called defined benefit, pays an income for life that rises by set rules, and often continues for a partner. If you transfer it, you give that up for a pot that can lose value and run out.\n\nThe Financial Conduct Authority expects advisers to start from the view that a transfer is unsuitable. If the benefits are worth more than ${tax.safeguardedBenefits}, the law requires advice from a firm with a special permission. The same goes for pensions with another promise, such as a fixed annuity rate. ${firm.transferAdvice.value}`,
    },
    {
      id: 'retirement-on-death',
      calculator: 'inheritanceTax',
      keywords: 'after death nomination spouse partner when I die',
      question: 'What happens to my pension if I die?',
      answer: `A pot of your own can usually go to people you have named. An annuity goes on after your death only if you chose that when you bought it. A final salary scheme normally pays part of your pension to your partner.\n\nTell each provider who should have the money: a will often does not cover it. Schemes take your wishes into account, but do not have to follow them.\n\nFrom ${tax.pensionsInEstateFrom}, most of what is left in a pension when you die counts for inheritance tax.`,
    },
  ],
  calculators: ['pension', 'pensionWithdrawal', 'inheritanceTax', 'adviceFee'],
  related: [
    related('investmentPlanning', 'investment-risk-level', 'How do you decide how much risk I should take?'),
    related('equityRelease', 'equity-release-who', 'Who can apply for equity release?'),
    related('customerHome', 'customer-reviews', 'Will you keep in touch afterwards?'),
  ],
})
