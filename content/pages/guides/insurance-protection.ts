import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { protection } from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { type DetailedGuide, list, p, see, steps, table } from '#content/site/text-blocks.ts'

export const insuranceGuide = entry<DetailedGuide>(
  'guides/insurance-protection',
  'Insurance and protection',
  {
    steps: {
      id: 'insurance-guide-steps',
      keywords: 'make a claim on a policy',
      heading: 'How cover is arranged, step by step',
      blocks: [
        p('A simple policy can start within days. With medical questions, allow three to eight weeks.'),
        steps(
          [
            'First call',
            'half an hour',
            'We ask who relies on your income, what your employer would pay if you were ill or died, and what you have saved.',
          ],
          [
            'The gap',
            'one week',
            'We work out how much money would be missing each month, and for how long.',
          ],
          [
            'Comparison',
            'one week',
            'We compare price, definitions, waiting time and how each insurer has treated claims. If you have been ill, we ask several insurers without giving your name.',
          ],
          [
            'Application',
            'an hour',
            'Answer everything that is asked, fully. The insurer may write to your doctor with your consent.',
          ],
          [
            'Decision',
            'a day to six weeks',
            'The insurer may offer standard terms or a higher price, leave something out of the cover, or refuse. You do not have to accept.',
          ],
          [
            'Cover starts',
            `cancel within ${facts.cancellationLong}`,
            'If a trust makes sense, we help you to set it up.',
          ],
          ['A claim', 'ring us first', 'We help with forms and chase the insurer, without charge.'],
        ),
      ],
    },
    costs: {
      id: 'insurance-guide-costs',
      keywords:
        'life insurance cost premium price how much income protection critical illness life cover cost',
      heading: 'What cover costs: an example',
      blocks: [
        p(
          `A couple in their thirties, both well and neither of them a smoker, with a mortgage of ${protection.loan}. Premiums are examples to give you an idea, not quotations.`,
        ),
        table(
          'A month’s cost',
          ['Cover', 'Pays', 'Premium'],
          [
            'Life cover that falls with the mortgage',
            `up to ${protection.loan}, once`,
            `${protection.lifeCover} for both of you`,
          ],
          [
            `Income protection to ${facts.statePensionAgeNext}, after ${protection.incomeAfter}`,
            `${protection.income} a month while the one of you who is insured cannot work`,
            `${protection.incomeCover} for one of you`,
          ],
          ['Total', '', protection.together],
        ),
        p(
          'You pay us no fee for advice on protection: our commission is built into the premium, and we tell you how much it is. If you cancel in the first years, the insurer takes some of the commission back from us, not from you.',
        ),
        see(['Our fees in pounds', pages.ourFees.path]),
      ],
    },
    questions: [
      {
        id: 'insurance-guide-state',
        keywords: 'statutory sick pay SSP benefits sick pay self employed',
        heading: 'What you would get without cover',
        blocks: [
          p(
            `Nearly all employees who are ill get Statutory Sick Pay from the first day, for up to ${tax.sickPayWeeks}. It is ${tax.sickPay} a week, or ${facts.sickPayShare} of usual pay if that is less. If you work for yourself, you get none. Benefits may follow, depending on your National Insurance, savings and partner’s income. Ask at work first: many employers pay more.`,
          ),
        ],
      },
      {
        id: 'insurance-guide-which',
        keywords: 'critical illness cover life insurance family income benefit',
        heading: 'Which cover comes first?',
        blocks: [
          list(
            'You rent, live alone and nobody depends on you: income protection, if anything.',
            'A mortgage with a partner: life cover for the loan, then income protection.',
            'Children: life cover that pays an income until they have grown up costs less than a lump sum.',
            'A lump sum for a serious illness is useful once life cover and income protection are in place.',
          ),
        ],
      },
      {
        id: 'insurance-guide-bereavement',
        heading: 'After a death: what to do about policies',
        blocks: [
          p(
            'Look for policies among letters and on bank statements, and ask the employer. Tell each insurer; most need the death certificate and a form. If the policy is in trust, or pays a surviving partner, the money can come within weeks. If not, it may wait for probate, the court’s permission to deal with what someone left. Ring us if you do not know where to begin, whoever sold the policy.',
          ),
          see(['When someone has died', pages.bereavement.path]),
        ],
      },
      {
        id: 'insurance-guide-compensation',
        heading: 'If an insurer fails',
        blocks: [
          p(
            `The Financial Services Compensation Scheme pays ${facts.compensationInsurance} or more of a claim, and all of it for life and most protection policies, without an upper limit.`,
          ),
        ],
      },
    ],
    risks: {
      id: 'insurance-guide-risks',
      heading: 'What can go wrong with a policy',
      blocks: [
        list(
          'A question was answered wrongly, and the claim is cut or refused.',
          'The illness is not on the list, or not severe enough by its definition.',
          'The policy judges you by any job, not by your own.',
          'You stop paying, and cover ends. Starting again costs more.',
          'The payment goes into the estate and may be taxed, because there was no trust.',
          'You replace a policy before the new one has begun.',
        ),
      ],
    },
    papers: {
      id: 'insurance-guide-papers',
      heading: 'What to have to hand',
      blocks: [
        list(
          'Your contract or staff handbook: sick pay, and what is paid if you die (death in service).',
          'Policies that you pay for now.',
          'Mortgage statement, and what you spend in a month.',
          'Names and dates of illnesses and medicines, and your doctor’s address.',
        ),
      ],
    },
    alternatives: {
      id: 'insurance-guide-alternatives',
      heading: 'When you do not need cover, and who helps for free',
      blocks: [
        list(
          'Nobody would be worse off without your income, and you have savings for a bad year.',
          'Your employer pays well for long enough.',
          'You would have to borrow to pay the premium. Sort out debts first.',
          'Cover is offered with a loan or a card. Such cover is seldom the cheapest, and you may say no.',
        ),
        list(freeHelp.moneyHelper, freeHelp.citizensAdvice, freeHelp.stepChange),
        see(['Cover for a business', pages.corporatePlanning.path]),
      ],
    },
  },
)
