import { complaintFigures } from '#content/site/complaint-figures.ts'
import { entry } from '#content/site/entry.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { adviserCharges } from '#content/site/fees.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { sampleMark } from '#content/site/sample.ts'
import { list, p, see, type TextSection, table } from '#content/site/text-blocks.ts'
import { formatDate, plainDate } from '#domain/plain-date.ts'

const { since, until, received, upheld, partlyUpheld, notUpheld, open } = complaintFigures
const { withinEightWeeks, ombudsman, ombudsmanForClient } = complaintFigures

/** What the firm tells of itself on /AboutUs. */
export const whatToExpect = entry<TextSection[]>('guides/what-to-expect', 'About Us: what you can expect', [
  {
    id: 'expect-adviser',
    heading: 'Who your adviser is, and how they are paid',
    keywords:
      'self-employed appointed representative employed adviser pay salary commission who gets my enquiry',
    blocks: [
      p(
        'Most of our advisers are self-employed and work under our authorisation. Some have a firm of their own, which is our appointed representative, and a few are our employees. Each adviser’s page says which. In every case we answer for the advice.',
      ),
      p(
        `You pay us, not the adviser. A self-employed adviser keeps ${adviserCharges.keptShare} of what you pay${feeWords.aside}, and pays us a monthly charge. That share is the same for every provider and every product. It does mean that an adviser earns more when you buy advice than when you do not. So we check a sample of the recommendations, and all of those by new advisers.`,
      ),
      p(
        'You can choose your adviser. If you do not, your call goes to whoever has spoken to you before, or else to the advisers who deal with your subject, each in turn. If none of them is free at the time you want, another adviser rings. Whoever advises you afterwards is qualified in the subject. Nobody pays to be chosen.',
      ),
      see(
        ['Find an adviser', pages.findAnAdviser.path],
        ['What if my adviser leaves?', `${pages.answers.path}#answer-who-rings`],
        ['How do I check you?', `${pages.answers.path}#answer-check-us`],
      ),
    ],
  },
  {
    id: 'expect-help',
    heading: 'Help if something makes this harder',
    keywords:
      'vulnerable disability deaf blind dementia hearing sight dyslexia relay BSL sign language interpreter large print carer relative attorney',
    blocks: [
      p(
        'Illness, a loss, caring for a relative, money worries, poor sight or hearing, or another first language can make decisions about money harder. Tell us what would help. You do not have to say why. With your permission we write it down, so that you do not have to explain it again.',
      ),
      list(
        'Someone you trust can be on the call or at the meeting: a relative, a friend, a carer or a support worker. We can ring the two of you together.',
        'More time: longer or shorter calls, a summary in writing after each, and as many days as you need before you decide.',
        'Large print, plain text for a screen reader, or documents read out to you.',
        `Ring us through Relay UK, from its app or with 18001 before our number, ${firm.phone.display}. Or do everything by email.`,
        'An interpreter, for British Sign Language or another language. What you need because of a disability costs you nothing.',
        'Safe times and ways to reach you, if someone must not know that you are talking to us.',
        'An attorney who acts for you: send us a copy of the power of attorney, and we deal with that person.',
      ),
      see(
        ['Write to us', `${pages.contactUs.path}#contact-form`],
        ['Has something happened?', pages.somethingHasHappened.path],
        ['Accessibility of this site', pages.accessibility.path],
      ),
    ],
  },
  {
    id: 'expect-complaints',
    heading: 'Our complaints in figures',
    keywords: 'complaints figures how many complaints upheld ombudsman decisions reviews',
    blocks: [
      table(
        `Complaints received from ${formatDate(plainDate(since))} to ${formatDate(plainDate(until))}${sampleMark(complaintFigures)}`,
        ['What', 'How many'],
        ['Upheld: we were at fault, and put it right', String(upheld)],
        ['Upheld in part', String(partlyUpheld)],
        ['Not upheld', String(notUpheld)],
        ['Not decided yet', String(open)],
        ['Total', String(received)],
      ),
      p(
        `Each complaint is decided by someone here who was not involved. We decided ${withinEightWeeks} of the ${received} within eight weeks. In ${ombudsman} of the ${received} the client went on to the Financial Ombudsman Service, which decided ${ombudsmanForClient} in the client’s favour.`,
      ),
      see(['How to complain', `${pages.contactUs.path}#complaints`]),
    ],
  },
])
