import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { adviserCharges } from '#content/site/fees.ts'
import { firm } from '#content/site/firm.ts'
import { regulatory } from '#content/site/shell-words.ts'

export interface BrochurePage {
  id: string
  heading: string
  /** One sentence in larger type, under the heading. */
  lead: string
  blocks: BrochureBlock[]
}

export type BrochureBlock =
  | { kind: 'p'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'figures'; items: { figure: string; text: string }[] }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'contact'; items: { label: string; value: string; href?: string }[] }
  | { kind: 'smallprint'; items: string[] }

/** The text of the adviser brochure, a PDF of eight pages. */
export const brochure = entry<{ title: string; author: string; fileName: string; pages: BrochurePage[] }>(
  'mails/brochure',
  'Brochure',
  {
    title: `${brand.name}: a network for advisers`,
    author: firm.legalName.value,
    fileName: `${brand.slug}-adviser-brochure.pdf`,
    pages: [
      {
        id: 'cover',
        heading: 'Joining the network: support, charges and steps',
        lead: `A brochure for mortgage and financial advisers who are thinking about joining ${brand.name}.`,
        blocks: [
          {
            kind: 'smallprint',
            items: [
              'For financial advisers and mortgage advisers only. Not for use with clients.',
              feeWords.edition,
            ],
          },
        ],
      },
      {
        id: 'in-brief',
        heading: 'The network in brief',
        lead: `Large enough for a panel of ${facts.lenders} lenders, small enough that we know who is calling.`,
        blocks: [
          {
            kind: 'figures',
            items: [
              { figure: facts.advisers, text: 'advisers supported by the network' },
              { figure: facts.staffRatio, text: 'staff to advisers' },
              { figure: facts.lenders, text: 'lenders you can recommend from' },
              { figure: facts.founded, text: 'the year the firm was founded' },
            ],
          },
          {
            kind: 'p',
            text: `We began in ${facts.founded} and took our present name in ${facts.rebranded}. From Basingstoke we look after self-employed advisers in mortgages, protection, pensions and investments.`,
          },
          {
            kind: 'list',
            items: [
              'Independent advice on pensions and investments, from across the market.',
              'A whole of market protection proposition.',
              'The charges of each platform, shown to you in full.',
              'A conference every January; a summer BBQ and a charity ball, each every second year.',
            ],
          },
        ],
      },
      {
        id: 'personal-approach',
        heading: 'You will be known by name',
        lead: 'A network is a set of working relationships. We keep ours short: from you to someone who can decide.',
        blocks: [
          {
            kind: 'p',
            text: 'Advising alone has its price. The odd case at five to five, the letter you would like a second pair of eyes on, the decision no handbook settles: each goes more easily with a colleague. Here you have two kinds, our staff and your peers.',
          },
          { kind: 'subheading', text: 'Among advisers' },
          {
            kind: 'list',
            items: [
              'Peer groups bring advisers together to compare cases and habits, openly.',
              'Masterclasses take one subject and go deep.',
              'The January conference is where the whole network meets.',
            ],
          },
          { kind: 'subheading', text: 'Between you and us' },
          {
            kind: 'p',
            text: 'Tell us how you like to work, how often you want to hear from us and where you want your business to go. We would like to hear what is not working before you have to write it down.',
          },
        ],
      },
      {
        id: 'support',
        heading: 'Support from people you know',
        lead: `With a staff to adviser ratio of ${facts.staffRatio}, a question reaches a person who has time for it.`,
        blocks: [
          {
            kind: 'table',
            caption: 'Where you can lean on us',
            head: ['When you are', 'We'],
            rows: [
              [
                'unsure how a rule applies',
                'talk it through with you, and tell you what we would want to see on file',
              ],
              ['placing an unusual case', 'help you think through lenders, providers and evidence'],
              [
                'having files reviewed',
                'show you how someone new to the case would read it, and what to add',
              ],
              ['keeping up your competence', 'plan training with you and keep the record of it'],
              [
                'facing a complaint',
                'take it on: we investigate fairly, answer the client and keep you informed',
              ],
              ['growing', 'look at figures, people and process with you before you commit'],
            ],
          },
          {
            kind: 'p',
            text: 'Because the firm answers to the Financial Conduct Authority for the advice given in its name, we supervise as well as support. We would rather be plain about that now. Checks are part of the bargain, and we try to make each of them useful to you.',
          },
        ],
      },
      {
        id: 'technology',
        heading: 'Technology that stays in the background',
        lead: 'Enter a fact once, find it again everywhere it is needed, and leave a clear record behind you.',
        blocks: [
          {
            kind: 'list',
            items: [
              'A client record system that holds the fact-find, documents, tasks and review dates in one place.',
              'Sourcing for mortgages and protection, so that your research is recorded as you do it.',
              'Help with moving over, and training at the pace you need.',
              'People to ask afterwards, when a real case does not look like the training one.',
            ],
          },
          {
            kind: 'p',
            text: 'Ask us to show you the system on an ordinary case, from first call to file note. Bring one of your own, with the names taken out. Half an hour of that will tell you more than any list of features.',
          },
          {
            kind: 'p',
            text: 'If you use tools of your own, tell us early. Some will fit beside ours; where one does not, for reasons of security or record-keeping, we will tell you before you decide.',
          },
        ],
      },
      {
        id: 'joining',
        heading: 'What joining looks like',
        lead: 'No two moves take the same time. The order stays the same, and you can stop at any point before you sign.',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'A conversation',
                text: 'In confidence, with our charges in writing. Either of us may say that it is not a match.',
              },
              {
                title: 'A visit',
                text: 'Meet the people you would be calling, see the systems and speak to advisers who have made the move.',
              },
              {
                title: 'Application and checks',
                text: 'The rules ask us to find you fit, proper and competent. With your agreement we take references, and we check qualifications, credit, criminal records and, where there is one, your business.',
              },
              {
                title: 'The agreement',
                text: 'What is included, how you are paid, how either side can leave. Take it away, and take your own legal and accounting advice before you sign.',
              },
              {
                title: 'Notification and approval',
                text: `We make the notifications and applications to the Financial Conduct Authority that your route requires. You give no advice in our name until we confirm in writing that you may. The regulator needs at least ${facts.representativeNotice}’ notice of an appointment.`,
              },
              {
                title: 'Starting',
                text: 'Training on the systems, checks before your first recommendations go out, and a business development manager who is yours to call.',
              },
            ],
          },
          {
            kind: 'p',
            text: `What it costs, as ${feeWords.anExample}: ${adviserCharges.monthly} a month, and ${adviserCharges.retainedShare} of fees and commission. On ${adviserCharges.income} a year you would keep ${adviserCharges.kept}. There is no joining fee, and none for leaving; run-off cover then costs ${adviserCharges.runOff}. What you may take from your present firm depends on your agreement with it: read it before you resign.`,
          },
        ],
      },
      {
        id: 'self-employed-options',
        heading: 'Two ways to be self-employed',
        lead: 'On both routes you are your own boss. They differ in whose name is over the door and how much of a business you look after.',
        blocks: [
          {
            kind: 'table',
            caption: 'Registered Individual and Appointed Representative compared',
            head: ['', 'Registered Individual', 'Appointed Representative'],
            rows: [
              [
                'What you are',
                'A self-employed adviser. “Registered Individual” is a name networks use, not a legal status; you hold no appointment yourself',
                'A business of your own, appointed by us: sole trader, partnership or company',
              ],
              [
                'Name your clients see',
                `${brand.name}, or the member firm you advise for`,
                'Your own trading name, stated to be our appointed representative',
              ],
              [
                'Your agreement',
                'A personal agreement to advise under our authorisation',
                'A written contract between your business and us as its principal',
              ],
              [
                'Who answers for the advice',
                'We do, as the authorised firm',
                'We accept responsibility, in writing, for the regulated business the contract covers',
              ],
              [
                'Financial Services Register',
                'You are listed if your role requires it',
                'The business is listed as our appointed representative; it is not itself authorised',
              ],
              [
                'Advisers',
                'You alone',
                'You and, if we agree, advisers who work for you. We must accept each of them first',
              ],
              [
                'What you run',
                'Your diary, your clients, your own accounts',
                'All of that, with premises, staff, business records and the duties of an owner',
              ],
            ],
          },
          {
            kind: 'p',
            text: 'Depending on your route and role, you may need the approval of the Financial Conduct Authority, or our own certificate that you are fit and proper. We tell you which before you apply. You may act only within the activities we have agreed. You can begin as a Registered Individual and ask about a business of your own later. Moving between the two means a new agreement and new checks. The Treasury has consulted on new rules for representatives and their principals: ask us where that stands.',
          },
        ],
      },
      {
        id: 'contact',
        heading: 'Who to ask',
        lead: `Ask the question that has been holding you back. We reply within ${facts.replyContact}.`,
        blocks: [
          {
            kind: 'contact',
            items: [
              { label: 'Ask for', value: firm.adviserContact.value },
              { label: 'Call', value: firm.phone.display, href: firm.phone.href },
              { label: 'Email', value: firm.email.display, href: firm.email.href },
              { label: 'Visit, by arrangement', value: firm.address.lines.join(', ') },
              { label: 'Hours', value: firm.hours },
            ],
          },
          {
            kind: 'p',
            text: 'This brochure describes the network in general. It is not an offer, and it is not legal advice: the agreement you sign is what counts. It does not promise any level of income.',
          },
          {
            kind: 'smallprint',
            items: [
              regulatory.status,
              regulatory.register,
              regulatory.company,
              regulatory.office,
              regulatory.copyright,
            ],
          },
        ],
      },
    ],
  },
)
