import { entry } from '#content/site/entry.ts'
import type { PortraitName } from '#content/site/images/team.ts'
import { pages } from '#content/site/pages.ts'
import { type ServiceName, serviceEntries, serviceNames } from '#content/site/services.ts'
import type { Sample } from '#content/site/types.ts'

export interface Adviser extends Partial<Sample> {
  /** The last part of the page's address. */
  slug: string
  name: string
  /** The town alone: many work at home. */
  town: string
  /** Of the postcode, for distances; not shown. */
  district: string
  advises: Record<ServiceName, boolean>
  ways: Record<AdviceWay, boolean>
  /** The firm of their own that is our appointed representative, if they have one. */
  ownFirm: string
  /** Employed by us; otherwise self-employed. */
  employed: boolean
  /** On the Financial Services Register. */
  registerNumber: string
  qualifications: {
    name: string
    /** yyyy-mm-dd, when somebody in the office saw the evidence, and what that was. */
    checkedOn: string
    source: string
    reviewBy: string
  }[]
  languages: string
  bio: string
  image: PortraitName | `/pictures/${string}`
  /** What clients have written, with the place where it can be read. */
  reviews: { text: string; source: string; date: string }[]
}

export const adviceWays = ['phone', 'video', 'person'] as const
export type AdviceWay = (typeof adviceWays)[number]

/** By initials, as the samples below are written. */
const services = {
  M: 'mortgagePlanning',
  I: 'investmentPlanning',
  E: 'equityRelease',
  R: 'retirementPlanning',
  C: 'corporatePlanning',
  P: 'insuranceProtection',
} as const satisfies Record<string, ServiceName>

const seen = {
  checkedOn: '2026-10-05',
  source: 'Certificate seen by the office (sample)',
  reviewBy: '2027-10-05',
}

/** In alphabetical order; the page has one of its own. With those that the register has struck off. */
export const allAdvisers = entry<Adviser[]>(
  'people/advisers',
  { title: 'Advisers', editable: ['image'], kinds: { '*.image': 'picture' } },
  [
    sample('Amara Nwosu', 'Reading', 'RG1', 'MP', 'phone video person', {
      qualifications: ['Certificate in Mortgage Advice and Practice'],
      languages: 'English, Igbo',
      bio: 'Amara helps people buy a first home or move to the next one. She worked in a building society for nine years before that, and knows why lenders say no. She likes to see the payslips early.',
      said: 'She told us which lender would ask about the overtime, and had the letter ready before it did.',
    }),
    sample('Callum Reid', 'Edinburgh', 'EH2', 'RI', 'phone video person', {
      qualifications: ['Diploma in Financial Planning'],
      languages: 'English',
      bio: 'Callum talks to people who have three or four old pensions and no clear picture. He adds them up first, and only then asks what to change. He cycles to most meetings.',
      said: 'Four pensions went in and one page came out. Two of them he told me to leave where they were.',
    }),
    sample('Carys Bevan', 'Cardiff', 'CF10', 'MEP', 'phone video person', {
      qualifications: ['Certificate in Mortgage Advice and Practice', 'Certificate in Equity Release'],
      languages: 'English, Welsh',
      ownFirm: 'Bevan Home Finance Limited (sample)',
      bio: 'Carys runs a small firm with her sister. She advises on mortgages and on borrowing against a home in later life, and asks the family to sit in where the client wishes it.',
      said: 'My daughter sat in, and asked the questions that I had not liked to ask.',
    }),
    sample('Deepa Krishnan', 'Birmingham', 'B2', 'CPI', 'phone video person', {
      qualifications: ['Diploma in Financial Planning', 'Chartered Financial Planner'],
      languages: 'English, Tamil, Hindi',
      bio: 'Deepa works with owners of small firms: the pension for their staff, cover for the people the firm depends on, and what happens when someone wants to stop.',
      said: 'We came about the pension for our staff, and found out that nobody could have signed for me.',
    }),
    sample('Eleanor Frost', 'Basingstoke', 'RG21', 'RIP', 'phone video person', {
      qualifications: ['Diploma in Financial Planning'],
      languages: 'English, British Sign Language',
      employed: true,
      bio: 'Eleanor helps people who are worried about a pension, most of them in the ten years before they stop work. She draws the plan on one page. She can hold a meeting in British Sign Language.',
      said: 'It was the first time that anyone had explained it to me in my own language.',
    }),
    sample('Harvinder Gill', 'Leeds', 'LS1', 'MP', 'phone video', {
      qualifications: ['Certificate in Mortgage Advice and Practice'],
      languages: 'English, Punjabi',
      bio: 'Harvinder arranges mortgages for people with more than one income, such as nurses who work shifts or couples with a shop. He works by phone and video, often in the evening.',
      said: 'I drive nights. He rang when I was awake, and kept to the time.',
    }),
    sample('Isobel Trent', 'Norwich', 'NR1', 'RE', 'phone person', {
      qualifications: ['Diploma in Financial Planning', 'Certificate in Equity Release'],
      languages: 'English',
      ownFirm: 'Trent Later Life Planning (sample)',
      bio: 'Isobel advises people in retirement: on income, and on whether to borrow against the home at all. She visits clients across Norfolk and leaves a written summary.',
      said: 'She asked what the money was for before she said a word about the house.',
    }),
    sample('Joel Hartnoll', 'Exeter', 'EX1', 'MIP', 'phone video person', {
      qualifications: ['Diploma in Financial Planning', 'Certificate in Mortgage Advice and Practice'],
      languages: 'English',
      bio: 'Joel grew up on a farm near Crediton and still speaks plainly. He advises on mortgages, on investing what is left over, and on cover for people who work for themselves.',
      said: 'My accounts look odd because of the seasons. He knew what a lender would make of them.',
    }),
    sample('Marta Nowak', 'Bristol', 'BS1', 'MP', 'phone video person', {
      qualifications: ['Certificate in Mortgage Advice and Practice'],
      languages: 'English, Polish',
      bio: 'Marta came to Bristol as a student and bought her own first flat with two friends. She explains each step before it comes, and writes down who has to do what next.',
      said: 'I always knew which form was next, and whose turn it was.',
    }),
    sample('Owen Tully', 'Manchester', 'M2', 'RICP', 'phone video person', {
      qualifications: ['Diploma in Financial Planning', 'Chartered Financial Planner'],
      languages: 'English',
      bio: 'Owen looks after families and firms in and around Manchester. He spends the first meeting on what the money is for, and the second on what it costs to hold.',
      said: 'He told us the charge in pounds in the first ten minutes, and we stopped worrying about it.',
    }),
    sample('Siobhan McKeever', 'Belfast', 'BT1', 'MRP', 'phone video person', {
      qualifications: ['Diploma in Financial Planning', 'Certificate in Mortgage Advice and Practice'],
      languages: 'English, Irish',
      ownFirm: 'McKeever Financial Planning (sample)',
      bio: 'Siobhan advises in Belfast and across Northern Ireland, on homes and on pensions. Some of her clients work across the border, and she tells them early what that changes.',
      said: 'She found the pension I had lost, and told me what it was worth and what it was not.',
    }),
    sample('Thomas Ashby', 'Winchester', 'SO23', 'RIE', 'phone video person', {
      qualifications: ['Diploma in Financial Planning', 'Certificate in Equity Release'],
      languages: 'English, French',
      bio: 'Thomas helps people decide when to stop work and how to draw an income afterwards. He was a teacher for fifteen years, and checks that the plan is understood before he leaves.',
      said: 'He asked me to explain the plan back to him. I could.',
    }),
  ],
)

/** Those who have left: their pages say so, and name others near by. Nothing else is kept of them here. */
export const formerAdvisers = entry<{ slug: string; name: string; district: string; sample?: true }[]>(
  'people/former-advisers',
  { title: 'Advisers who have left', item: { slug: '', name: '', district: '' } },
  [{ slug: 'rupert-vane', name: 'Rupert Vane', district: 'GU34', sample: true }],
)

/** Register numbers that the nightly check did not find active (server/desk/register-check.ts). */
export const offRegister = entry<string[]>(
  'people/off-register',
  { title: 'Advisers hidden by the check of the register', item: '' },
  [],
)

/** Whom the site shows, and whose calls can be booked. */
export const advisers = allAdvisers.filter(({ registerNumber }) => !offRegister.includes(registerNumber))

export const adviserPath = (slug: string) => `/Advisers/${slug}`

/** What somebody may advise on, or may not. */
export const servicesOf = ({ advises }: Pick<Adviser, 'advises'>, isAdvised = true) =>
  serviceNames.filter((name) => Boolean(advises[name]) === isAdvised)

/** How an address says it: the last part of the service's own, such as MortgagePlanning. */
export const serviceValue = (name: ServiceName) => pages[name].path.slice(pages.ourServices.path.length + 1)

/** 'mortgage planning and equity release'. */
export const serviceList = (names: readonly ServiceName[]) =>
  new Intl.ListFormat('en-GB').format(names.map((name) => serviceEntries[name].title.toLowerCase()))

type SampleAdviser = Pick<Adviser, 'languages' | 'bio'> &
  Partial<Pick<Adviser, 'ownFirm' | 'employed'>> & {
    qualifications: string[]
    /** What a client wrote. */
    said: string
  }

function sample(
  name: string,
  town: string,
  district: string,
  initials: string,
  ways: string,
  { qualifications, said, ownFirm = '', employed = false, ...rest }: SampleAdviser,
): Adviser {
  const slug = name.toLowerCase().replace(' ', '-')
  const advised = new Set<ServiceName>(
    Object.entries(services).flatMap(([initial, service]) => (initials.includes(initial) ? service : [])),
  )
  return {
    sample: true,
    slug,
    name,
    town,
    district,
    advises: flags(serviceNames, (service) => advised.has(service)),
    ways: flags(adviceWays, (way) => ways.includes(way)),
    ownFirm,
    employed,
    registerNumber: 'ABC01234',
    qualifications: qualifications.map((qualification) => ({ name: qualification, ...seen })),
    image: `adviser-${slug}` as PortraitName,
    reviews: [
      {
        text: said,
        source: 'Our feedback form (sample)',
        date: '2026-06-12',
      },
    ],
    ...rest,
  }
}

function flags<Name extends string>(names: readonly Name[], isSet: (name: Name) => boolean) {
  return Object.fromEntries(names.map((name) => [name, isSet(name)])) as Record<Name, boolean>
}
