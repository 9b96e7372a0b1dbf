import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'

export const findAnAdviser = entry('pages/find-an-adviser', 'Find an adviser', {
  meta: meta(
    'Find an adviser near you',
    'Find an adviser by town or postcode, by what you need and how you would like to talk. See what each is qualified in before you book a call.',
    'adviser near me near by nearest local find somebody postcode town choose my adviser independent',
  ),
  hero: {
    heading: 'Find an adviser',
    lead: 'See who could ring you, what they are qualified in and where they work. Then choose.',
  },
  /** Of a link on other pages. */
  lead: 'See who your adviser could be',
  form: {
    near: 'Town or postcode',
    nearHint: 'The first half of your postcode is enough. We do not keep it.',
    service: 'What is it about?',
    anyService: 'Anything',
    by: 'How would you like to talk?',
    anyWay: 'Any way',
    button: 'Show advisers',
  },
  ways: { phone: 'By phone', video: 'By video', person: 'In person' },
  inAll: '{count} of our advisers',
  forAll: 'Each of them can help you by phone or video, wherever you live.',
  bands: {
    within: 'Within {miles} miles of {place}',
    further: 'Further away from {place}',
    furtherNote: 'They can help you by phone or video.',
  },
  order: 'Nobody pays for a place in this list. The order changes every day.',
  orderNear:
    'Nobody pays for a place in this list. The nearest come first; among those about equally near, the order changes every day. Distances are in a straight line, from the middle of the town or postcode district.',
  source:
    'Contains Ordnance Survey data © Crown copyright and database right. Contains Royal Mail data © Royal Mail copyright and database right.',
  more: 'Show the other {count}',
  none: 'None of our advisers fits all of that. Leave out the service or the way to talk, or ask us: we will find the right person.',
  unknown: 'We cannot find “{place}”. Try the first half of the postcode, or a larger town nearby.',
  alike: 'Did you mean one of these?',
  northernIreland:
    'For Northern Ireland, please choose a town: its postcodes are not published as open data. Each adviser here can also help you by phone.',
  outside:
    'We advise people who live in the United Kingdom. Jersey, Guernsey and the Isle of Man have regulators of their own.',
  map: 'Where our advisers work',
  card: { advises: 'Advises on {services}.', action: 'About {name}' },
  callback: 'Ask us to ring you',
} as const)

export const adviserPage = entry('pages/adviser', 'The page of an adviser', {
  title: '{name}, adviser in {town}',
  description:
    '{name} is a financial adviser in {town} and advises on {services}. Qualifications, status and how to book a call.',
  lead: 'Financial adviser in {town}',
  may: '{name} may advise you on',
  mayNot: 'Not on',
  mayNotNote: 'For these, {name} brings in a colleague who is qualified in them.',
  facts: {
    ways: 'How to talk',
    languages: 'Languages',
    status: 'Works',
    qualifications: 'Qualifications',
    register: 'Register number',
  },
  checked: 'evidence seen on {date}',
  status: {
    employed: 'for us as an employee. We answer for the advice.',
    selfEmployed: 'as a self-employed adviser, under our authorisation. We answer for the advice.',
    ownFirm:
      'in a firm of their own, {firm}, which is our appointed representative. We answer for the advice.',
  },
  register: 'Look up on the register',
  registerChecked: 'Checked on {date}.',
  registerOld: 'Last checked on {date}: look it up before you decide.',
  registerNote: 'The register of the Financial Conduct Authority says who may advise.',
  reviews: 'What clients say',
  book: 'Book a call with {name}',
  ask: 'Request a callback',
  others: 'All advisers',
  gone: {
    heading: '{name} no longer works with us',
    text: 'If {name} advised you, we still have your records, and another adviser will help you. Call us, or choose one of these three, who work nearest.',
  },
  hidden: {
    heading: '{name} takes no bookings at the moment',
    text: 'If {name} advised you, we still have your records, and another adviser will help you. Call us, or choose one of these three, who work nearest.',
  },
} as const)
