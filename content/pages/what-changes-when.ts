import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { type PagePath, pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { type DatedClaim, type DatedClaimName, rates, taxAndRates } from '#content/site/tax-and-rates.ts'
import * as tax from '#content/site/tax-words.ts'
import { p, type TextSection } from '#content/site/text-blocks.ts'
import { statePensionAge } from '#domain/pension-ages.ts'
import { formatDate, type PlainDate, parsePlainDate, plainDate } from '#domain/plain-date.ts'

export const whatChangesWhen = entry('pages/what-changes-when', 'What changes when: the page', {
  meta: meta(
    'What changes when: tax and pension dates',
    'The dates on which rules for pensions, savings, homes and inheritance change, who is affected and what to do before. With a feed and a calendar file.',
    'budget changes new rules tax changes april coming changes key dates deadlines new tax year',
  ),
  hero: {
    heading: 'What changes when',
    lead: 'The dates already set in law or announced by the government, who is affected, and what you can do before.',
  },
  coming: { heading: 'Coming changes', lead: 'The next one first.' },
  past: { heading: 'Already in force', lead: 'Changes that this page announced.' },
  who: 'Who is affected',
  todo: 'What to do',
  source: 'Source: {source}. We will check this entry by {day}.',
  follow: {
    heading: 'Follow the changes',
    text: 'Put the dates into your own calendar, or read new ones in a feed reader. Neither needs your name or email address.',
    calendar: 'Add the dates to your calendar',
    feed: 'Follow the feed',
  },
  warnings: [riskWarnings.investment, riskWarnings.tax],
})

interface ChangeWords {
  id: string
  title: string
  /** The rule, before and after. */
  text: string
  who: string
  todo: string
  action: string
  to: PagePath | `${PagePath}#${string}`
}

const changeWords = entry('pages/rule-changes', { title: 'What changes when: the changes' }, {
  minimumPensionAge: {
    id: 'change-access-age',
    title: `You can use a private pension from ${facts.pensionAccessAgeNext} instead of ${facts.pensionAccessAge}`,
    text: `Until then you can use most private pensions from ${facts.pensionAccessAge}. From that day the age is ${facts.pensionAccessAgeNext}, except in pensions that let you keep an earlier age (a protected age).`,
    who: `People born on or after ${tax.shutOutBornFrom}. If you were born before ${tax.accessAgeBornFrom}, you reach ${facts.pensionAccessAge} in time. But for any pension you have not begun to use, you may have to wait until ${facts.pensionAccessAgeNext}.`,
    todo: 'Ask each pension provider at what age you can use it. Do not take money out only because of this date.',
    action: 'Work out your own date',
    to: pages.pension.path,
  },
  statePension67: {
    id: 'change-state-pension-67',
    title: `State Pension age reaches ${facts.statePensionAgeNext}`,
    text: `State Pension age has been rising from ${facts.statePensionAge} month by month, depending on your date of birth. From this day, people get the State Pension at ${facts.statePensionAgeNext}.`,
    who: `People born from ${tax.statePension67From} to ${tax.statePension67To}.`,
    todo: 'Look up your own date and your forecast at https://www.gov.uk/check-state-pension, and plan what you will live on until then.',
    action: 'State Pension age by date of birth',
    to: `${pages.retirementPlanning.path}#retirement-state-pension-age`,
  },
  statePension68: {
    id: 'change-state-pension-68',
    title: `State Pension age begins to rise to ${facts.statePensionAgeLast}`,
    text: `State Pension age then rises from ${facts.statePensionAgeNext} step by step, depending on your date of birth.`,
    who: `People born after ${tax.statePension67To}. The government looks at this age every few years, so the rise may come earlier or later.`,
    todo: 'Nothing for now. When you plan, allow for a State Pension that begins a year or two later.',
    action: 'When could I stop work?',
    to: pages.pension.path,
  },
  pensionsInEstateFrom: {
    id: 'change-pensions-in-estates',
    title: 'Unused pensions count for inheritance tax',
    text: 'Until then most pensions are outside your estate (everything you leave). From that day, most of what is left in a pension counts as part of your estate. What goes to a husband, wife or civil partner stays exempt from the tax. So does a lump sum for death in service from an employer’s registered pension scheme.',
    who: 'People who want to leave pension money to children, to a partner they are not married to, or to anyone else.',
    todo: 'Add your pensions to what you own, and see whether tax would be due. Check who is named on each pension. Taking money out early can cost more in income tax than it saves.',
    action: 'Work out inheritance tax before and after',
    to: pages.inheritanceTax.path,
  },
  cashIsaLimit: {
    id: 'change-cash-isa',
    title: `Under ${tax.cashIsaUnder}: a lower limit for cash ISAs`,
    text: `You can still pay ${tax.isaAllowance} a year into ISAs. From that day, people under ${tax.cashIsaUnder} may put at most ${tax.cashIsaMost} of that into cash ISAs. They can put the rest into investments.`,
    who: `Savers under ${tax.cashIsaUnder} who pay more than ${tax.cashIsaMost} a year into cash ISAs. Money that is already in a cash ISA stays there, free of tax.`,
    todo: 'Decide in this tax year how much you want to hold in cash. Invest only what you can leave for five years or more.',
    action: 'ISA, pension or account?',
    to: `${pages.investmentPlanning.path}#investment-account-type`,
  },
  savingsRatesRise: {
    id: 'change-savings-tax',
    title: 'Interest and rent are taxed at higher rates',
    text: `The rates of income tax on interest rise by ${tax.savingsRatesPoints} percentage points. Outside Scotland, the rates on rent rise by as much. Interest within an ISA stays free of tax.`,
    who: `People with more interest a year than their savings allowance: ${tax.savingsAllowance} at the basic rate, ${tax.savingsAllowanceHigher} at the higher rate, and nothing at the additional rate. People who let a home are affected too.`,
    todo: 'Add up the interest that your accounts will pay. If it is more than your allowance, look at what you could hold in an ISA. If you let a home, work out what is left of the rent after the higher tax.',
    action: 'Tax on savings interest',
    to: `${pages.answers.path}#answer-savings-tax`,
  },
  salarySacrificeLimit: {
    id: 'change-salary-sacrifice',
    title: 'Salary sacrifice saves less National Insurance',
    text: `With salary sacrifice you give up part of your pay, and your employer puts that part into your pension. You can still do this, and no income tax is due on it. But from that day National Insurance is due on what you give up above ${tax.sacrificeLimit} a year.`,
    who: `Employees who give up more than ${tax.sacrificeLimit} of pay a year for their pension, and their employers.`,
    todo: 'Nothing for now. If your employer offers you new terms, ask whether those terms change on that day.',
    action: 'How tax relief on a pension works',
    to: `${pages.retirementPlanning.path}#retirement-tax-relief`,
  },
  councilTaxSurcharge: {
    id: 'change-council-tax',
    title: `A surcharge on council tax for homes worth ${tax.surchargeFrom} or more`,
    text: `From then on the owners of such homes in England pay ${tax.surchargeLeast} to ${tax.surchargeMost} a year on top of council tax, depending on what the home was worth in ${tax.surchargeValued}. The Valuation Office Agency values them for this; the council tax band makes no difference.`,
    who: 'Owners, not tenants, of fewer than one home in a hundred in England.',
    todo: 'Nothing for now. If your home may be worth that much, wait for the valuation, and then look on gov.uk for who can put off paying.',
    action: 'Ask us about it',
    to: pages.contactUs.path,
  },
  frozenAllowances: {
    id: 'change-frozen-allowances',
    title: 'Tax allowances may rise again',
    text: `Until then the first ${tax.personalAllowance} of income is free of tax, and outside Scotland the higher rate begins at ${tax.higherRateFrom}. When your pay or pension rises but these sums do not, more of your income is taxed. The inheritance tax allowances stay as they are as well.`,
    who: 'Nearly everyone who pays income tax, and people whose estate is near the allowances.',
    todo: 'Until then, plan with today’s figures. What you pay into a pension can keep income below the point where a higher rate begins.',
    action: 'How much income is free of tax?',
    to: `${pages.answers.path}#answer-personal-allowance`,
  },
  helpToBuy: {
    id: 'change-help-to-buy-isa',
    title: 'Last day for the bonus of a Help to Buy ISA',
    text: 'These accounts closed to new savers years ago. If you still have one, the bonus must be claimed by this day.',
    who: 'People who still have a Help to Buy ISA and want to buy a first home.',
    todo: `Your solicitor claims the bonus when you buy, so start in good time. If you may buy later and are aged ${tax.lifetimeIsaAges}, compare a Lifetime ISA.`,
    action: 'Help to Buy, and what is left of it',
    to: `${pages.answers.path}#answer-help-to-buy`,
  },
} satisfies Record<string, ChangeWords>)

export interface RuleChange extends ChangeWords {
  day: PlainDate
  date: string
  claim: DatedClaim
}

/** Every rule of the register that begins on a day, and three more of its days; by day. */
export const ruleChanges: RuleChange[] = [
  ...Object.entries(taxAndRates).flatMap(([name, { value }]) => {
    const day = startOf(value)
    return day ? change(name, day, name as DatedClaimName) : []
  }),
  change('statePension67', statePensionDay(67 * 12), 'statePensionTimetable'),
  change('statePension68', statePensionDay(67 * 12 + 1), 'statePensionTimetable'),
  change('helpToBuy', plainDate(rates.helpToBuy.isaBonusBy), 'helpToBuy'),
].sort((a, b) => a.day.localeCompare(b.day))

function change(name: string, day: PlainDate, claim: DatedClaimName): RuleChange {
  const words = (changeWords as Record<string, ChangeWords>)[name]
  if (!words) throw new Error(`The rule ${name} begins on ${day}: what-changes-when.ts has no words for it.`)
  return { ...words, day, date: formatDate(day), claim: taxAndRates[claim] }
}

/** The day on which a rule begins: the value itself, or its `from`. */
function startOf(value: unknown): PlainDate | null {
  const from = typeof value === 'object' && value !== null && 'from' in value ? value.from : value
  return typeof from === 'string' ? parsePlainDate(from) : null
}

/** The first day on which people get the State Pension at this age, in months, or a higher one. */
function statePensionDay(months: number): PlainDate {
  const { statePensionTimetable } = rates
  const ages = statePensionTimetable.map(({ bornFrom }) =>
    statePensionAge(plainDate(bornFrom), statePensionTimetable),
  )
  const age = ages.find((each) => each && each.years * 12 + each.months >= months)
  if (!age) throw new Error(`Nobody waits ${months} months for the State Pension.`)
  return age.day
}

/** For the search. */
export const changeSections: TextSection[] = ruleChanges.map(({ id, title, date, text, who, todo }) => ({
  id,
  heading: `${date}: ${title}`,
  blocks: [p(text), p(who), p(todo)],
}))
