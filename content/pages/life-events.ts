import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { freeHelp } from '#content/site/free-help.ts'
import { type LifeEventName, lifeEvents } from '#content/site/life-events.ts'
import { meta, type PageCopy } from '#content/site/meta.ts'
import { pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import * as tax from '#content/site/tax-words.ts'
import { list, p, see, type TextBlock, type TextSection } from '#content/site/text-blocks.ts'

/** The overview. */
export const somethingHasHappened = entry('pages/something-has-happened', 'Something has happened', {
  meta: meta(
    'Something has happened: what to do first',
    'Redundancy, divorce, a death, falling behind, an inheritance, care or illness: what to do today, this week and this month, and who helps for free.',
    'life event crisis help what do i do now emergency',
  ),
  hero: {
    heading: 'Something has happened',
    lead: 'What to do today, what this week, and what can wait. Free help comes first on each page; you may not need us at all.',
  },
  cards: 'What has happened?',
  action: 'What to do',
  answers: {
    title: 'Something else',
    summary: 'Scams, wills, savings and more: short answers, each with where to read on.',
  },
})

export interface LifeEvent extends PageCopy {
  heading: string
  lead: string
  /** Who helps without charge, with phone numbers. */
  help: TextBlock[]
  today: TextBlock[]
  week: TextBlock[]
  month: TextBlock[]
  /** What differs in England, Wales, Scotland and Northern Ireland. */
  nations: TextBlock[]
  warnings: readonly string[]
}

/** The words around the lists of all these pages. */
export const lifeEventWords = entry('words/life-events', 'Something has happened: headings', {
  help: 'Free help, first',
  today: 'Today',
  week: 'This week',
  month: 'This month',
  nations: 'Where you live matters',
  others: 'Something else has happened',
  print: 'You can print this page: only its text is printed.',
} as const)

/** In the order of the page; the ids are unique over the whole site. */
export function sectionsOfEvent(name: LifeEventName): TextSection[] {
  const id = name.toLowerCase()
  return (['help', 'today', 'week', 'month', 'nations'] as const).map((part) => ({
    id: `event-${id}-${part}`,
    heading: lifeEventWords[part],
    blocks: lifeEventTexts[name][part],
  }))
}

const redundancy = entry<LifeEvent>('events/redundancy', lifeEvents.redundancy.title, {
  meta: meta(
    'Redundancy: what to do first',
    'Made redundant, or about to be: what to ask for today, what to claim this week, what to do with the money, and who helps for free in your nation.',
    'made redundant lost my job losing job unemployed laid off redundancy pay dismissed sacked',
  ),
  heading: 'You are losing your job',
  lead: 'Get it all in writing, claim early, and leave your pension alone for now.',
  help: [
    list(
      'Acas: your rights in England, Wales and Scotland, https://www.acas.org.uk or 0300 123 1100. In Northern Ireland the Labour Relations Agency, 03300 555 300.',
      freeHelp.citizensAdvice,
      freeHelp.turn2us,
      freeHelp.moneyHelper,
    ),
  ],
  today: [
    list(
      'Ask your employer to put in writing your last day, your notice, your redundancy pay, and pay for leave that you have not taken.',
      'Do not sign anything yet. A settlement agreement binds you only if a solicitor, or someone qualified like one, has explained it to you, usually at the employer’s cost.',
      'Do not resign, and do not agree to leave earlier, before you know what it would cost you.',
      'If you think that losing your job is unfair, ring Acas now: there is only a short time in which to make a claim.',
    ),
  ],
  week: [
    list(
      'Claim New Style Jobseeker’s Allowance and look at Universal Credit as soon as your job ends. Benefits are rarely backdated, so every day you wait can cost you money.',
      'Write down what must be paid each month: home, council tax or rates, energy, food, travel to interviews.',
      'If the mortgage or the rent will be difficult, tell your lender or landlord before a payment is missed.',
      'Ask what ends with the job: life cover, sick pay, private medical insurance. You can sometimes keep a policy going yourself, if you ask in time.',
      'Check every policy you pay for yourself. Some mortgage and income cover pays after redundancy.',
    ),
  ],
  month: [
    list(
      `The first ${facts.redundancyTaxFree} of redundancy pay is usually free of tax; wages, pay for leave and most pay in place of notice are taxed.`,
      'First keep several months’ spending within reach. Then pay off the most expensive debts.',
      'Your pension at work stays yours. Ask where it is, and do not draw on it in a hurry: that can cost tax, and limit what you may pay in later.',
      'If too much tax was taken in the year, you can claim it back from HM Revenue & Customs.',
    ),
    p('If you have a large sum to decide about, or may stop work for good, that is when advice can help.'),
    see(
      ['When could I stop work?', pages.retirementPlanning.path],
      ['Cover of your own', pages.insuranceProtection.path],
    ),
  ],
  nations: [
    list(
      'England: the National Careers Service, 0800 100 900.',
      'Wales: Working Wales, 0800 028 4844.',
      'Scotland: PACE, the partnership that helps after a redundancy, 0800 917 8000.',
      'Northern Ireland: the Careers Service, 0300 200 7820. Benefits are claimed on nidirect.gov.uk.',
      'Everywhere you need two years with your employer to get statutory redundancy pay. The weekly limit differs in Northern Ireland.',
    ),
  ],
  warnings: [riskWarnings.investment, riskWarnings.tax],
})

const divorce = entry<LifeEvent>('events/divorce', lifeEvents.divorce.title, {
  meta: meta(
    'Divorce or separation: what to do first',
    'What to do about the home, joint accounts and pensions in the first days and weeks of a separation, by nation, and who helps for free.',
    'pension sharing order child maintenance wife left me husband left me leaving my partner ex keep the house splitting up joint account cohabiting',
  ),
  heading: 'You are separating',
  lead: 'Be safe first. Then keep the bills paid, write down what there is, and agree nothing in a hurry.',
  help: [
    list(
      'If you are in danger, ring 999. For domestic or financial abuse, day and night: in England 0808 200 0247, in Wales 0808 801 0800, in Scotland 0800 027 1234, in Northern Ireland 0808 802 1414.',
      'MoneyHelper: a free appointment on pensions and divorce, 0800 011 3797.',
      freeHelp.citizensAdvice,
      'Gingerbread: for single parents in England and Wales, 0808 802 0925. In Scotland One Parent Families Scotland, 0808 801 0323.',
    ),
  ],
  today: [
    list(
      'Keep paying the mortgage or the rent. You both owe all of a joint loan, whoever lives there.',
      'Change the passwords of your email and your own accounts.',
      'If you fear that a joint account could be emptied, ask the bank to require both of you to agree to payments.',
      'Do not sign or promise anything about the home or a pension.',
    ),
  ],
  week: [
    list(
      'Open an account in your own name, and have your pay or benefits sent there.',
      'List what there is: accounts, debts, home, pensions, policies, cars. Copy the latest statement of each.',
      'Tell the lender or landlord if payments will be difficult.',
      'Look at what you can claim on your own: Universal Credit, Child Benefit, lower council tax as the only adult.',
      'See a solicitor. Many offer a first meeting at a fixed price. In England and Wales a mediator can help the two of you to agree.',
    ),
  ],
  month: [
    list(
      'Ask every pension scheme for its value. Pensions are often worth as much as the home, and easily forgotten.',
      'An agreement between the two of you does not bind a pension scheme. Ask the solicitor what makes it binding.',
      'Change your will and the forms that say who should have your pensions and policies. A separation changes none of them.',
      'Agree on maintenance for children, or ask the Child Maintenance Service.',
      'Find out whether one of you could take over the mortgage. The lender looks only at that person’s income.',
    ),
    p('We advise one of you, not both, on pensions and borrowing, and work with your solicitor.'),
    see(['What might I borrow?', pages.borrowing.path], ['Pensions', pages.retirementPlanning.path]),
  ],
  nations: [
    list(
      'England and Wales: a divorce takes at least six months, and pensions are shared by a court order. Couples who were not married have few rights, however long they lived together.',
      'Scotland: what was built up during the marriage is divided, and a registered agreement can share a pension. Couples who were not married have one year from the separation to make a claim.',
      'Northern Ireland: a divorce still needs a reason or a time of living apart, and pensions are shared by a court order.',
    ),
  ],
  warnings: [riskWarnings.mortgage, riskWarnings.investment],
})

const bereavement = entry<LifeEvent>('events/bereavement', lifeEvents.bereavement.title, {
  meta: meta(
    'When someone has died: what to do',
    'What must be done in the first days after a death, what to claim within three months, and what can wait, by nation, with free help by phone.',
    'bereavement bereaved widow widower husband wife partner parent mum dad died passed away lost my husband lost my wife funeral costs registering a death how long does probate take executor next of kin widows pension funeral plan',
  ),
  heading: 'Someone has died',
  lead: 'We are sorry. Very little is urgent. This page says what is, and what can wait.',
  help: [
    list(
      'Cruse Bereavement Support, if you would like to talk: 0808 808 1677; in Scotland 0808 802 6161.',
      'The government’s Bereavement Service, for benefits: 0800 151 2012; in Northern Ireland 0800 085 2463.',
      freeHelp.citizensAdvice,
      freeHelp.moneyHelper,
    ),
  ],
  today: [
    list(
      'The doctor, the hospital or the hospice issues the medical certificate; in England and Wales a medical examiner looks at it, and may ring you.',
      'If the death was sudden or unexplained, it goes to the coroner, in Scotland to the procurator fiscal. The deadlines below for registering the death then do not apply: ask when you can register.',
      'Look for a will or funeral wishes before you choose a funeral.',
      'If the person’s home is now empty, lock it, and tell its insurer within a few days.',
    ),
  ],
  week: [
    list(
      'Register the death, and buy several copies of the certificate.',
      'Tell government departments with one form, Tell Us Once on gov.uk, and the banks with another, the Death Notification Service.',
      'Tell the landlord or lender, the employer and every pension. Ask each what stops, and what must still be paid.',
      'Ask the bank to pay for the funeral from the person’s account: most do if you send the bill.',
      'Do not pay the person’s debts from your own money. Debts are paid from what they left.',
    ),
  ],
  month: [
    list(
      'If your husband, wife or civil partner has died, or the partner you have children with, and you were under State Pension age on that day, claim Bereavement Support Payment. Claim within three months to get all of it.',
      'Find the policies: life cover, cover at work, pensions. A policy in trust can often pay within weeks.',
      'Find out whether you need probate, a court’s permission to deal with what the person left. In Scotland it is called confirmation. Small estates often need neither.',
      'Inheritance tax, if any is due, must be paid by the end of the sixth month after the death.',
      'Leave the home, investments and gifts alone until you feel able to decide.',
    ),
    p('We can go through the policies with you, whoever sold them. The first call costs nothing.'),
    see(['Inheriting a pension', `${pages.retirementPlanning.path}#retirement-on-death`]),
  ],
  nations: [
    list(
      'England and Wales: register within five days after the medical examiner has sent the certificate. For probate, https://www.gov.uk/applying-for-probate.',
      'Scotland: register within eight days; the court grants confirmation. Husbands, wives and children have rights that a will cannot take away.',
      'Northern Ireland: register within five days. There is no Tell Us Once: ring the Bereavement Service.',
      'Help with the cost of a funeral, on a low income: Funeral Expenses Payment, in Scotland Funeral Support Payment.',
      'Without a will, the law decides who inherits, differently in each nation. An unmarried partner does not inherit automatically, but may be able to claim through a court.',
    ),
  ],
  warnings: [riskWarnings.tax],
})

const arrears = entry<LifeEvent>('events/arrears', lifeEvents.arrears.title, {
  meta: meta(
    'Falling behind with payments',
    'Behind with the mortgage, rent, bills or debts: who to ring today, which bills come first, and what breathing space does in your nation.',
    'cannot pay my mortgage cannot pay my bills cannot afford rent arrears cost of living eviction repossession debt help debt consolidation credit card debt bankruptcy IVA Mortgage Charter what benefits can I claim loan sharks money worries struggling with money bailiff council tax arrears food bank gambling Samaritans suicidal rent payday loan',
  ),
  heading: 'You are falling behind',
  lead: 'Ring before you miss a payment if you can. Asking for help does not by itself harm your credit record; missed payments do.',
  help: [
    list(
      freeHelp.stepChange,
      freeHelp.nationalDebtline,
      'In Northern Ireland, ring Advice NI: 0800 915 4604.',
      freeHelp.citizensAdvice,
      'If gambling is part of it: the National Gambling Helpline, 0808 802 0133, day and night.',
      'If you cannot see a way out, ring Samaritans on 116 123, day and night.',
    ),
    p('All of this is free. Do not pay anyone for help with debts, and do not borrow to pay a debt.'),
  ],
  today: [
    list(
      'Ring the lender or landlord, and say that you need help. A lender has to treat you fairly and look at what could be done.',
      'Pay first what can cost you your home, your heating or your freedom: mortgage or rent, council tax or rates, energy, court fines. Cards and loans come after those.',
      'If you may run out of food or power this week, ask the council, or Citizens Advice for a food bank.',
      'Do not open the door to a bailiff before you have spoken to National Debtline.',
    ),
  ],
  week: [
    list(
      'Write down what comes in and what goes out. StepChange does it with you online or by phone.',
      'Ask a mortgage lender about paying only the interest for a while, a longer term or a pause, and about the Mortgage Charter.',
      'Check what you could claim, with the calculator of Turn2us or Citizens Advice: many people miss Universal Credit or a lower council tax.',
      'Ring the energy supplier: it must offer a plan that you can afford.',
      'Tell whoever you owe money to if you are ill, caring or have small children. There are rules to protect you.',
    ),
  ],
  month: [
    list(
      'Agree a plan with the debt adviser, and keep to it. If something changes, ring again.',
      'Ask whether you can get a loan from the government for mortgage interest, once you have had certain benefits for some months.',
      'Answer every letter from a court, even if you cannot pay. Repossession is a last resort, and a judge can often give you time.',
    ),
    p('Once things are stable, we can look at a new mortgage deal. Until then the services above help more.'),
    see(['If you fall behind with a mortgage', `${pages.mortgagePlanning.path}#mortgage-guide-arrears`]),
  ],
  nations: [
    list(
      `England and Wales: a debt adviser can start breathing space, which keeps most of those you owe at bay for ${facts.breathingSpace}. Breathing space covers what is overdue: you must go on paying the mortgage itself.`,
      'Scotland: a pause called a moratorium stops most action by those you owe for six months, and the Debt Arrangement Scheme gives you time to pay.',
      'Northern Ireland: there is no breathing space yet. An adviser can ask those you owe for time.',
    ),
  ],
  warnings: [riskWarnings.mortgage],
})

const inheritance = entry<LifeEvent>('events/inheritance', lifeEvents.inheritance.title, {
  meta: meta(
    'You have inherited money',
    'Left money, a home or a pension: keep it safe, take your time, and know what is taxed. What to do today, this week and this month.',
    'inherited inheriting left money legacy windfall beneficiary of a will house from parents deed of variation',
  ),
  heading: 'You have been left something',
  lead: 'Nothing has to be decided soon. Keep it safe, tell few people, and take your time.',
  help: [
    list(
      freeHelp.moneyHelper,
      freeHelp.pensionWise,
      'HM Revenue & Customs: the helpline on probate and inheritance, 0300 123 1072.',
      freeHelp.reportFraud,
    ),
  ],
  today: [
    list(
      'Do nothing in a hurry. Money in an ordinary savings account is a good decision for now.',
      'Be careful with anyone who contacts you about the inheritance. Wills become public, and fraudsters read them.',
      'If you are asked to pay a fee to receive an inheritance, it is a scam.',
    ),
  ],
  week: [
    list(
      'Ask the executor in writing what you will receive, and roughly when.',
      `Spread a large sum over several banks. The compensation scheme covers ${tax.compensationDeposits}, and ${tax.compensationTemporary} after an inheritance.`,
      'If you get benefits that depend on what you have, such as Universal Credit or Pension Credit, tell the office that pays them when the money arrives.',
      'If you are left a home, insure it from the first day, even while nobody lives there.',
    ),
  ],
  month: [
    list(
      'Pay off expensive cards and loans. Then keep several months of spending within reach.',
      'Ask what the money is for: a home, an earlier end of work, children, nothing yet. That decides which account to use.',
      `Inheritance tax is normally paid by the estate before you get anything. A pension that you inherit may bring income tax, usually where the person had reached ${facts.pensionDeathAge}.`,
      'From the day you get it, what you inherit brings income and gains that are taxed like your others. If you sell an inherited home, capital gains tax can be due on the rise in its value since the death.',
      'If you would like someone else to have your share, ask a solicitor about a deed of variation. The deed can be made within two years of the death.',
    ),
    p('For a large sum, or a pension, advice can help before anything is invested or drawn.'),
    see(
      ['Money from an inheritance', `${pages.investmentPlanning.path}#investment-guide-inherited`],
      ['Passing it on yourself', `${pages.ourServices.path}#later-inheritance`],
    ),
  ],
  nations: [
    list(
      'England, Wales and Northern Ireland: someone who depended on the person who died, and was left too little, may claim through a court. The claim usually has to be made within six months of probate, the court’s permission to deal with the estate.',
      'Scotland: husbands, wives, civil partners and children may claim a share of everything but land and buildings, whatever the will says.',
      'Inheritance tax is the same in the whole of the United Kingdom.',
    ),
  ],
  warnings: [riskWarnings.investment, riskWarnings.tax],
})

const care = entry<LifeEvent>('events/care', lifeEvents.care.title, {
  meta: meta(
    'Someone needs care: what to do',
    'You, a parent or a partner need care: who assesses it, what the council or the NHS pays in your nation, what to claim, and free help by phone.',
    'care home fees nursing home dementia carer elderly parent social care assessment continuing healthcare attendance allowance deferred payment care cap deprivation of assets',
  ),
  heading: 'Someone needs care',
  lead: 'Ask for an assessment before you choose or pay for anything. It is free, whatever you own.',
  help: [
    list(
      freeHelp.ageUk,
      'Age Scotland 0800 124 4222, Age Cymru 0300 303 4498, Age\u00a0NI 0808 808 7575.',
      'Carers UK: for people who look after a relative or friend, 0808 808 7777.',
      'Alzheimer’s Society: 0333 150 3456.',
    ),
  ],
  today: [
    list(
      'Ring the council, in Northern Ireland the Health and Social Care Trust, and ask for a care needs assessment. A carer can ask for one too.',
      'In hospital, ask who plans the discharge, and what care the hospital arranges for the first weeks.',
      'Do not sign a contract with a care home, and do not sell or give away a house, before you know who pays.',
    ),
  ],
  week: [
    list(
      'Ask whether the main need is medical. If it is, the NHS may pay for everything. This is called NHS continuing healthcare.',
      'Claim the benefits that ignore savings. From State Pension age that is Attendance Allowance, or in Scotland Pension Age Disability Payment. Below that age it is the disability payment of your nation.',
      'Look for benefits for the carer, and for a lower council tax.',
      'Is there a power of attorney? If not, the person can make one while still able to decide.',
    ),
  ],
  month: [
    list(
      'Go through the council’s financial assessment line by line. The person’s house does not count while a partner lives there, or as long as care is given at home.',
      'To avoid selling the house now, ask about a deferred payment: the council pays, and is repaid with interest when the house is sold.',
      'Compare what care homes charge, what is included, and how fees have risen.',
      'If you give money away to avoid care fees, the council can count it as still yours.',
    ),
    p(
      'An adviser can show how long the money would last, and what it would cost to buy an income that pays for care for life (a care annuity). Equity release is one of the last things to look at.',
    ),
  ],
  nations: [
    list(
      `England: the council helps if you have less than ${facts.careUpperLimit}.`,
      'Wales: one limit for care homes, which is higher than England’s, and a cap on what care at home costs a week.',
      'Scotland: personal and nursing care are free for those who are assessed as needing them; board and lodging are not.',
      'Northern Ireland: much care at home is free; for a care home the Trust assesses what you have, much as in England.',
    ),
  ],
  warnings: [riskWarnings.equityRelease],
})

const illness = entry<LifeEvent>('events/illness', lifeEvents.illness.title, {
  meta: meta(
    'A serious illness: money and work',
    'Too ill to work, or a diagnosis: sick pay, policies to claim on, benefits by nation and special rules, and who helps for free by phone.',
    'cancer diagnosis terminal illness off sick long term sick off work unable to work cannot work disability accident PIP ESA universal credit',
  ),
  heading: 'You, or someone close to you, is seriously ill',
  lead: 'Look for what is already owed to you: pay, policies and benefits. Cancel nothing.',
  help: [
    list(
      'Macmillan: for everyone with cancer, about money too, 0808 808 0000.',
      freeHelp.citizensAdvice,
      freeHelp.turn2us,
      'Scope: for disabled people and their families in England and Wales, 0808 800 3333.',
    ),
  ],
  today: [
    list(
      'Tell your employer on the first day. For the first week you can certify yourself; after that you need a fit note, for example from your doctor.',
      'Cancel no policy, and miss no premium. Ring the insurer if a payment is difficult.',
      'If you drive, ask the doctor whether you must tell the DVLA, in Northern Ireland the DVA.',
    ),
  ],
  week: [
    list(
      `Ask at work what you get, and for how long. The least is Statutory Sick Pay: ${tax.sickPay} a week, or ${facts.sickPayShare} of usual pay if that is less, for up to ${tax.sickPayWeeks}.`,
      'Look for every policy: income protection, critical illness, life cover with a terminal illness benefit, cover for the mortgage, cover at work. Claim early: some pay only from the day you tell them.',
      'Claim benefits early as well: New Style Employment and Support Allowance, Universal Credit, and the disability payment of your nation.',
      'Tell the mortgage lender or landlord before a payment is missed.',
    ),
  ],
  month: [
    list(
      'If life may be short, ask the doctor about the form for the special rules. Benefits then come faster, and usually at the highest rate.',
      'A pension can be drawn early in serious ill health, and sometimes as one sum. Ask each scheme before you choose.',
      'Make a will and powers of attorney, and say who should have your pensions.',
      'Ask your employer for changes that would let you work: the law gives you a right to reasonable ones.',
    ),
    p(
      'We help with claims on policies that we arranged, and look through your other policies with you. That costs nothing.',
    ),
    see(
      ['Cover, and making a claim', pages.insuranceProtection.path],
      ['Powers of attorney', `${pages.answers.path}#answer-power-of-attorney`],
    ),
  ],
  nations: [
    list(
      'England, Wales and Northern Ireland: Personal Independence Payment. The special rules are for people who may have a year or less to live.',
      'Scotland: Adult Disability Payment, from Social Security Scotland, 0800 182 2222. Its special rules set no time limit.',
      'Prescriptions are free in Wales, Scotland and Northern Ireland, and in England with some illnesses: ask for the exemption certificate.',
    ),
  ],
  warnings: [riskWarnings.investment, riskWarnings.tax],
})

export const lifeEventTexts: Record<LifeEventName, LifeEvent> = {
  redundancy,
  divorce,
  bereavement,
  arrears,
  inheritance,
  care,
  illness,
}
