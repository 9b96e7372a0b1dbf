// The time zones of calendar files: IANA names, Windows names of Outlook, and those that a file defines itself.
import ICAL from 'ical.js'

/** How far its clocks are ahead of UTC at an instant. Both are in milliseconds. */
export type TimeZone = (instant: number) => number

export const utc: TimeZone = () => 0

/** Outlook's names; those that are missing are defined in its files. */
const windowsZones: Record<string, string> = {
  UTC: 'UTC',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'GTB Standard Time': 'Europe/Bucharest',
  'FLE Standard Time': 'Europe/Kyiv',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Israel Standard Time': 'Asia/Jerusalem',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Arabian Standard Time': 'Asia/Dubai',
  'India Standard Time': 'Asia/Kolkata',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Atlantic Standard Time': 'America/Halifax',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
}

/** The zones that a file speaks of, by name. `defined` are its VTIMEZONE components. */
export function timeZones(defined: readonly ICAL.Component[]): (name: string) => TimeZone | undefined {
  const known = new Map<string, TimeZone | undefined>()
  return (name) => {
    if (!known.has(name)) known.set(name, namedZone(name) ?? definedZone(name, defined))
    return known.get(name)
  }
}

function namedZone(name: string): TimeZone | undefined {
  // Some put their own path before it: /freeassociation.sourceforge.net/Europe/London
  const plain = /^\/.*?([A-Z]\w+\/[A-Z][\w/]+)$/.exec(name)?.[1] ?? name
  const timeZone = windowsZones[plain] ?? plain
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    return (instant) => {
      // 01/11/2026, 09:30:00
      const [day = 0, month = 0, ...rest] = (format.format(instant).match(/\d+/g) ?? []).map(Number)
      const [year = 0, hour, minute, second] = rest
      return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
    }
  } catch {
    return undefined
  }
}

function definedZone(name: string, defined: readonly ICAL.Component[]): TimeZone | undefined {
  const component = defined.find((zone) => zone.getFirstPropertyValue('tzid') === name)
  if (component === undefined) return undefined
  const zone = new ICAL.Timezone(component)
  return (instant) =>
    wallOf(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)) -
    Math.floor(instant / 1_000) * 1_000
}

/** What the clocks show, as if they were those of UTC. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * The instant at which the clocks show this. A time that comes twice is the first of the two; one that does not exist
 * is by the clocks of before (RFC 5545, 3.3.5).
 */
export function instantOf(wall: number, zone: TimeZone): number {
  const [before, after] = [zone(wall - DAY_MS), zone(wall + DAY_MS)]
  const first = wall - before
  if (before === after || zone(first) === before) return first
  return zone(wall - after) === after ? wall - after : first
}

const DAY_MS = 86_400_000
