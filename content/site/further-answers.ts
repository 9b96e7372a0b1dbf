import { formatMoney } from '#domain/money.ts'
import { twelveHour } from '#domain/opening-hours.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { callSchedule } from './call-schedule.ts'
import { entry } from './entry.ts'
import { facts } from './facts.ts'
import type { PageName } from './pages.ts'
import { rates, taxAndRates } from './tax-and-rates.ts'
import * as tax from './tax-words.ts'
import { compensationAdvice, compensationDeposits, compensationTemporary } from './tax-words.ts'
import type { FaqItem } from './types.ts'

const {
  cashIsaLimit,
  freeGuidanceAge,
  helpToBuy,
  isaAllowance,
  lifetimeIsa,
  lifetimeIsaRules,
  pensionsInEstateFrom,
  pensionTaxRelief,
  savingsRatesRise,
  stampDutyAdditionalHome,
  stampDutyBands,
  stampDutyFirstTimeBands,
  stampDutyFirstTimeLimit,
  statePensionQualifyingYears,
  taxFreeCash,
} = rates

/** An answer of /Answers and the search: the number of questions on each other page is fixed. */
export interface FurtherAnswer extends FaqItem {
  keywords: string
  /** Where to read on. */
  page: PageName
}

/** 31 October 2022 */
const day = (date: string) => formatLong(plainDate(date)).replace(/^\w+ /, '')
const dutyFreeUpTo = formatMoney(stampDutyBands[1]?.above ?? 0)
const firstHomeFreeUpTo = formatMoney(stampDutyFirstTimeBands[1]?.above ?? 0)
const firstHomePercent = stampDutyFirstTimeBands[1]?.percent ?? 0

export const furtherAnswers = entry<readonly FurtherAnswer[]>('questions/further', 'Further answers', [
  {
    id: 'answer-compensation-scheme',
    question: 'Does the FSCS cover my money?',
    keywords:
      'Financial Services Compensation Scheme FSCS compensation protected limit is my pension safe bank failed bankrupt bust collapse',
    page: 'customerHome',
    answer: `The Financial Services Compensation Scheme (FSCS) can pay when an authorised firm has failed and cannot meet claims against it. For advice on investments, pensions and mortgages, and for investments held with a failed provider, it pays ${compensationAdvice}.\n\nMoney in a bank or building society is covered ${compensationDeposits}; two brands with one banking licence count as one. After a house sale, an inheritance or a divorce the limit is ${compensationTemporary}. The scheme does not make good a fall in the markets. You can check on fscs.org.uk what applies to you.`,
  },
  {
    id: 'answer-lifetime-isa',
    question: 'What is a Lifetime ISA (LISA)?',
    keywords: 'LISA first home bonus government savings',
    page: 'investmentPlanning',
    answer: `A Lifetime ISA is a savings account for a first home or for later life. You can open one from the age of ${lifetimeIsaRules.openFrom} until the day before you turn ${lifetimeIsaRules.openUnder}, and pay in up to ${formatMoney(lifetimeIsa.allowance)} a year until you are ${lifetimeIsaRules.payUntil}. The government adds ${lifetimeIsa.bonusPercent}%.\n\nA year after you first paid in, you can use it towards a first home that costs up to ${formatMoney(lifetimeIsa.homeLimit)} and is bought with a mortgage. From the age of ${lifetimeIsaRules.withdrawFrom} you can use it for anything. Taking money out for something else earlier usually costs ${lifetimeIsaRules.chargePercent}% of what you take, so you may get back less than you paid in.`,
  },
  {
    id: 'answer-help-to-buy',
    question: 'Is Help to Buy still available?',
    keywords: 'Help to Buy equity loan scheme first-time buyer HTB ISA government help',
    page: 'mortgagePlanning',
    answer: `Not for new buyers in England: equity loans closed to new applications on ${tax.helpToBuyClosed}, and the scheme ended in ${tax.helpToBuyEnded}. Wales has had a scheme of its own, and gov.wales says whether it is open. If you have such a loan, we can look at repaying it, for instance when you remortgage.\n\nHelp to Buy ISAs closed to new savers on ${day(helpToBuy.isaClosed)}; those who have one must claim its bonus by ${day(helpToBuy.isaBonusBy)}. What may help instead: a small deposit, shared ownership, a Lifetime ISA, or help from your family.`,
  },
  {
    id: 'answer-shared-ownership',
    question: 'How does shared ownership work?',
    keywords: 'part buy part rent staircasing housing association share',
    page: 'mortgagePlanning',
    answer:
      'You buy a share of a home with a deposit and a mortgage (rules differ outside England), and pay rent on the rest to the landlord, usually a housing association. There is a service charge as well, because most of these homes are leasehold. Later you can buy further shares, which is called staircasing.\n\nFewer lenders offer such mortgages, and selling takes an extra step, because the landlord can usually look for a buyer first. Ask for the rent review terms and the lease before you decide.',
  },
  {
    id: 'answer-family-deposit',
    question: 'Can my parents help me with the deposit?',
    keywords:
      'gifted deposit gift family bank of mum and dad parents guarantor joint borrower sole proprietor',
    page: 'mortgagePlanning',
    answer:
      'Often, yes. Lenders accept a gift if the giver confirms in writing that it is not a loan and gives them no share of the home. They also ask where the money came from. A loan from your parents counts as a debt.\n\nSome lenders let a parent be on the mortgage but not on the title deeds, or hold a parent’s savings as security for a time. Then the parent is liable too, and should take legal advice of their own.',
  },
  {
    id: 'answer-stamp-duty',
    question: 'How much stamp duty will I pay on a home?',
    keywords:
      'SDLT stampduty stamp duty land tax buying second home first-time buyer LBTT LTT scottish scotland wales',
    page: 'mortgagePlanning',
    answer: `In England and Northern Ireland nothing is due on the first ${dutyFreeUpTo} of the price. Above that the rate rises in steps, called bands. A first-time buyer pays nothing up to ${firstHomeFreeUpTo} and ${firstHomePercent}% on the part above it; a first home that costs more than ${formatMoney(stampDutyFirstTimeLimit)} is taxed like any other. For an additional home the rate of each band is ${stampDutyAdditionalHome.points} percentage points higher.\n\nThese are the rates for ${taxAndRates.stampDutyBands.applies}. Scotland and Wales have taxes of their own. Your conveyancer works out the amount and pays it for you.`,
  },
  {
    id: 'answer-power-of-attorney',
    question: 'Do I need a lasting power of attorney?',
    keywords: 'LPA attorney capacity care home deputy court of protection deputyship guardianship',
    page: 'retirementPlanning',
    answer:
      'Most people should think about one. It lets people you choose act for you if you can no longer decide for yourself. In England and Wales there is one for property and money and another for health and care. Both must be registered with the Office of the Public Guardian before they can be used. Scotland and Northern Ireland have forms of their own.\n\nWithout one, your family may have to apply to a court, which is slower and costs more. Married couples cannot simply act for each other. You can make the power yourself on gov.uk, or with a solicitor.',
  },
  {
    id: 'answer-scams',
    question: 'How do I recognise a scam?',
    keywords:
      'scam scams scammer fraud fraudster cold call phishing fake clone firm stolen suspicious scammed stole',
    page: 'contactUs',
    answer:
      'Be wary of anyone who contacts you out of the blue, promises high returns, offers early access to a pension, or wants a decision today. Cold calls about pensions are against the law, with few exceptions. Look the firm up on the Financial Services Register and call back on the number you find there, because fraudsters borrow the names of real firms.\n\nWe never ask for a password, a PIN or a payment into a personal account. If you have paid, ring your bank at once on 159, then Report Fraud, or Police Scotland on 101.',
  },
  {
    id: 'answer-tax-free-cash',
    question: 'How much of my pension can I take free of tax?',
    keywords:
      'will I pay tax on my pension is my pension taxed tax-free cash lump sum quarter PCLS commencement money purchase annual allowance',
    page: 'retirementPlanning',
    answer: `You can usually take a quarter (${taxFreeCash.percent}%) of each pension free of tax. The limit over your lifetime is ${formatMoney(taxFreeCash.limit)} from all pensions together; some people have a higher one, which they protected under earlier rules.\n\nThe rest is taxed as income in the year in which you take it. One large sum can therefore cost you more than several small ones.\n\n${tax.reliefAfterDrawing} Speak to Pension Wise, which is free, or to us, before you first take money out.`,
  },
  {
    id: 'answer-pension-inheritance-tax',
    question: 'Will inheritance tax be due on my pension?',
    keywords: 'IHT inheritance tax pension estate children beneficiaries nomination',
    page: 'retirementPlanning',
    answer: `It may be, if you die on or after ${day(pensionsInEstateFrom)}. From then on most pension money that you have not used counts as part of your estate: everything you leave. Until then most pensions lie outside the estate.\n\nMoney left to your husband, wife or civil partner stays free of this tax. So does a lump sum for death in service (if you die while you work there) from an employer’s registered pension scheme.\n\nThe change may affect which money you use first, so think about it before you draw on pensions, ISAs or other savings. Tell each provider who should have your pension. They take your wish into account, but usually do not have to follow it.`,
  },
  {
    id: 'answer-national-insurance-gaps',
    question: 'Should I fill gaps in my National Insurance record?',
    keywords: 'top up NI contributions gaps voluntary class 3 qualifying years state pension forecast',
    page: 'retirementPlanning',
    answer: `Look at your forecast on gov.uk first. The full new State Pension usually needs ${statePensionQualifyingYears.full} qualifying years, and fewer than ${statePensionQualifyingYears.least} bring none at all. Years in which you cared for a child or an adult, or claimed certain benefits, may count without any payment, if you ask for them.\n\nPaying for a missing year can be worthwhile. For some people it adds nothing, for instance where later working years would fill the record anyway. The Future Pension Centre tells you for free which years would raise your pension; its number is on the page Retirement Planning. Ask before you pay: payments are rarely refunded.`,
  },
  {
    id: 'answer-isa-limit',
    question: 'How much can I pay into an ISA?',
    keywords: 'ISA allowance limit cash ISA stocks and shares ISA tax year savings',
    page: 'investmentPlanning',
    answer: `You can pay in ${formatMoney(isaAllowance)} in a tax year, over all your ISAs together (${taxAndRates.isaAllowance.applies}). Interest, dividends and gains inside are free of tax. What you do not use by the end of the tax year is lost.\n\nFrom ${day(cashIsaLimit.from)} people under ${cashIsaLimit.under} can put at most ${formatMoney(cashIsaLimit.most)} of that into cash ISAs. They can put the rest into investments. Cash suits money that you need within a few years.`,
  },
  {
    id: 'answer-ethical-investing',
    question: 'Can I invest ethically or sustainably?',
    keywords: 'ethical sustainable sustainability green ESG climate impact responsible label screening',
    page: 'investmentPlanning',
    answer:
      'Yes. Tell the adviser what you want to avoid, such as tobacco or weapons, and what you want to support. In the UK a fund that has a sustainability label must say what it aims for and how it measures that. A fund without a label may still suit you, but read what it really holds.\n\nA narrower choice can change both risk and cost, and nobody can say whether such a fund will do better or worse than others.',
  },
  {
    id: 'answer-personal-allowance',
    question: 'How much income is free of tax?',
    keywords: 'personal allowance income tax bands tax free income code marriage allowance',
    page: 'retirementPlanning',
    answer: `For most people the first ${tax.personalAllowance} a year: wages, profits, pensions, rent and interest together. This is called the personal allowance. It shrinks if your income is high, and some interest is free of tax besides. The State Pension counts towards it, although no tax is taken from it directly.\n\nAbove the allowance England, Wales and Northern Ireland have the same rates, and Scotland has its own for wages and pensions. If you do not use all of your allowance, you may be able to pass part of it to a husband, wife or civil partner who pays the basic rate. On gov.uk this is called Marriage Allowance.`,
  },
  {
    id: 'answer-income-tax',
    question: 'How much tax comes off my wages, and what is my take-home pay?',
    keywords:
      'take home pay net pay salary wages after tax calculator income tax calculator how much tax will I pay how much is my tax payslip PAYE tax code wrong',
    page: 'workItOut',
    answer:
      'The tax office has a free calculator, https://www.gov.uk/estimate-income-tax. It estimates the income tax and National Insurance on your pay for this tax year, and what is left. Have your payslip ready. If you have more than one job, use it once for each.\n\nIf you are self-employed, gov.uk has a ready reckoner for your tax bill. Your own tax code, and what was taken so far, are in your personal tax account there. Our calculators answer other questions, such as the tax on money that you draw from a pension.',
  },
  {
    id: 'answer-savings-tax',
    question: 'Do I pay tax on savings interest?',
    keywords: 'savings interest tax PSA starting rate bank interest premium bonds',
    page: 'investmentPlanning',
    answer: `Many people pay none. If you pay the basic rate of income tax, the first ${tax.savingsAllowance} of interest a year is free of tax. At the higher rate it is ${tax.savingsAllowanceHigher}. If you pay the additional rate, none of your interest is free of tax. If your income is low, more of it may be. Interest in an ISA does not count, and prizes from Premium Bonds are free of tax.\n\nAbove that, interest is taxed like other income. From ${day(savingsRatesRise.from)} the rates on interest are ${savingsRatesRise.points} percentage points higher. HM Revenue & Customs usually collects it through your tax code.`,
  },
  {
    id: 'answer-will',
    question: 'Do I need a will?',
    keywords: 'will wills making a will writing a will testament intestate intestacy executor guardian',
    page: 'ourServices',
    answer:
      'Nearly everyone with a home, children or savings needs one. Without a will the law decides who inherits, and in no part of the United Kingdom does an unmarried partner inherit automatically. A will also names who deals with everything, and who would look after children.\n\nIn England, Wales and Northern Ireland a marriage usually cancels an earlier will; in Scotland it does not. A solicitor is worth the cost if there is a second family, a business or property abroad. We do not write wills, but can help you plan what should be in one.',
  },
  {
    id: 'answer-critical-illness',
    question: 'What is critical illness cover?',
    keywords: 'critical illness cover serious illness insurance heart attack stroke',
    page: 'insuranceProtection',
    answer:
      'A policy that pays one sum if you are diagnosed with an illness on its list, such as some cancers, a heart attack or a stroke. The illness must be as severe as the policy says. You can use the money as you like. Policies differ in what they list and how they define it, so the price alone says little.\n\nIt does not replace your pay month by month: income protection does that, for most illnesses. Most policies have no cash-in value, and nothing is paid back if you do not claim.',
  },
  {
    id: 'answer-interest-only',
    question: 'What is an interest-only mortgage?',
    keywords: 'interest only repayment vehicle retirement interest-only RIO mortgage in retirement',
    page: 'mortgagePlanning',
    answer:
      'It is a mortgage where each payment covers only the interest, so that you still owe the whole loan at the end. The payments are lower, and the total interest is higher. Lenders ask how you would repay it, for example from savings or by selling another property, and often want a larger deposit.\n\nIf yours ends soon and you do not have the money, ring the lender early. You may be able to have a longer term, begin to repay the loan, or change to a mortgage made for later life.',
  },
  {
    id: 'answer-emergency-tax',
    question: 'Too much tax was taken from my pension. How do I get it back?',
    keywords: 'emergency tax overtaxed overpaid refund P55 P53Z P50Z tax code withdrawal',
    page: 'retirementPlanning',
    answer:
      'The first payment from a pension is often taxed under an emergency code, as if you were going to get the same sum every month. You do not have to wait for the end of the tax year: claim the tax back from HM Revenue & Customs with a form on gov.uk.\n\nUse P55 if you took a part of the pension and take nothing more this year. If you took all of it, use P53Z if you have other income and P50Z if you have none. If payments go on, the code usually corrects itself.',
  },
  {
    id: 'answer-recordings',
    question: 'Do you record calls, or let software take notes?',
    keywords: 'are calls recorded recording record AI artificial intelligence note taking notes transcript',
    page: 'privacyPolicy',
    answer:
      'Only if we tell you first, and why. You may say no, and your adviser then takes notes by hand; it makes no difference to the advice. Where software writes a note, a person reads and corrects it before it is kept.\n\nRecordings and notes are kept with the record of your advice, for as long as our privacy notice says, and you may ask for a copy. Advice itself comes from a person: no software decides what we recommend to you.',
  },
  {
    id: 'answer-who-rings',
    question: 'Who will ring me, and can I choose?',
    keywords:
      'who will call me which adviser meet my adviser choose adviser change adviser leaves retires my adviser has left',
    page: 'aboutUs',
    answer:
      'An adviser who deals with your subject. If none of them is free at that time, another adviser rings you. Whoever advises you afterwards is qualified in the subject. You can choose someone near you on our page Find an adviser, which shows their qualifications and their entry in the Financial Services Register. If you would like a different adviser, tell us: you do not have to say why.\n\nWe check a sample of our advisers’ work and answer for all their advice, whether they are self-employed or our employees. If yours leaves or retires, your records stay with us, we tell you, and another adviser takes over if you agree.',
  },
  {
    id: 'answer-check-us',
    question: 'How do I check that you are who you say?',
    keywords: 'check adviser genuine legitimate register number qualified trust reviews complaints',
    page: 'aboutUs',
    answer:
      'In three steps. First, look us up on the Financial Services Register by the number at the foot of each page, and compare name, address and phone number with ours. Second, ring us on the number that the Register shows, not on one that a caller gave you. Third, ask which adviser you are dealing with, and look up that name as well, with what they may advise on.\n\nHow many complaints we had, and how they were decided, is on our page About Us. The Financial Ombudsman Service publishes the complaints about larger firms.',
  },
  {
    id: 'answer-change-call',
    question: 'How do I change or cancel my call?',
    keywords: 'change my call cancel my appointment move reschedule rebook booking missed call callback',
    page: 'contactUs',
    answer:
      'Open the link in the email that confirmed it, or the one shown when you booked. It leads to a page of your own, where you can choose another time or cancel until the call begins. There is no account and no password.\n\nIf you have lost the link, ring us. If you miss a call, we try once more the same day, and there is no charge for it. We never ask for a PIN, a password or a payment on a call.',
  },
  {
    id: 'answer-free-guidance',
    question: 'Where can I get guidance without paying?',
    keywords: 'Pension Wise MoneyHelper free guidance citizens advice money advice service',
    page: 'ourServices',
    answer: `MoneyHelper, which is free and backed by government, explains pensions, debts, benefits and everyday money on its website and by phone. Its Pension Wise service offers an appointment about pension pots from the age of ${freeGuidanceAge}. Citizens Advice helps with debts and benefits, StepChange with debts.\n\nGuidance tells you what you could do; it does not recommend one product. Advice does, and the adviser answers for it. Our initial consultation is free as well, and if guidance is all you need, we will tell you.`,
  },
  {
    id: 'answer-tax-relief-higher',
    question: 'I pay higher-rate tax. How do I claim the rest of the relief?',
    keywords: 'higher rate pension tax relief claim self assessment additional rate',
    page: 'retirementPlanning',
    answer: `Relief gives you back the income tax on what you pay into a pension. If your employer takes your payment from your pay before tax, you have all of the relief already.\n\nFor a personal pension the provider claims the basic rate (${pensionTaxRelief.basic}%) for you, which is how ${facts.reliefPayment} becomes ${facts.reliefResult}. You claim the rest, up to ${facts.higherRelief} or ${pensionTaxRelief.additional}%, from HM Revenue & Customs: on a tax return or on gov.uk. You can usually claim for the last four tax years, so look at old statements too. Scotland has income tax rates of its own, and the claim follows those.`,
  },
  {
    id: 'answer-annuity-income',
    question: 'What would an income for life pay me?',
    keywords: 'annuity rates quote',
    page: 'retirementPlanning',
    answer:
      'It depends on your age, your health, the sum and the interest rates of the week, so we give no figure here. An income that stays level starts higher than one that rises with prices. One that goes on for a partner starts lower. Smoking or poor health can raise the income a good deal.\n\nMoneyHelper has a free tool that compares what insurers would pay. Compare before you accept what your own provider offers, because your choice cannot usually be undone. Pension Wise explains what to ask.',
  },
  {
    id: 'answer-mortgage-rates',
    question: 'What are mortgage rates at the moment?',
    keywords: 'mortgage rates today current interest rates',
    page: 'mortgagePlanning',
    answer:
      'Rates change from week to week, and the rate you can have depends on your deposit, your credit record and the home. So we do not list any. Comparison websites show what is on offer, and the Bank of England publishes the averages.\n\nLook at more than the rate: the fee, how long the deal lasts and what it costs to leave count as well. Ask your own lender too. Under Work it out you can see what any rate would cost you each month, and what a higher one would add.',
  },
  {
    id: 'answer-stay-or-switch',
    question: 'Should I stay with my lender or move to another?',
    keywords: 'switch lender product transfer stay or move compare remortgage costs',
    page: 'mortgagePlanning',
    answer:
      'Add up the same costs for both. Multiply the monthly payment by the months of the deal. Add the lender’s fee, valuation and legal work, our fee if you use us, and any charge for leaving early. Take off what the lender gives you back. Then compare what you would still owe when the deal ends: a fee that is added to the loan makes it larger.\n\nStaying is quick, often without a new look at your income. Moving can bring a better rate, another term or a larger loan. On a small loan the costs of moving can eat up the difference.',
  },
  {
    id: 'answer-buying-with-owner',
    question: 'What if I buy with someone who already owns a home?',
    keywords:
      'joint purchase relative parent partner owns a property surcharge higher rates stamp duty second home',
    page: 'mortgagePlanning',
    answer: `In England and Northern Ireland you get the lower stamp duty for a first home only if neither of you has ever owned one. If one of you then owns two homes, the whole price is taxed at ${stampDutyAdditionalHome.points} percentage points more on every band, unless the new home replaces the main one. Married couples and civil partners usually count as one, even if only one of them buys.\n\nA parent who becomes an owner brings the higher rates too. With some mortgages a parent’s income counts even though they do not own the home. They still owe the loan. Ask a conveyancer before you offer. Scotland and Wales have taxes of their own.`,
  },
  {
    id: 'answer-benefits',
    question: 'Could I be missing a benefit?',
    keywords:
      'pension credit benefits check universal credit entitled to claim what can I claim child benefit',
    page: 'ourServices',
    answer:
      'Many people are missing one. Pension Credit tops up a low income from State Pension age, and can bring help with rent, council tax and heating. You may get it even if you own your home or have some savings. Attendance Allowance is for people of that age who need help with daily life, whatever they own; in Scotland it is called Pension Age Disability Payment.\n\nBefore that age, look at Universal Credit and the disability payment of your nation. Age UK, Turn2us and Citizens Advice check with you, for free, what you could claim. Do that before you borrow against your home.',
  },
  {
    id: 'answer-nations',
    question: 'Do you advise in Scotland, Wales and Northern Ireland?',
    keywords:
      'work in Scotland scottish Wales welsh england nations UK wide edinburgh glasgow cardiff belfast',
    page: 'findAnAdviser',
    answer:
      'Yes, by phone or by video everywhere, and in person where an adviser is near you: see Find an adviser. Pensions, investments and insurance are much the same in the whole of the United Kingdom.\n\nOther things are not. Scotland and Wales have taxes of their own when you buy a home, and in Scotland an offer binds you sooner. Scotland also has its own rates of income tax on pay and pensions. Wills, powers of attorney, debt and care have rules of their own in each nation. Your adviser takes them into account, and our pages say where they differ.',
  },
  {
    id: 'answer-call-times',
    question: 'Can you ring me in the evening or at a weekend?',
    keywords: 'evening calls weekend saturday after work lunchtime out of hours',
    page: 'requestACallback',
    answer: `Calls that you book here begin between ${twelveHour(callSchedule.firstStart)} and ${twelveHour(callSchedule.lastStart)}, Monday to Friday, lunchtime included; at weekends there are none. If you cannot talk then, send us a message with the times that would suit you, and an adviser will tell you whether we can ring then.\n\nA first call takes about half an hour. You can also write to us at any hour, and an adviser answers within ${facts.replyContact}. If you need longer, or someone beside you, tell us beforehand.`,
  },
  {
    id: 'answer-reviews',
    question: 'Has anyone else checked your reviews?',
    keywords: 'reviews verified testimonials trustpilot vouchedfor rating recommended',
    page: 'aboutUs',
    answer:
      'Not yet: no outside body has checked what clients say on this website. Each review says where it comes from and when, and samples are marked as such.\n\nSome things you can check without us: our entry on the Financial Services Register, the decisions that the Financial Ombudsman Service publishes, and our accounts at Companies House. How many complaints we had, and how they were decided, is on our page About Us.',
  },
])
