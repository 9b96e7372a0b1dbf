import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { adviserCharges } from '#content/site/fees.ts'
import { list, p, steps, type TextSection, table } from '#content/site/text-blocks.ts'

/** Charges, weeks and leaving, under the cards of Join Us. For the server only: no script contains it. */
export const joiningInDetail = entry<TextSection[]>('guides/joining-in-detail', 'Joining in detail', [
  {
    id: 'joining-charges',
    keywords: 'clawback commission split trail paraplanning cost membership charges network fees',
    heading: 'Charges and split: a worked example',
    blocks: [
      p(
        `An adviser earns fees and commission of ${adviserCharges.income} in a year. All figures and terms here are ${feeWords.example}s: the written offer you get is for your own practice.`,
      ),
      table(
        'One year',
        ['What', 'How much'],
        ['Fees and commission', adviserCharges.income],
        [`Kept by the network (${adviserCharges.retainedShare})`, adviserCharges.retained],
        [`Membership (${adviserCharges.monthly} a month)`, adviserCharges.membershipYear],
        ['Paid to you', adviserCharges.kept],
      ),
      list(
        'Included: compliance, file checks, regulatory fees and levies, indemnity cover, the client record and sourcing tools, training and the conference.',
        `Not included: paraplanning (${adviserCharges.paraplanning} a case), and your own staff, premises, travel, exams and marketing.`,
        'We pay you every week for what we have received and matched to your cases.',
        'The network keeps the same share of all fees and commission, new and continuing. There is no minimum amount of business.',
        'Clawback: if a client ends a policy early, the insurer takes commission back. We take your share of it from later payments to you, and pay our own share.',
        'There is no joining fee.',
      ),
      p('We set out every charge in writing before you sign, and change it only with three months’ notice.'),
    ],
  },
  {
    id: 'joining-weeks',
    heading: 'Joining, week by week',
    blocks: [
      p(
        'Joining as an appointed representative usually takes ten to fourteen weeks, and longer where a role needs the regulator’s personal approval. It depends mostly on references and approvals.',
      ),
      steps(
        [
          'Talk',
          'week 1',
          'We talk in confidence. We give you our charges, a sample agreement and the names of members you can ring.',
        ],
        [
          'Visit and application',
          'weeks 2 to 3',
          'You spend a morning with us in Basingstoke, and then fill in one form.',
        ],
        [
          'Checks',
          'weeks 3 to 8',
          'We check regulatory references, credit and criminal records, and qualifications. We also look at past files, complaints and your business plan.',
        ],
        [
          'Agreement',
          'weeks 6 to 8',
          'Show the agreement to a solicitor. We change what both sides agree to change.',
        ],
        [
          'Notice to the regulator',
          `at least ${facts.representativeNotice}`,
          'The Financial Conduct Authority is told before you begin. Some roles need its approval, which can take up to three months; the government plans to make that two. The Treasury has consulted on new rules for representatives and their principals: ask us where that stands.',
        ],
        [
          'Systems and training',
          'weeks 8 to 12',
          'You get your log-ins, we register you with lenders and providers, and you spend five half-days with the trainer.',
        ],
        [
          'First cases',
          'from week 10 to 14',
          'We check each recommendation before the client sees it, usually within two working days.',
        ],
      ),
    ],
  },
  {
    id: 'joining-permissions',
    keywords: 'PI cover indemnity insurance',
    heading: 'Permissions, leads and indemnity',
    blocks: [
      list(
        'Permissions: you can advise on mortgages, equity release, protection, general insurance, pensions and investments. You cannot advise on transfers of final salary pensions, or of other pensions that make a promise (safeguarded benefits).',
        'Leads: a call booked on this website goes to the adviser the client has chosen. If they chose none, it goes to those who deal with the subject, each in turn, wherever the client lives. Our office passes on other messages. We do not promise a number of leads, and we charge nothing for a lead beyond our share of what you earn.',
        `Indemnity: our policy covers advice given through the network. You bear the excess, ${adviserCharges.indemnityExcess} a claim at most in this ${feeWords.example}.`,
        'Past business: the firm you were with still answers for the advice you gave there. Ask that firm to confirm in writing that its insurance will still cover that advice (run-off cover).',
        'Our standing: our accounts are at Companies House, and About Us has our complaints in figures. Before you sign, we show you documents on who insures us, for how much, and what capital we hold.',
      ),
    ],
  },
  {
    id: 'joining-leaving',
    keywords: 'run-off cover notice period leave network exit exit fee',
    heading: 'If you leave',
    blocks: [
      list(
        'Notice: three months on either side, or none if rules or law require an immediate end.',
        'Clients: those you brought may follow you. If clients came to you through us, the agreement that you sign when you join says which of them you may contact. All clients choose for themselves.',
        'Income: we pay you continuing fees, including those from clients we introduced, until the client has another adviser. You still owe any clawback.',
        `Run-off cover: claims about the advice you gave with us stay covered for ${facts.retentionYears}, for one payment of ${adviserCharges.runOff} in this ${feeWords.example}.`,
        'Records: we must keep the files. You get copies of what your new firm may lawfully hold.',
        'Apart from run-off cover there is no exit fee, and we have no claim on your trading name.',
      ),
    ],
  },
])
