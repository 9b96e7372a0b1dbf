import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { sampleMark } from '#content/site/sample.ts'
import { compensationAdvice, compensationDeposits } from '#content/site/tax-words.ts'
import type { FaqItem } from '#content/site/types.ts'

const faq: FaqItem[] = [
  {
    id: 'customer-independent',
    keywords: 'conflict of interest conflicts restricted tied adviser',
    question: 'What does “independent” mean?',
    answer: `On pensions and investments the regulator’s rules say what it means: we compare products from across the market, and are not tied to any provider. For mortgages we compare ${facts.lenders} lenders that work with advisers, but not deals that you can only get from a lender directly. For protection we compare the insurers that sell through advisers.\n\nWe may also recommend nothing new. If the pension or policy you have does its job, or if a debt should be paid off first, we tell you so.`,
  },
  {
    id: 'customer-first-meeting',
    keywords: 'call me back free consultation cost meet first appointment how long is the call',
    question: 'What does the initial consultation cost?',
    answer:
      'Nothing. It is a free initial consultation: a phone call of about half an hour, at a time that you choose. You say what is on your mind, and we tell you whether advice would help. The call itself is not advice.\n\nAfterwards the adviser explains what further work would involve and what the fees would be. Work that you pay for begins only when you have agreed the fee in writing. Our fee guide shows in pounds what people usually pay.',
  },
  {
    id: 'customer-fees',
    keywords: 'fees charges cost price expensive how do i pay you hourly rate commission',
    question: 'How are fees paid?',
    answer:
      'It depends on the work. For pensions and investments you pay a fee that we agree with you beforehand. You can pay it directly, or in many cases have it taken from the plan, which then holds that much less. For mortgages and equity release you pay us a fixed fee, and the lender usually pays us commission as well. For insurance you pay us no fee: our commission is built into the premium. We tell you how much commission we get.\n\nContinuing advice is charged separately, and you can end it.',
  },
  {
    id: 'customer-timescale',
    keywords: 'how long will it take',
    question: 'How long does it all take?',
    answer: `Write to us and an adviser is in contact within ${facts.replyCallback}; book a call and we ring at the time you chose. After the first call, the time depends on others too: a purchase moves at the speed of the slowest solicitor, and a pension provider may take weeks to reply.\n\nYour adviser gives you an estimate at the start and chases what is late.`,
  },
  {
    id: 'customer-what-to-bring',
    keywords: 'bring papers documents',
    question: 'What should I have ready?',
    answer:
      'For a first call, only your questions. It helps to have a recent payslip, your latest pension and mortgage statements and a rough idea of what you spend in a month, if you can find them.\n\nIf your paperwork is in a mess, sorting it is part of our job. If we go further, we need proof of who you are and where you live.',
  },
  {
    id: 'customer-how-we-meet',
    keywords:
      'vulnerable disability large print braille relay translator interpreter video weekend evening daughter son relative friend on the call with me wheelchair access',
    question: 'Do I have to come to your office?',
    answer: `No. The initial consultation is a call. After that you can meet your adviser by video, carry on by phone, or come to us in Basingstoke, where we are open ${firm.hours}. Some advisers can visit you: give your town when you write.\n\nIf you need large print, an interpreter, a step-free room or someone beside you, tell us.`,
  },
  {
    id: 'customer-protection',
    keywords: 'are you regulated authorised',
    question: 'How am I protected if something goes wrong?',
    answer: `${firm.statusSentence} You can find us on its public register under reference number ${firm.referenceNumber}${sampleMark(firm.registration)}.\n\nIf you are unhappy, tell us first: our contact page has the complaints procedure. After that you can go to the Financial Ombudsman Service, which costs you nothing. If a firm can no longer pay what it owes, the Financial Services Compensation Scheme (FSCS) may pay. For advice and investments that is ${compensationAdvice}; for deposits, ${compensationDeposits}.`,
  },
  {
    id: 'customer-changing-mind',
    keywords: 'cancel cancellation cooling off',
    question: 'What if I change my mind?',
    answer: `You can stop at any point before you sign for a product. Before our recommendation you usually owe nothing; after it, the agreed fee. But for a mortgage nothing is due before the lender’s offer, and for equity release nothing before you get the money.\n\nAfter signing, you can usually cancel a pension, life cover or other protection within ${facts.cancellationLong}, and an ISA or home insurance within ${facts.cancellationShort}. Your documents state the time. If you cancel an investment whose value has fallen, you may get back less than you paid in. A mortgage offer gives you at least ${facts.mortgageReflection} to think it over; once the loan has been paid out, leaving it may bring a charge.`,
  },
  {
    id: 'customer-reviews',
    question: 'Will you keep in touch afterwards?',
    answer:
      'If you want us to. If we look after investments or a pension, we normally meet once a year to see whether the plan still fits, and you pay for that only if you have chosen it.\n\nDon’t wait for the yearly meeting if life changes: a birth, a divorce or an inheritance is reason enough to ring.',
  },
]

export const customerHome = entry('pages/customer-home', 'Customers', {
  meta: meta(
    'Independent advice for you and your family',
    'Mortgages, pensions, investments and protection, explained by an adviser who listens first. Start with a free initial consultation.',
  ),
  hero: {
    heading: 'Advice on mortgages, pensions and investments',
    lead: 'Buying a home, saving, stopping work: an adviser helps you see where you stand and what to do next.',
    action: 'I’m a financial adviser',
  },
  whyUs: {
    heading: 'Why us?',
    paragraphs: [
      'We listen before we advise. Your adviser asks what you want your money to do, and only then looks at products.',
      `We have been doing this since ${facts.founded}, and ${facts.advisers} advisers work with us. Our office checks what new advisers recommend before you see it, and a sample of what the others recommend. It also takes care of the paperwork.`,
    ],
    action: 'Learn More',
    actionAbout: `about ${brand.name}`,
  },
  services: { heading: 'What would you like to talk about?' },
  faq,
  lifeEvents: {
    heading: 'Has something happened?',
    lead: 'What to do today, this week and this month, and who helps for free.',
  },
  warnings: [riskWarnings.mortgage, riskWarnings.investment, riskWarnings.equityRelease],
  testimonials: { heading: 'What clients tell us' },
  contact: {
    heading: 'Write to us, or let us ring you',
    lead: 'A few lines are enough, and the first call is free. You do not have to know which service you want.',
  },
})
