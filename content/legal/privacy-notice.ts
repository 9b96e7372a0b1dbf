import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { addressInOneLine, firm } from '#content/site/firm.ts'
import type { PageMeta } from '#content/site/meta.ts'
import { noticeVersion } from './notice-version.ts'
import { privacyMeta } from './privacy-meta.ts'

/** How to reach the UK's data protection regulator. */
export const informationCommissioner = entry('legal/information-commissioner', 'Information Commissioner', {
  name: 'the Information Commissioner’s Office (ICO)',
  url: 'https://ico.org.uk/make-a-complaint/',
  phone: { display: '0303 123 1113', href: 'tel:+443031231113' },
} as const)

/** A change of the words below needs a new date; the version follows by itself. */
const updated = '2026-11-20'

const words: Pick<PrivacyNotice, 'summary' | 'sections'> = {
  summary: {
    heading: 'The short version',
    points: [
      'We use your details to answer you, to advise you if you ask us to, and to meet the law. We do not sell them.',
      'Sending a form on this website does not put you on a mailing list.',
      'Health and other sensitive details get extra protection. We ask for them only when advice needs them.',
      `We keep records for at least ${facts.retentionYears}, and some for longer because the rules say so.`,
      'This website sets no cookies. The one thing it keeps on your device is what you type into a form that opens over a page, until you send it or close the tab. Videos load only if you play them.',
      `You may see, correct or object to what we hold. Write to ${firm.privacyEmail.display} or call ${firm.phone.display}.`,
    ],
  },
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        p(
          `${firm.legalName.value} (“${brand.name}”, “we”, “us”) is the controller of your personal data. We decide why and how it is used, and answer for it under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018.`,
        ),
        p(
          `Write to us at ${addressInOneLine}, email ${firm.privacyEmail.display} or call ${firm.phone.display}, ${firm.hours}.`,
        ),
        p(
          'This notice is for visitors to this website, our clients and people connected with them, anyone who asks us for advice, and advisers in our network or thinking of joining it. Our forms call it the privacy policy. Some advisers run their own businesses as our appointed representatives. When they advise you on our behalf, this notice applies. If such a business uses your data for a purpose of its own, it gives you its own notice.',
        ),
      ],
    },
    {
      id: 'data-we-hold',
      heading: 'The data we hold',
      blocks: [
        p('Depending on what you ask of us, we may hold:'),
        list(
          'Identity and contact details: name, date of birth, address, phone number, email address, National Insurance number, copies of identity documents.',
          'Family and household: your partner, children and others who depend on you, and your wishes for them.',
          'Work and money: job, income, spending, savings, debts, credit history, bank details.',
          'Plans and products: mortgages, pensions, investments, insurance, wills and powers of attorney, your aims and how you feel about risk.',
          'Health and personal circumstances, where advice or support needs them.',
          'Our dealings with you: messages, notes of meetings and calls, recommendations, fees, complaints.',
          'For advisers: career history, qualifications, references, regulatory record, credit and background checks, business accounts, training records.',
        ),
        p('If you tell us about someone else, please show them this notice.'),
      ],
    },
    {
      id: 'where-we-get-it',
      heading: 'Where we get it',
      blocks: [
        p(
          'Most of the data comes from you: through this website, by phone, email, post and in meetings. Some of it comes from:',
        ),
        list(
          'your partner, employer, accountant, solicitor or anyone you ask to speak for you',
          'product providers and lenders, when you authorise us to ask them',
          'your doctor, through an insurer and with your consent',
          'credit reference, identity-checking and fraud-prevention agencies',
          'public sources: the electoral register, Companies House, HM Land Registry, the Financial Services Register and court records',
          'for advisers, earlier firms, referees, professional bodies and the Disclosure and Barring Service',
          'people who introduce you to us, once you have agreed to that',
        ),
        p(
          'We tell you before a call or meeting is recorded, or before software takes the notes, and why. You may say no: your adviser then takes notes by hand. Recordings and notes are kept with the record of your advice, and a person checks what software wrote.',
        ),
        p(
          'You do not have to give us anything. But the law requires us to check who our clients are, and without the facts we need, we may be unable to advise you.',
        ),
      ],
    },
    {
      id: 'legal-basis',
      heading: 'Why we use it, and our legal basis',
      blocks: [
        p(
          'We may use personal data only for a reason that the law accepts, called a legal basis. One of them is a legitimate interest: a good reason of ours or of others, which we have weighed against your interests and rights. You may ask how we weighed it, and object. Another is a recognised legitimate interest, which the law itself lists, such as preventing crime or protecting someone at risk. These are our reasons:',
        ),
        {
          kind: 'table',
          caption: 'What we do, the data we use and the legal basis',
          head: ['Purpose', 'Data', 'Legal basis'],
          rows: [
            [
              'Answer an enquiry; arrange a call or consultation',
              'Name, contact details, town, your message, the services, date and time you chose',
              'Steps you ask us to take before a contract; otherwise our legitimate interest in answering people who write to us',
            ],
            [
              'Send the brochure or the event dates you asked for',
              'Name, email address',
              'Our legitimate interest in sending what you requested',
            ],
            [
              'Advise you, and arrange and review mortgages, pensions, investments and insurance',
              'Identity, family, work, money, plans and products; health where relevant',
              'Our contract with you, or steps before one',
            ],
            [
              'Advise on matters that involve a partner, child or beneficiary',
              'Identity, family and money details of that person',
              'Our legitimate interest in giving our client sound advice',
            ],
            [
              'Check identity; prevent fraud and money laundering',
              'Identity, money, results of checks',
              'Legal obligation; the recognised legitimate interest of preventing crime',
            ],
            [
              'Notice when someone needs extra support, and give it',
              'What you tell us or we observe about your circumstances',
              'Legal obligation; our legitimate interest in treating clients fairly; the recognised legitimate interest of safeguarding',
            ],
            [
              'Keep the records our regulator requires; supervise and train advisers',
              'Advice files, notes, messages',
              'Legal obligation; our legitimate interest in a high standard of advice',
            ],
            [
              'Charge fees and keep accounts',
              'Identity, fees, payments',
              'Our contract with you; legal obligation',
            ],
            [
              'Deal with complaints and legal claims',
              'Whatever the matter concerns',
              'Legal obligation; our legitimate interest in settling and defending claims',
            ],
            [
              'Consider advisers’ applications; appoint, pay and support advisers',
              'The adviser data listed above',
              'Our contract with the adviser, or steps before one; legal obligation to check that people are fit and proper; our legitimate interest in a sound network',
            ],
            [
              'Send news about our services',
              'Name, contact details, your choices',
              'Your consent, given separately from any form on this website',
            ],
            [
              'Keep this website secure and working',
              'Technical data, as set out under “This website”',
              'Our legitimate interest in a safe, reliable website',
            ],
          ],
        },
        p(
          'Data collected only for money-laundering checks is used only to prevent money laundering and terrorist financing, unless the law allows more or you agree.',
        ),
      ],
    },
    {
      id: 'special-category-data',
      heading: 'Health and other special category data',
      blocks: [
        p(
          'The law gives extra protection to data about health, race or ethnic origin, religion, political opinions, trade union membership, genetics, biometrics, sex life and sexual orientation. We may use such data, nearly always about health, for these reasons only:',
        ),
        list(
          'Your explicit consent, for example before we record health details to advise on protection, equity release or retirement income.',
          'Insurance: arranging or running a policy, or helping with a claim. The Data Protection Act 2018 counts this as a substantial public interest, which means that it matters to people in general.',
          'Protecting a person at risk, or the money of someone who is less able to look after it because of illness, injury or disability. We rely on this only where we cannot reasonably ask for consent.',
          'Making a legal claim, or defending one.',
        ),
        p(
          'If illness, bereavement, caring or money worries make things harder for you, tell us. From what you send through this website, we note what would help you, such as large print or more time. We do not note why.',
        ),
        p(
          'Bank statements can show sensitive facts, such as a payment to a church, union or clinic. We do not use those facts. Please leave health details out of the forms on this website.',
        ),
      ],
    },
    {
      id: 'criminal-offence-data',
      heading: 'Criminal-offence data',
      blocks: [
        p(
          'Checks against fraud and money laundering can bring up convictions or allegations, and insurers may ask about convictions that are not yet spent. For advisers, we check criminal records as far as the law allows, to judge whether they are fit and proper.',
        ),
        p(
          'We use such data only where the Data Protection Act 2018 allows it: to prevent or detect unlawful acts or fraud, to report suspected money laundering or terrorist financing, to meet the Financial Conduct Authority’s rules about dishonesty, for insurance, and for legal claims.',
        ),
        p('Where the Act asks for a written policy, we keep one. You may ask for a copy.'),
      ],
    },
    {
      id: 'who-we-share-it-with',
      heading: 'Who we share it with',
      blocks: [
        p('We share only the data that is needed for the purpose. We share it with:'),
        list(
          'our advisers and appointed representatives, and the staff who support them',
          'product providers, insurers, investment platforms and lenders, to quote for, apply for and manage products',
          'professionals who work with us for you: surveyors, solicitors, accountants and paraplanners',
          'compliance consultants, auditors, our legal advisers and our professional indemnity insurers',
          'credit reference, identity-checking and fraud-prevention agencies',
          'companies that run our IT for us: client records, email, hosting, document storage, phones. They act only on our written instructions, as our processors, and must keep the data confidential',
          'the Financial Conduct Authority, the Financial Ombudsman Service, the Financial Services Compensation Scheme, the data protection regulator, HM Revenue & Customs, the police, the National Crime Agency and the courts, when the law requires or allows it',
          'a firm that takes over all or part of our business, under the same protection',
        ),
        p(
          'Providers, lenders, agencies and regulators decide for themselves how they use data, and have privacy notices of their own.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'Data outside the UK',
      blocks: [
        p(
          'We prefer services that keep data in the UK. Some services may store data in another country, or open it from there. We then make sure that one of two things is true: UK regulations approve that country’s protection of data, or a contract keeps the protection from being materially lower than in the UK. The contract has one of the two forms that the regulator has approved: the International Data Transfer Agreement, or the Addendum to the European standard clauses.',
        ),
        p(
          'Without such approval or contract, we send data abroad only in the few cases that the law names, such as with your explicit consent. You may ask us for a copy of these safeguards.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        p(
          `We keep records of enquiries, advice, complaints and adviser applications for at least ${facts.retentionYears} from the end of our dealings with you. The rules of the Financial Conduct Authority require this for advice and complaints, and most legal claims can be made for just as long. If you make an enquiry and take no advice, we delete it by ${facts.retentionEnd} at the latest.`,
        ),
        p(
          'Some records stay longer. The rules of the Financial Conduct Authority make us keep records of any advice on pension transfers, pension opt-outs and the like indefinitely. If a product runs for many years, such as a pension or a mortgage, we may keep the file as long as the product runs, and then for as long as someone could still make a claim about our advice. We also keep records longer while a complaint, claim or investigation is under way.',
        ),
        p(
          `When there is no longer a reason to keep data, we delete it safely or make it anonymous. If you made an enquiry and took no advice, you may ask us to delete your enquiry sooner. We will, unless the law or a possible claim requires us to keep it. We keep the record of a complaint until ${facts.retentionYears} after the complaint was closed. It shows the dates, the people who dealt with it, the outcome and what we paid.`,
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        p(
          'Only people who need the data for their work can see it. They are trained, and must keep it confidential. What you send through this website is encrypted on its way to us. We check the companies we rely on, keep backups, and have a plan for when something goes wrong. If there is a breach of security that is likely to put your rights at high risk, we tell you without undue delay. We tell the regulator of a breach whenever the law requires it.',
        ),
        p(
          'Ordinary email is not a safe way to send identity documents or bank details. Ask us for a secure route first.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'table',
          caption: 'Your rights over your data',
          head: ['Right', 'What it means'],
          rows: [
            [
              'To be informed',
              'You have the right to know what we do with your data. This notice tells you.',
            ],
            ['Access', 'You may ask for a copy of the data we hold about you.'],
            ['Correction', 'You may have wrong data put right and incomplete data completed.'],
            [
              'Erasure',
              'You may ask us to delete data. We must, unless the law gives us a reason to keep it, such as a rule on records.',
            ],
            [
              'Restriction',
              'You may ask us to hold data without using it, for example while we check whether it is right.',
            ],
            [
              'Portability',
              'Where we rely on a contract or your consent, you may ask for the data you gave us in a form that a computer can read, or ask us to send it to another firm.',
            ],
            [
              'Objection',
              'You may object when we rely on a legitimate interest, recognised or our own. We then stop, unless we have compelling reasons to go on. If you object to marketing, we always stop.',
            ],
            [
              'Automated decisions',
              'You have safeguards when a computer alone makes a decision that matters to you.',
            ],
            ['Complaint', 'You may complain to us and to the regulator.'],
          ],
        },
        p(
          `To use a right, email ${firm.privacyEmail.display}, call or write. We charge nothing, unless a request is clearly unfounded or excessive. We may need to check who you are. We answer without undue delay and within one month. A complex request may take up to two months more, and in that case we tell you why within the first month. If we refuse, we say why.`,
        ),
      ],
    },
    {
      id: 'withdrawing-consent',
      heading: 'Withdrawing consent',
      blocks: [
        p(
          'Where we rely on your consent, you may withdraw it at any time, as easily as you gave it. Tell your adviser or contact us. What we did before you withdrew it stays lawful, and we may still have to keep records that the law requires. If we can no longer advise without the data, we tell you at once.',
        ),
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Automated decisions',
      blocks: [
        p(
          'We never leave a decision that affects you legally, or in a similarly significant way, to a computer alone. Advice comes from a person. Lenders and insurers may decide on an application automatically. You may then ask them to explain the decision, tell them your view, ask for a person to look at it, and contest it. Your adviser can help.',
        ),
      ],
    },
    {
      id: 'this-website',
      heading: 'This website',
      blocks: [
        p(
          'This website sets no cookies and uses no analytics or advertising tools. It keeps one thing on your device: what you type into a form that opens over a page, so that it is not lost when the form closes. What you typed stays in the same tab until you send the form or close the tab, and does not reach us before you send it. Everything on its pages comes from our own server, so no third party learns of your visit unless you ask for something that comes from one.',
        ),
        list(
          'Videos: a video loads only after you click to play it. It then comes from the video host’s privacy-enhanced address. The host then learns your internet address and may store data on your device. Its own privacy notice applies.',
          'Links: maps, social media, articles and the adviser log-in open only when you follow the link, and have notices of their own.',
          'Counts of visits: our server counts, by day and page, how often a page is opened, a form is started and a form is sent. A count holds nothing about you, and cannot be linked to any other count.',
          'Server logs: they record technical events, such as which page was opened. They do not hold your name, your internet address or anything you typed.',
          'Searches: the words of a short search that finds nothing are kept for a year, without anything about you, so that we can add the missing answer.',
          'Protection against misuse: our server counts forms sent from one internet address over a short time, to stop automated abuse. We do not store this count with your enquiry.',
          'Calculators: at first, what you type stays in your browser and in the address of the page. If you reopen that address, or someone you sent it to opens it, our server receives what you typed. It works out the result, and keeps nothing.',
        ),
        p('When you send us a form:'),
        list(
          'We store what you entered, the day and time, the page you sent it from, and the version of this notice you accepted. We also email it to our office.',
          'The privacy box starts empty. Ticking it shows that you have seen how we use your details; it is not consent to marketing.',
          'If you gave an email address, we send you a confirmation or the brochure. If you booked a call, we also tell you of any change to it, remind you once and, afterwards, ask one question: did it help? You do not have to answer.',
          'You can change or cancel a call on a page that only your link opens. We keep each change, and the reason if you give one. Other visitors see only that the time is taken, never your name.',
        ),
      ],
    },
    {
      id: 'data-protection-complaints',
      heading: 'If you are unhappy with how we use your data',
      blocks: [
        p(
          `Please tell us. Email ${firm.privacyEmail.display}, write to “Data protection” at ${addressInOneLine}, call ${firm.phone.display}, or use the form on our Contact Us page. Someone may complain for you.`,
        ),
        list(
          'We acknowledge your complaint within 30 days of receiving it, as section 164A of the Data Protection Act 2018 requires, and sooner when we can.',
          'We look into it without undue delay, and tell you how it is going.',
          'We tell you the outcome without undue delay, with our reasons and what we have done.',
        ),
        p(
          'Complaining costs nothing and does not affect the service you receive. Complaints about advice follow the complaints procedure on our Contact Us page.',
        ),
      ],
    },
    {
      id: 'the-regulator',
      heading: 'Complaining to the regulator',
      blocks: [
        p(
          `You may complain to ${informationCommissioner.name}, which supervises data protection in the UK: ${informationCommissioner.url}, phone ${informationCommissioner.phone.display}. The ICO usually asks that you complain to us first. By law the ICO’s work passes to the Information Commission; if you see that name, the way to complain is the same. You may also go to court.`,
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this notice',
      blocks: [
        p(
          'Each version of this notice carries its date and a code that changes with its words. We keep earlier versions: ask us for the one you accepted. If you are a client and a change is significant, we tell you directly.',
        ),
      ],
    },
  ],
}

const notice = entry<Omit<PrivacyNotice, 'version'>>('legal/privacy-notice', 'Privacy notice', {
  meta: privacyMeta,
  updated,
  ...words,
})

/** Of the words that are published, whoever has changed them. */
const version = noticeVersion(notice.updated, { summary: notice.summary, sections: notice.sections })

export const privacyNotice: PrivacyNotice = { ...notice, version }

export interface PrivacyNotice {
  meta: PageMeta
  /** Stored with each enquiry, as what its sender accepted. */
  version: string
  /** yyyy-mm-dd */
  updated: string
  summary: { heading: string; points: string[] }
  sections: PrivacySection[]
}

export interface PrivacySection {
  /** Anchor of the section on the page. */
  id: string
  heading: string
  blocks: PrivacyBlock[]
}

type PrivacyBlock =
  | { kind: 'p'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }

function p(text: string): PrivacyBlock {
  return { kind: 'p', text }
}

function list(...items: string[]): PrivacyBlock {
  return { kind: 'list', items }
}
