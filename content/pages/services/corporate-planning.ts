import { serviceCard } from '#content/pages/service-cards.ts'
import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { related } from '#content/site/related-questions.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import type { Service } from '#content/site/types.ts'

export const corporatePlanning = entry<Service>('services/corporate-planning', 'Corporate planning', {
  meta: meta(
    'Corporate Planning for business owners',
    'Advice for business owners: workplace pensions and staff benefits, cover for owners and key people, and finance for the business.',
    'key person insurance keyman shareholder protection',
  ),
  ...serviceCard('corporatePlanning'),
  heading: 'Look after the business and its people',
  lead: 'If you own or run a company, your money and the company’s are tied together. We advise on both sides, and work alongside your accountant and solicitor.',
  intro: [
    {
      heading: 'When an owner or a key person is lost',
      paragraphs: [
        'If a shareholder dies, their shares normally pass to the family, who may want to sell them, or to sit on the board. If each owner is insured, and your solicitor has drawn up an agreement, the others have the money to buy the shares and the family gets a fair price.',
        'Key person cover is simpler: the company insures someone whose absence would cost it sales or a contract, and is paid if they die or fall seriously ill. We help you put a figure on that absence.',
      ],
    },
    {
      heading: 'Benefits that staff notice',
      paragraphs: [
        'The law asks you to enrol most staff in a workplace pension, and to pay into it. Beyond that the choice is yours: life cover, pay during long illness, private medical insurance.',
        'We compare schemes, help you to explain them, and can meet your staff to answer their questions.',
      ],
    },
    {
      heading: 'Finance, and what you take out',
      paragraphs: [
        'We can introduce lenders for premises, equipment or growth, and tell you what they will ask to see. When you think about selling, retiring or handing over, come to us early: much depends on what the business is meant to pay for in your own life.',
      ],
    },
  ],
  warnings: [
    'Most commercial finance is not regulated by the Financial Conduct Authority, though some lending to small businesses is. The Authority does not regulate tax advice at all.',
    riskWarnings.tax,
    'The value of workplace pensions can fall as well as rise, and your staff may get back less than is paid in.',
  ],
  faq: [
    {
      id: 'corporate-small-company',
      question: 'We are only a few people. Where would we start?',
      answer:
        'Start with what would stop you trading. In a small company that is rarely a building; it is one person. So the first conversation is usually about the owners: what happens to the shares, the loans and the contracts if one of you cannot work.\n\nNext comes what the law asks of you as an employer, chiefly the workplace pension. Everything else can wait until it earns its cost. Have ready your latest accounts, any shareholders’ agreement and a list of policies you already pay for.',
    },
  ],
  related: [
    related(
      'mortgagePlanning',
      'mortgage-self-employed',
      'I work for myself. What will a lender want to see?',
    ),
    related(
      'insuranceProtection',
      'insurance-employer-cover',
      'My employer gives me cover. Isn’t that enough?',
    ),
    related('retirementPlanning', 'retirement-combining', 'Should I bring my old pensions together?'),
  ],
})
