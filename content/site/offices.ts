import type { OpeningHours } from '#domain/opening-hours.ts'
import { weekdays } from '#domain/plain-date.ts'
import { entry } from './entry.ts'
import { firm } from './firm.ts'
import type { FileImage } from './images/catalogue-image.ts'
import { openingHours } from './opening-hours.ts'
import type { Sample } from './types.ts'

/** The labels of the drawn map (app/illustration/office-map.tsx): the way from a station to the office by a river. */
export interface DrawnMap {
  station: string
  /** From the station to the office's street: its first word stands above the others. */
  approach: string
  street: string
  park: string
  river: string
  /** The same in words. */
  way: string
}

export interface Office extends Partial<Sample> {
  /** Lower case; part of the address of its map. */
  id: string
  town: string
  /** Ends with town, county and postcode. */
  address: readonly string[]
  hours: OpeningHours
  map: DrawnMap | FileImage
}

const words = {
  approach: { label: 'From the station', hint: 'Its first word stands above the others.' },
  way: { label: 'The way in words', hint: 'For people who cannot see the map.' },
}

/** The registered office. Address and hours are those of the firm: replies, calls and mails go by them. */
const registered = entry('firm/offices', { title: 'The office', words }, {
  id: 'basingstoke',
  town: 'Basingstoke',
  map: {
    station: 'Basingstoke station',
    approach: 'Station Approach',
    street: 'Sample Street',
    park: 'Eastrop Park',
    river: 'River Loddon',
    way: 'From Basingstoke station go down Station Approach and turn left into Sample Street. The office is on the left, about five minutes on foot. Eastrop Park and the River Loddon lie beyond it.',
  },
  sample: true,
} as const)

const branches = entry<readonly Office[]>(
  'firm/branches',
  {
    title: 'Further offices',
    words,
    kinds: Object.fromEntries(weekdays.map((day) => [`*.${day}`, 'hours'])),
    item: {
      id: '',
      town: '',
      address: [''],
      hours: openingHours,
      map: { station: '', approach: '', street: '', park: '', river: '', way: '' },
    },
    check: (value) =>
      Object.fromEntries(
        (value as readonly Office[]).flatMap(({ address, map }, index) => [
          ...unfilled(`${index}.address`, address),
          ...unfilled(`${index}.map`, map),
        ]),
      ),
  },
  [],
)

/** The registered one first. */
export const offices: readonly [Office, ...Office[]] = [
  { ...registered, address: firm.address.lines, hours: openingHours },
  ...branches,
]

function unfilled(path: string, texts: object): [path: string, problem: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    text === '' ? [[`${path}.${key}`, 'An office needs this: fill it in.']] : [],
  )
}

export const officeCopy = entry('words/offices', 'Around the map', {
  heading: (town: string) => `Visit us in ${town}`,
  text: 'Please arrange a time before you come, so that the right person is free to see you.',
  addressHeading: 'Address',
  hoursHeading: 'Working hours',
  directions: 'Get Directions',
  openNow: 'Open now',
  closedNow: 'Closed now',
} as const)
