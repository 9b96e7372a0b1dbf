import type { OpeningHours } from '#domain/opening-hours.ts'
import { entry } from './entry.ts'
import { firm } from './firm.ts'
import type { FileImage } from './images/catalogue-image.ts'
import { openingHours } from './opening-hours.ts'
import type { Sample } from './types.ts'

/** The labels of the drawn map (app/illustration/office-map.tsx): the way from a station to the office by a river. */
export interface DrawnMap {
  station: string
  /** From the station to the office's street, in two words below one another. */
  approach: [string, string]
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

/** The first is the registered office, and its hours are those of the firm: replies, calls and mails go by them. */
export const offices = entry<readonly [Office, ...Office[]]>(
  'firm/offices',
  { title: 'Offices', fixed: ['address', 'hours', 'approach'] },
  [
    {
      id: 'basingstoke',
      town: 'Basingstoke',
      address: firm.address.lines,
      hours: openingHours,
      map: {
        station: 'Basingstoke station',
        approach: ['Station', 'Approach'],
        street: 'Sample Street',
        park: 'Eastrop Park',
        river: 'River Loddon',
        way: 'From Basingstoke station go down Station Approach and turn left into Sample Street. The office is on the left, about five minutes on foot. Eastrop Park and the River Loddon lie beyond it.',
      },
      sample: true,
    },
  ],
)

export const officeCopy = entry('words/offices', 'Around the map', {
  heading: (town: string) => `Visit us in ${town}`,
  text: 'Please arrange a time before you come, so that the right person is free to see you.',
  addressHeading: 'Address',
  hoursHeading: 'Working hours',
  directions: 'Get Directions',
  openNow: 'Open now',
  closedNow: 'Closed now',
} as const)
