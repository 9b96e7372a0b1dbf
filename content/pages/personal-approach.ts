import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import type { FaqItem, Passage, SiteEvent } from '#content/site/types.ts'

interface Gathering {
  kind: SiteEvent['kind']
  title: string
  text: string
}

export const personalApproach = entry('pages/personal-approach', 'Personal Approach', {
  meta: meta(
    'Personal Approach for advisers',
    'How a network stays personal: named contacts, peer groups, masterclasses and a conference every January. Hear from our advisers on video.',
  ),
  hero: {
    heading: 'A network where people know each other',
    lead: 'One named person to start from, and a room full of fellow advisers when you want company. The rest of how we work follows from those two.',
  },
  passages: [
    {
      heading: 'One person to start from',
      person: 'Marcus Bell',
      paragraphs: [
        'When you join, a business development manager becomes your first contact. They learn who your clients are, what you like doing and what you keep putting off.',
        'If they cannot answer a question themselves, they find the colleague who can. They stay with it until you have what you need, so you are not passed from desk to desk.',
      ],
    },
    {
      heading: 'Your practice stays yours',
      paragraphs: [
        'You choose your clients, your hours and the area you cover. We set no sales targets, and no one here will ask why you recommended one provider and not another, so long as the file says why it suits the client.',
        'What we ask of you is a sound process, honest records and a phone call when something is unclear.',
      ],
    },
    {
      heading: 'We say it plainly',
      paragraphs: [
        'Knowing each other makes the awkward conversations easier. If a case worries us, we ring before we write. If one of our own rules gets between you and a good result for a client, tell us: we change rules that do not earn their place, and explain the ones we cannot change.',
      ],
    },
  ] satisfies Passage[],
  events: {
    heading: 'Where we meet',
    lead: 'Most of a working week is phone and video. These are the days when we are in the same room.',
    gatherings: [
      {
        kind: 'conference',
        title: 'Annual conference',
        text: 'Every January the whole network spends a day together: what is changing, what we got wrong last year, and a long lunch.',
      },
      {
        kind: 'peer-group',
        title: 'Peer groups',
        text: 'A few advisers with the same kind of client bring their difficult cases and think about them together.',
      },
      {
        kind: 'masterclass',
        title: 'Masterclasses',
        text: 'One subject, taught properly by someone who works in it, with time for the questions you would not ask in a big hall.',
      },
      {
        kind: 'social',
        title: 'Summer BBQ',
        text: 'Every other summer, outdoors, with partners and children. Nobody gives a talk.',
      },
      {
        kind: 'social',
        title: 'Charity ball',
        text: 'In the years between, we dress up, dance and raise money for a cause that members vote for.',
      },
    ] satisfies Gathering[],
    action: 'See all events',
  },
  faq: [
    {
      id: 'approach-location',
      question: 'Do I have to be near Basingstoke?',
      answer:
        'No. Our office is in Basingstoke and most gatherings are in Hampshire or the counties around it, but the daily work is done by phone, video and shared systems. We visit practices as part of supervising them, wherever in the United Kingdom they are.\n\nIf you are far away, ask yourself how much you would miss the peer groups. You can join some of them by video, but the talk over coffee afterwards is a good part of their worth.',
    },
    {
      id: 'approach-attendance',
      question: 'Are the events compulsory?',
      answer:
        'The social ones, never. Peer groups are by choice too: some advisers go to every one, others to none.\n\nTraining is different. You have to keep your knowledge up to date for the advice you give, and we have to be able to show that you have. A few sessions each year are therefore marked as required. If you cannot make the date, we agree another way to cover the ground, such as a recording and a conversation afterwards.',
    },
    {
      id: 'approach-leaving',
      question: 'What happens to my clients if I leave?',
      answer:
        'The agreement says who may contact which clients after you go, and on what notice. Read that clause with care; we will go through it with you before you sign, and you can take legal advice on it.\n\nTwo things hold whatever it says. Clients choose for themselves who advises them. And we must keep records of the advice given in our name for as long as the rules require, while each of us handles personal data as the law asks.',
    },
  ] satisfies FaqItem[],
})
