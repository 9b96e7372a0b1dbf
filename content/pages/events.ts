import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { eventCover } from '#content/site/images/event-poster.ts'
import { meta } from '#content/site/meta.ts'
import type { SiteEvent } from '#content/site/types.ts'

export const eventsPage = entry('pages/events', 'Events: the page', {
  meta: meta(
    'Adviser events: peer groups and masterclasses',
    'Upcoming and past events for advisers in the network: peer groups, masterclasses and the annual conference, with dates and places.',
    'events dates masterclass conference peer group',
  ),
  hero: {
    heading: 'Events',
    lead: 'Small rooms for difficult cases, longer days for a single subject, one conference every January and, now and then, a party.',
  },
  sections: {
    conference: {
      heading: 'Annual conference',
      lead: 'Every January, the whole network in one hall: what changed, what is coming and what members want from us this year.',
    },
    'peer-group': {
      heading: 'Peer groups',
      lead: 'A handful of advisers, a table and one case each. Client names stay outside the room, and what is said stays inside it.',
    },
    masterclass: {
      heading: 'Masterclasses',
      lead: 'A day or half a day on one subject, with someone who knows it thoroughly. Attendance goes on your training record.',
    },
    social: {
      heading: 'BBQ and charity ball',
      lead: 'Each comes round every other year, and they take turns: the BBQ one summer, the ball in the year after.',
    },
  } satisfies Record<SiteEvent['kind'], { heading: string; lead: string }>,
  /** The label of the filter buttons. */
  filter: 'Show only',
  all: 'All',
  /** Shown while there are no upcoming events. */
  noneUpcoming: `The dates of the coming year are not set yet: we announce them here by ${facts.eventsAnnounced}. The conference is always in January. This year’s events are in members’ calendars, and not listed here.`,
  /** Leads to the form that asks for them. */
  tellMe: 'Tell me the next dates',
})

/** Oldest first. Each conference is in January; the BBQ falls in even years, the ball in odd ones. */
export const events = entry<SiteEvent[]>(
  'firm/events',
  {
    title: 'Events',
    editable: ['poster', 'kind'],
    kinds: { '*.poster': 'picture' },
    choices: {
      kind: {
        conference: 'Annual conference',
        'peer-group': 'Peer group',
        masterclass: 'Masterclass',
        social: 'BBQ or ball',
      } satisfies Record<SiteEvent['kind'], string>,
    },
  },
  [
    {
      sample: true,
      id: 'conference-2024',
      poster: '',
      kind: 'conference',
      title: 'Annual Conference 2024',
      place: 'Alder Hall, Basingstoke',
      date: '2024-01-18',
      description:
        'The first months of the Consumer Duty, seen through files that went well and files that did not. In the afternoon, separate rooms for mortgages, protection and pensions.',
    },
    {
      sample: true,
      id: 'peer-group-self-employed-borrowers',
      poster: eventCover('peer-group-self-employed-borrowers'),
      kind: 'peer-group',
      title: 'Borrowers who work for themselves',
      place: 'The Sluice House, Winchester',
      date: '2024-03-06',
      description:
        'Accounts with one good year and one poor one, contractors between contracts, directors who leave profit in the company. What lenders ask, and how to present the answer.',
    },
    {
      sample: true,
      id: 'masterclass-suitability-reports',
      poster: eventCover('masterclass-suitability-reports'),
      kind: 'masterclass',
      title: 'The suitability report, rewritten',
      place: 'Quoin Rooms, Salisbury',
      date: '2024-04-25',
      description:
        'Bring a report with the names removed. By lunch it is shorter; by tea a colleague who has never met the client can say what was recommended and why.',
    },
    {
      sample: true,
      id: 'peer-group-couples',
      poster: eventCover('peer-group-couples'),
      kind: 'peer-group',
      title: 'Couples who want different things',
      place: 'Withy Court, Farnham',
      date: '2024-06-11',
      description:
        'One wants to stop work, the other to move house. How to hear both, record both views fairly and know when the two need separate advice.',
    },
    {
      sample: true,
      id: 'summer-bbq-2024',
      poster: eventCover('summer-bbq-2024'),
      kind: 'social',
      title: 'Summer BBQ 2024',
      place: 'Kingfisher Meadow, near Overton',
      date: '2024-07-13',
      description:
        'An afternoon by the water with partners, children and well-behaved dogs. Rounders at three, a quieter tent for those who would rather not, and step-free paths throughout.',
    },
    {
      sample: true,
      id: 'peer-group-protection',
      poster: eventCover('peer-group-protection'),
      kind: 'peer-group',
      title: 'Starting the protection conversation',
      place: 'Lantern Wharf, Southampton',
      date: '2024-10-09',
      description:
        'Why clients change the subject, and openings that do not frighten anyone. Each adviser brings a conversation that went nowhere.',
    },
    {
      sample: true,
      id: 'masterclass-powers-of-attorney',
      poster: eventCover('masterclass-powers-of-attorney'),
      kind: 'masterclass',
      title: 'Advising under a power of attorney',
      place: 'Millrace Centre, Andover',
      date: '2024-11-14',
      description:
        'A solicitor explains what an attorney may and may not decide, which documents to ask for, and what to do when the family disagrees about the client’s wishes.',
    },
    {
      sample: true,
      id: 'conference-2025',
      poster: eventCover('conference-2025'),
      kind: 'conference',
      title: 'Annual Conference 2025',
      place: 'Alder Hall, Basingstoke',
      date: '2025-01-16',
      description:
        'A day on being understood. Clients tell the hall, in their own words, what they took from a letter; advisers rewrite it on the spot. Members’ questions to the board close the day.',
    },
    {
      sample: true,
      id: 'peer-group-practice-of-one',
      poster: eventCover('peer-group-practice-of-one'),
      kind: 'peer-group',
      title: 'Running a practice of one',
      place: 'The Tithe Loft, Romsey',
      date: '2025-03-12',
      description:
        'Holidays, illness and who opens the post. Sole advisers compare their plans for absence and leave with one that someone else could follow.',
    },
    {
      sample: true,
      id: 'masterclass-vulnerable-clients',
      poster: eventCover('masterclass-vulnerable-clients'),
      kind: 'masterclass',
      title: 'Recognising vulnerable clients',
      place: 'Larder Yard, Guildford',
      date: '2025-05-01',
      description:
        'Bereavement, illness, debt, low confidence: how each can show itself in a meeting, what to adjust and what to write down. Led by a former bereavement counsellor.',
    },
    {
      sample: true,
      id: 'peer-group-later-life-lending',
      poster: eventCover('peer-group-later-life-lending'),
      kind: 'peer-group',
      title: 'Borrowing in later life',
      place: 'Harbour Lofts, Portsmouth',
      date: '2025-06-10',
      description:
        'When to set equity release aside for a move to a smaller home or an ordinary mortgage. Bringing the family in, and recording the options that were turned down.',
    },
    {
      sample: true,
      id: 'charity-ball-2025',
      poster: eventCover('charity-ball-2025'),
      kind: 'social',
      title: 'Charity Ball 2025',
      place: 'Lantern Wharf, Southampton',
      date: '2025-09-20',
      description:
        'Dinner, a ceilidh for the willing and a raffle of things that members have made. The cause, chosen by a vote, is a hospice in Hampshire.',
    },
    {
      sample: true,
      id: 'masterclass-artificial-intelligence',
      poster: eventCover('masterclass-artificial-intelligence'),
      kind: 'masterclass',
      title: 'Artificial intelligence in the advice office',
      place: 'Alder Hall, Basingstoke',
      date: '2025-10-08',
      description:
        'Meeting notes, first drafts and research: where these tools save an hour, where they invent things, and how to check. Client data stays out of the room.',
    },
    {
      sample: true,
      id: 'peer-group-retirement-income',
      poster: eventCover('peer-group-retirement-income'),
      kind: 'peer-group',
      title: 'Taking an income in retirement',
      place: 'The Sluice House, Winchester',
      date: '2025-11-18',
      description:
        'Annuity, drawdown or some of each, and how to talk about a year in which a fund has fallen. Reviews that begin with spending and come to the portfolio second.',
    },
  ],
)
