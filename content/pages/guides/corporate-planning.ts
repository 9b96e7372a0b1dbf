import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { business, fee } from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { type DetailedGuide, list, p, see, steps, table } from '#content/site/text-blocks.ts'

export const corporateGuide = entry<DetailedGuide>('guides/corporate-planning', 'Corporate planning', {
  steps: {
    id: 'corporate-guide-steps',
    heading: 'How we work with a company, step by step',
    blocks: [
      p('Allow six to ten weeks for cover and a pension scheme. A loan takes as long as the lender does.'),
      steps(
        [
          'First call',
          'half an hour',
          'We ask who owns what, who depends on it, and what would hurt most if it happened tomorrow.',
        ],
        [
          'Review of what you have',
          'two weeks',
          'Articles, shareholders’ agreement, policies, pension scheme and loans, side by side: the gaps are usually between them.',
        ],
        [
          'Report in order of urgency',
          'one to two weeks',
          'What the law asks for, what a lender or co-owner should ask for, and what can wait.',
        ],
        [
          'Setting up',
          'three to six weeks',
          'The insurer asks about health, your solicitor draws up agreements, and your accountant looks at the accounts.',
        ],
        [
          'Meeting with staff',
          'an hour',
          'What they get, in plain words, and where to ask. Advice to one of them stays between them and us.',
        ],
        ['Yearly review', 'half a day', 'New people, new owners, new loans: does each policy still fit?'],
      ),
    ],
  },
  costs: {
    id: 'corporate-guide-costs',
    heading: `What it costs: a company of ${business.staff}`,
    blocks: [
      p(
        `A company of ${business.staff}, each on ${business.pay} a year. Premiums are examples; our fees are ${feeWords.areOnes}.`,
      ),
      table(
        'A year’s cost to the company',
        ['What', 'How much'],
        [
          'Workplace pension, the least the law allows',
          `${business.employerPension} (${tax.enrolEmployer} of pay from ${tax.qualifyingEarnings})`,
        ],
        ['Life cover of two years’ pay for everyone', `about ${business.groupLife}`],
        ['Our review', `${fee.businessReview}, once`],
        ['Further work', `${fee.hourly} an hour, quoted beforehand`],
      ),
      see(['Our fees in pounds', pages.ourFees.path]),
    ],
  },
  questions: [
    {
      id: 'corporate-guide-auto-enrolment',
      keywords:
        'auto enrolment autoenrolment employer duties workplace pension scheme staff employer contribution',
      heading: 'What an employer has to do about pensions',
      blocks: [
        list(
          `Enrol everyone between ${tax.enrolFromAge} and State Pension age who earns over ${tax.enrolEarnings} a year. They may opt out within a month; you may not ask them to.`,
          `Make sure that at least ${tax.enrolTotal} of pay from ${tax.qualifyingEarnings} goes in, at least ${tax.enrolEmployer} of it from the company.`,
          'Let younger, older and lower-paid staff join if they ask.',
          'Tell The Pensions Regulator that you have done it, and every three years re-enrol staff who have left the scheme.',
        ),
        p('This starts on the day you first employ someone, even one person.'),
      ],
    },
    {
      id: 'corporate-guide-directors',
      keywords: 'salary sacrifice',
      heading: 'A pension from the company, or a salary?',
      blocks: [
        p(
          `A company can pay into a director’s pension directly, up to ${tax.pensionAllowance} a year for most people. The payment is usually a cost of the business, and no National Insurance is due on it. The money is then locked until pension age.`,
        ),
        p(
          `With salary sacrifice, someone gives up pay and the company puts it into their pension. From ${facts.sacrificeFrom} only the first ${tax.sacrificeLimit} a year saves National Insurance. Your accountant works out with us what is left for salary and dividends.`,
        ),
      ],
    },
    {
      id: 'corporate-guide-passing-on',
      keywords:
        'business property relief inheritance tax shares succession sale business asset disposal relief business relief exit sell my business',
      heading: 'Selling the business, or leaving it to your family',
      blocks: [
        p(
          `When an owner dies, business relief takes the first ${facts.businessRelief} of shares or assets that qualify out of inheritance tax, and half of what is above that. When you sell, business asset disposal relief can bring capital gains tax down to ${facts.businessSaleRate}, up to a lifetime limit. Not every company qualifies, so ask your accountant before you plan on either.`,
        ),
      ],
    },
    {
      id: 'corporate-guide-loans',
      heading: 'Loans: what is regulated, and what is not',
      blocks: [
        p(
          'Most loans to companies are not regulated by the Financial Conduct Authority, so you have fewer protections, and cannot always go to the ombudsman. Loans to sole traders and small partnerships, and loans on a home, sometimes are. If a director is to answer for the loan personally, take legal advice before signing: your home may be at stake.',
        ),
      ],
    },
  ],
  risks: {
    id: 'corporate-guide-risks',
    heading: 'What can go wrong in a company',
    blocks: [
      list(
        'Cover is bought, but no agreement says who must sell and who may buy.',
        'The wrong person pays for a policy, or it is not in trust, and the money ends up where nobody wanted it.',
        'Shares change hands, but the cover stays as it was.',
        'A pension duty is missed. Fines run by the day.',
        'All of an owner’s wealth is in the business, and it sells later or for less.',
      ),
    ],
  },
  papers: {
    id: 'corporate-guide-papers',
    heading: 'What to send us beforehand',
    blocks: [
      list(
        'Two years of accounts.',
        'Articles and any shareholders’ or partnership agreement.',
        'Policies and loan agreements.',
        'A list of staff with age and pay, without names if you prefer.',
        'The name of your accountant and solicitor.',
      ),
    ],
  },
  alternatives: {
    id: 'corporate-guide-alternatives',
    heading: 'When you can do without us, and who helps for free',
    blocks: [
      list(
        'You need only a pension for a handful of staff. Nest, the scheme backed by government, takes any employer.',
        'You are a sole trader with nobody depending on you.',
        'The company cannot pay its debts. Speak to a debt adviser or an insolvency practitioner, not to a lender.',
      ),
      list(freeHelp.pensionsRegulator, freeHelp.businessDebtline),
      see(['Cover for yourself', pages.insuranceProtection.path]),
    ],
  },
})
