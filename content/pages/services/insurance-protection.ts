import { serviceCard } from '#content/pages/service-cards.ts'
import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { related } from '#content/site/related-questions.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import type { Service } from '#content/site/types.ts'

export const insuranceProtection = entry<Service>(
  'services/insurance-protection',
  'Insurance and protection',
  {
    meta: meta(
      'Insurance and Protection',
      'Life cover, critical illness cover, income protection and home insurance explained, with whole of market advice on what your household needs.',
      'car pet travel mortgage insurance',
    ),
    ...serviceCard('insuranceProtection'),
    heading: 'Who pays the bills if you can’t?',
    lead: 'A long illness, an accident or a death is hard enough without a letter from the lender. We find where your household is exposed and cover that, and no more.',
    intro: [
      {
        heading: 'What each kind of policy pays for',
        paragraphs: [
          'Life cover pays when you die, as a lump sum or a yearly income. Critical illness cover pays once, if you are diagnosed with an illness on its list. Income protection pays part of your earnings each month while you cannot work, for months or years. Buildings and contents insurance deal with the house itself.',
          'These policies are often confused, and a household rarely needs all of them. What people forget most easily is a long time off work, when the bills go on and the salary stops.',
        ],
      },
      {
        heading: 'How we choose',
        paragraphs: [
          'Ours is a whole of market protection proposition: we compare policies from across the market of insurers that sell through advisers, and are not tied to any of them. Price comes second. First we read what each policy calls an illness, how long you wait before it pays, and whether it judges you by your own job or by any job at all.',
        ],
      },
    ],
    warnings: [
      'Most protection policies have no cash-in value at any time. If you stop paying, cover ends and nothing is paid back.',
      'What is covered, and what is not, depends on the policy’s terms. Tell the insurer everything it asks for: a wrong answer can cost you a claim.',
      riskWarnings.tax,
    ],
    faq: [
      {
        id: 'insurance-amount',
        question: 'How much cover do I need?',
        answer:
          'Add up what would have to be paid: the mortgage or rent, other debts, raising children, the household’s bills for as long as others depend on you. Take off savings, cover from work and any benefits due. The rest is the gap.\n\nWe then fit it to your budget. Covering the largest risk properly usually does more than covering each of them a little. If nobody relies on your income, you may not need life cover at all.',
      },
      {
        id: 'insurance-employer-cover',
        keywords: 'death in service group life',
        question: 'My employer gives me cover. Isn’t that enough?',
        answer:
          'It may be. Find out three things: how much is paid on death, how long sick pay lasts and at what level, and who gets it. Your contract or staff handbook will say.\n\nBut cover usually ends with the job. Later on, older and perhaps less well, you may pay a good deal more for a policy of your own, or be refused. We often suggest filling only the part your employer leaves open.',
      },
      {
        id: 'insurance-health-history',
        keywords: 'smoker pre existing condition medical',
        question: 'Can I be covered if I have been ill before?',
        answer:
          'Very often. An insurer may offer its usual terms, charge more, leave out that condition or, less often, say no. Insurers judge differently. So we can ask several of them about your condition, without giving your name, before you apply to one.\n\nAnswer every question fully and truthfully, smoking and family history included. If you are not sure whether something matters, put it down. A careless or untrue answer can reduce a claim or lose it altogether, just when your family needs it.',
      },
      {
        id: 'insurance-trust',
        question: 'Why do people put life cover in trust?',
        answer:
          'A trust says who should receive the money and who should look after it until then. The insurer can usually pay the people in charge, called trustees, without waiting for probate, the court’s permission to deal with what someone left. The payment normally also stays outside your estate for inheritance tax.\n\nMost insurers supply the forms, but a trust is hard to undo, so take care over the names.',
      },
      {
        id: 'insurance-stopping',
        question: 'What happens if I stop paying?',
        answer:
          'The cover ends, usually after a short time to catch up. Starting again later means a new application at your age and health then.\n\nIf money is tight, ring us before you cancel. It is often possible to lower the amount, lengthen the wait before income protection pays, or drop an extra. If you have found something cheaper, keep the old policy until the new one has begun.',
      },
    ],
    related: [
      related('mortgagePlanning', 'mortgage-buying-costs', 'What else will I pay for when I buy?'),
      related('retirementPlanning', 'retirement-on-death', 'What happens to my pension if I die?'),
      related(
        'corporatePlanning',
        'corporate-small-company',
        'We are only a few people. Where would we start?',
      ),
    ],
  },
)
