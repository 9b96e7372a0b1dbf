import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { fee, firstHome, investment } from '#content/site/fees.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { pages } from '#content/site/pages.ts'
import * as tax from '#content/site/tax-words.ts'
import { list, p, see, steps, table } from '#content/site/text-blocks.ts'
import type { LifeStageGuide } from '../guides.ts'

export const startingStage = entry<LifeStageGuide>('guides/starting-stage', 'Starting out', {
  heading: 'The first years of work, in detail',
  lead: 'What to do first, what advice costs and who helps for free.',
  steps: {
    id: 'starting-steps',
    keywords: 'emergency fund rainy day savings budget',
    heading: 'What to do first, in order',
    blocks: [
      steps(
        ['Know what comes in and goes out', 'one evening', 'Two months of bank statements will show you.'],
        [
          'Clear what costs most',
          'months',
          'Cards and overdrafts first. A student loan can wait, as what you repay depends on what you earn.',
        ],
        ['Build a cushion', 'a year or two', 'Three months of spending, in an account you can reach.'],
        [
          'Stay in the pension at work',
          'from the first payslip',
          `At least ${tax.enrolTotal} goes in, at least ${tax.enrolEmployer} of it from your employer. If they pay more when you do, pay more.`,
        ],
        [
          'Save for a home, if you want one',
          'three to eight years',
          `A Lifetime ISA adds ${tax.lifetimeIsaBonus} to what you pay in, on conditions.`,
        ],
        ['Cover your income', 'once others rely on it', 'Or once you could not manage on sick pay.'],
      ),
    ],
  },
  costs: {
    id: 'starting-costs',
    heading: 'What advice costs at this stage',
    blocks: [
      p('Most of this needs no adviser. Where people do use us:'),
      table(
        feeWords.theFees,
        ['For', 'You pay'],
        ['The first call', 'nothing'],
        ['A first mortgage', `${fee.mortgage}, when the lender makes its offer`],
        ['Income protection or life cover', 'no fee; our commission is built into the premium'],
      ),
      see(
        ['Our fees in pounds', pages.ourFees.path],
        ['A first home, step by step', `${pages.mortgagePlanning.path}#mortgage-guide-steps`],
      ),
    ],
  },
  questions: [
    {
      id: 'starting-deposit',
      heading: 'How long will a deposit take?',
      blocks: [
        p(
          `For a home of ${firstHome.price}, a deposit of ${firstHome.depositShare} is ${firstHome.deposit}. Two people who each pay ${tax.lifetimeIsaAllowance} a year into a Lifetime ISA have that in about two and a half years, with the bonus of ${tax.lifetimeIsaBonusMoney} each. The home may cost ${tax.lifetimeIsaHome} at most. If you take the money out for anything else before ${tax.lifetimeIsaLater}, you usually lose ${tax.lifetimeIsaCharge} of it, so you may get back less than you paid in.`,
        ),
      ],
    },
  ],
  risks: {
    id: 'starting-risks',
    heading: 'Mistakes that cost most at the start',
    blocks: [
      list(
        'Leaving the workplace pension, and with it the employer’s share.',
        'Investing before there are savings, and selling in a bad month.',
        'A car on finance that limits what you can borrow for a home.',
        'Tips from a video. Anyone who promises a return is selling something.',
      ),
    ],
  },
  papers: {
    id: 'starting-papers',
    heading: 'What to have ready for a first call',
    blocks: [list('A payslip and your pension letter from work.', 'What you owe, and what each debt costs.')],
  },
  alternatives: {
    id: 'starting-alternatives',
    heading: 'When to do without an adviser, and who helps for free',
    blocks: [
      p('Others help well with budgeting, debt, a first bank account or a student loan, and charge nothing.'),
      list(freeHelp.moneyHelper, freeHelp.stepChange),
    ],
  },
})

export const middleStage = entry<LifeStageGuide>('guides/middle-stage', 'Middle years', {
  heading: 'The busy middle years, in detail',
  lead: 'A check that takes an afternoon, and what goes wrong without one.',
  steps: {
    id: 'middle-steps',
    heading: 'A yearly check in one afternoon',
    blocks: [
      steps(
        ['List what you have', 'an hour', 'Pensions, policies, savings, debts, wills. One sheet is enough.'],
        [
          'Ask what would happen',
          'half an hour',
          'If one of you could not work for a year. If one of you died. If you separated.',
        ],
        [
          'Look at the mortgage',
          'six months before the deal ends',
          'A new rate can often be reserved that far ahead.',
        ],
        [
          'Add up the pensions',
          'a month for answers',
          'The Pension Tracing Service on gov.uk finds lost ones without charge.',
        ],
        ['Change one thing', 'a week', 'The largest gap first. The rest can wait until next year.'],
      ),
    ],
  },
  costs: {
    id: 'middle-costs',
    heading: 'What advice costs in these years',
    blocks: [
      table(
        `${feeWords.theFees} for a household`,
        ['For', 'You pay'],
        ['A new mortgage deal', fee.mortgage],
        [
          `Advice on investing ${investment.sum}`,
          `${investment.initial} once, then ${investment.yearly} a year with platform and funds`,
        ],
        ['Cover', 'no fee; our commission is built into the premium'],
        ['A review of everything', `${fee.hourly} an hour, quoted beforehand`],
      ),
      see(['The fee guide', pages.ourFees.path]),
    ],
  },
  questions: [
    {
      id: 'middle-children',
      keywords: 'junior ISA JISA child pension',
      heading: 'Saving for children',
      blocks: [
        p(
          'Decide first who should control the money. What is in a Junior ISA or a child’s pension belongs to the child, and you cannot take it back. They can use the ISA once they are grown up, and the pension far later. Money in your own name stays yours, and counts as yours.',
        ),
      ],
    },
  ],
  risks: {
    id: 'middle-risks',
    heading: 'What goes wrong in the middle years',
    blocks: [
      list(
        'A fixed rate ends unnoticed, and the standard rate begins.',
        'Cover at work ends with the job.',
        'A business has no plan for an owner’s illness.',
        'Parents need help, and nobody has a power of attorney.',
        'Other debts are moved into the mortgage for lower payments. They then run for decades, and the home is at risk.',
      ),
    ],
  },
  papers: {
    id: 'middle-papers',
    heading: 'What to have beside you',
    blocks: [
      list(
        'Your mortgage statement, and the date your deal ends.',
        'Pension statements, however old.',
        'Policies, and what work provides.',
      ),
    ],
  },
  alternatives: {
    id: 'middle-alternatives',
    heading: 'When to wait, and who helps for free in these years',
    blocks: [
      p(
        'In the first months after a death or a separation, do only what must be done. Large decisions can wait.',
      ),
      list(freeHelp.citizensAdvice, freeHelp.nationalDebtline),
      see(['You are separating', pages.divorce.path], ['Someone has died', pages.bereavement.path]),
    ],
  },
})

export const laterStage = entry<LifeStageGuide>('guides/later-stage', 'Later life', {
  heading: 'Stopping work and after, in detail',
  lead: 'The last five years before you stop, and what you may want to give away.',
  steps: {
    id: 'later-steps',
    heading: 'The last five years before you stop',
    blocks: [
      steps(
        [
          'Forecast',
          'five years before',
          'State Pension age and amount on gov.uk; a statement from every pension.',
        ],
        [
          'Fill gaps',
          'four years before',
          'In your National Insurance record. Look at debts and the mortgage too.',
        ],
        ['Try the budget', 'two years before', 'Live on it for three months while you still have a salary.'],
        [
          'Pension Wise',
          'a year before',
          `An hour of free guidance from age ${tax.freeGuidanceAge}, before you speak to anyone who charges.`,
        ],
        [
          'Decide on income',
          'six months before',
          'An income for life from an insurer (annuity), a pot that stays invested (drawdown), or some of each.',
        ],
        ['Look again', 'every year', 'What you drew, what is left, what has changed.'],
      ),
    ],
  },
  costs: {
    id: 'later-costs',
    heading: 'What advice costs before and after you stop',
    blocks: [
      table(
        `${feeWords.theFees} at this stage`,
        ['For', 'You pay'],
        ['A retirement plan in writing', fee.retirementPlan],
        ['Advice on moving or drawing on pensions', `${fee.initial}, at least ${fee.initialLeast}`],
        ['Looking after them', `${fee.ongoing} a year`],
        ['Equity release', `${fee.equityRelease}, when you get the money`],
      ),
      see(
        ['What these fees buy', pages.ourFees.path],
        ['A pension, with figures', `${pages.retirementPlanning.path}#retirement-guide-costs`],
      ),
    ],
  },
  questions: [
    {
      id: 'later-inheritance',
      keywords:
        'will wills estate heirs IHT gifts gift seven year rule give money to children give away 7 year rule leave my house to my children tax',
      heading: 'Passing it on: gifts and inheritance tax',
      blocks: [
        list(
          `The first ${tax.nilRateBand} of an estate, which is everything you leave, is free of tax.`,
          `Up to ${tax.residenceNilRateBand} more is free where a home goes to children or grandchildren, but less in estates above ${tax.residenceTaperFrom}.`,
          'Together, a married couple or civil partners have two of each allowance.',
          `You can give away ${facts.giftYearly} in a tax year, free of inheritance tax at once. Larger gifts no longer count after ${facts.giftYears}. Regular gifts from income you do not need are free of this tax if you keep a record.`,
          `From ${tax.pensionsInEstateFrom}, most of what is left in a pension counts in the estate too.`,
          'A gift that you go on using, such as a house you still live in, does not count as given.',
        ),
        p('The Financial Conduct Authority does not regulate tax and estate planning.'),
      ],
    },
  ],
  risks: {
    id: 'later-risks',
    heading: 'What goes wrong after the last payslip',
    blocks: [
      list(
        'Too much is drawn too early, or too little for fear of running out.',
        'A pension is emptied into a bank account, taxed, and then loses to rising prices.',
        'Nobody can act when memory fails, because there is no power of attorney.',
        'A kind, well-informed stranger on the phone is not who they say they are.',
      ),
    ],
  },
  papers: {
    id: 'later-papers',
    heading: 'What to collect before we talk',
    blocks: [
      list(
        'State Pension forecast.',
        'Statements of pensions, savings and debts.',
        'Wills and powers of attorney.',
      ),
    ],
  },
  alternatives: {
    id: 'later-alternatives',
    heading: 'Who helps for free in later life',
    blocks: [list(freeHelp.pensionWise, freeHelp.ageUk, freeHelp.citizensAdvice)],
  },
})
