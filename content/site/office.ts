import { hoursInLines } from '#domain/opening-hours-list.ts'
import { firm } from './firm.ts'
import { openingHours } from './opening-hours.ts'

/** The text beside the office map. */
export const office = {
  /** The map, app/illustration/office-map.tsx, shows streets of the sample's town. */
  sample: true,
  heading: 'Visit us in Basingstoke',
  text: 'Please arrange a time before you come, so that the right person is free to see you.',
  addressHeading: 'Address',
  hoursHeading: 'Working hours',
  hours: hoursInLines(openingHours),
  directions: 'Get Directions',
  /** A map with the way to the office. */
  directionsUrl: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(firm.address.lines.join(', '))}`,
  openNow: 'Open now',
  closedNow: 'Closed now',
} as const
