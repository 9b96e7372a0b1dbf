import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { serviceNames } from '#content/site/services.ts'
import * as tax from '#content/site/tax-words.ts'
import type { FaqItem, LifeStage } from '#content/site/types.ts'

const lifeStages: LifeStage[] = [
  {
    id: 'starting-your-career',
    title: 'Starting Your Career',
    intro: 'The first years of earning. There is little to manage yet, and habits matter more than sums.',
    products: [
      {
        title: 'A cushion of savings',
        content:
          'Before anything else, build up a few months’ spending in an account you can reach at once. It keeps a broken boiler or a lost job from turning into a debt.',
      },
      {
        title: 'Your workplace pension',
        content:
          'Stay in this pension if you possibly can. Your employer pays in as well, and if you leave you lose that part of your pay. Ask whether your employer would pay in more if you did.',
      },
      {
        title: 'Saving for a first home',
        content: `You may read that you need ${facts.depositTypical} of the price, but most first-time buyers put down less. Many lenders accept ${facts.depositMainstream}, and a few as little as ${facts.depositLowest}. We can tell you how close you are, and what to put right before you apply.`,
      },
      {
        title: 'Income protection',
        content:
          'Your ability to earn may be the most valuable thing you have. A policy that pays part of your salary while you are too ill to work tends to cost less when you are young and well.',
      },
      {
        title: 'Borrowing in the right order',
        content:
          'A student loan, a car on finance and a credit card are three different things. Cards usually cost most, and a student loan is paid back by rules of its own. MoneyHelper explains for free which to clear first.',
      },
    ],
  },
  {
    id: 'evolving-financial-priorities',
    title: 'Evolving Financial Priorities',
    intro: 'The busy middle. More is coming in, more people depend on it, and old arrangements stop fitting.',
    products: [
      {
        title: 'A bigger home, or a new deal',
        content:
          'Moving, extending, or coming to the end of a fixed rate: each is a moment to compare lenders again. Sometimes staying put and changing the mortgage is the better answer.',
      },
      {
        title: 'Life and critical illness cover',
        content:
          'Once others rely on your income, ask how long they could manage without it. Cover can be set to fall as the mortgage does, which keeps the cost down.',
      },
      {
        title: 'Investing for the longer term',
        content:
          'When you have savings you will not need for years, investing some of them gives them a chance to grow, at the risk of a loss.',
      },
      {
        title: 'Money for children',
        content:
          'Saving in their name or yours, for school, a first car or a deposit: the choice decides who controls the money and when. It is easier to settle at the start.',
      },
      {
        title: 'Catching up on pensions',
        content:
          'A few jobs in, most people have a few pensions and no overall picture. We find them, add them up, and show what paying in more now could change.',
      },
      {
        title: 'Protecting your business',
        content:
          'If you have a company of your own, what happens to it when you or a partner cannot work? Cover and a written agreement can keep it trading.',
      },
    ],
  },
  {
    id: 'next-financial-steps',
    title: 'Next Financial Steps',
    intro: 'Stopping work, and after. Now it is about making the money last, and passing it on.',
    products: [
      {
        title: 'Turning a pension into income',
        content: `You can usually draw on a pension from ${facts.pensionAccessAge}, or ${facts.pensionAccessAgeNext} from ${facts.pensionAccessChange}: always ${facts.pensionAccessAgeNext} if you were born on or after ${tax.accessAgeBornFrom}. How you take it affects what is left for later years, and some choices cannot be reversed, so take time over this one.`,
      },
      {
        title: 'Planning around the State Pension',
        content: `Your date of birth decides: the age is ${facts.statePensionAge}, rising to ${facts.statePensionAgeNext} and later ${facts.statePensionAgeLast}. If you were born from ${tax.statePensionStepsFrom} to ${tax.statePensionStepsTo}, you get it at ${facts.statePensionAge} and some months; if later, at ${facts.statePensionAgeNext} or more. Plan for the time between the last payslip and the first payment.`,
      },
      {
        title: 'Equity release',
        content: `From ${facts.equityReleaseAge}, you may be able to borrow against your home and stay in it. The loan is secured on the house, leaves less to your heirs and can affect benefits, so we look at everything else first.`,
      },
      {
        title: 'Passing it on',
        content:
          'Who should have what, when, and how might they use it? We help you work out what you can afford to give now, and can sit down with your solicitor about the will.',
      },
      {
        title: 'Paying for care',
        content:
          'Care at home or in a care home is expensive, and nobody knows when they will need it. We can show how long your money might last, and how to arrange it so that decisions are not made in a hurry.',
      },
    ],
  },
]

const faq: FaqItem[] = [
  {
    id: 'services-guidance-or-advice',
    keywords: 'worth paying for a financial adviser do I need an adviser',
    question: 'Could I do this without an adviser?',
    answer:
      'For many things, yes. MoneyHelper (free, backed by government) gives impartial guidance, and its Pension Wise service is worth using before you touch a pension. Guidance sets out your options. Advice tells you which one we think suits you, in writing, and we answer for it.\n\nAdvice earns its cost when a mistake would be expensive or hard to undo, when several parts of your life pull against each other, or when you have put something off for years.',
  },
  {
    id: 'services-one-adviser',
    keywords: 'qualified qualifications chartered',
    question: 'Will one adviser deal with everything?',
    answer:
      'Often, but not always. Mortgages, pensions and equity release each call for their own qualifications, and an adviser may only advise on what they are qualified in. If your question goes beyond that, yours will bring in a colleague who does that work every day.\n\nYou should not have to tell your story twice. With your consent we pass on what you have told us, and one person stays responsible for keeping the parts together.',
  },
  {
    id: 'services-couples',
    question: 'Should my partner and I come together?',
    answer:
      'If you share a home, children or bills, it usually helps. Each of you often knows a different half of the picture, and a plan that only one of you knows is of little use in a crisis. We will ask for each of your views on risk, because they may well differ, and we advise each of you as a person in your own right.\n\nYou may also come alone. What you tell us is not passed to your partner unless you agree.',
  },
]

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const serviceCount = numbers[serviceNames.length] ?? String(serviceNames.length)

/** The intro is under the specified heading 'When do I need financial advice?' */
export const ourServices = entry('pages/our-services', 'Our Services', {
  meta: meta(
    `Our Services: ${serviceCount} areas of financial advice`,
    'See what our advisers help with, from a first mortgage to retirement and business planning, and what is worth asking about at each stage of life.',
  ),
  hero: {
    heading: `${serviceCount.replace(/^./, (letter) => letter.toUpperCase())} kinds of advice, one conversation`,
    lead: 'Few questions about money keep to one subject. Start with the one on your mind, and we will follow it wherever it leads.',
  },
  lifeStagesSummary: 'What to think about',
  adviceIntro: [
    'Usually when something is about to change: a first salary, a home, a child, a business, a divorce, a death in the family, a last day at work. At such moments you make choices that last for years, often with little time and no practice.',
    'These three guides show what tends to come up, and when. Your life may not keep to their order. Read the one that sounds like you.',
  ],
  lifeStages,
  warnings: [riskWarnings.mortgage, riskWarnings.investment, riskWarnings.equityRelease, riskWarnings.tax],
  faq,
})
