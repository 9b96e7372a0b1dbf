// When the owner of a calendar is busy: its events, those that repeat one by one (RFC 5545).
import ICAL from 'ical.js'
import { DAY_MS } from '#domain/durations.ts'
import { instantOf, type TimeZone, timeZones, utc, wallOf } from './time-zones.ts'

/** In milliseconds since 1970, without its end. */
export interface BusyRange {
  start: number
  end: number
}

export interface CalendarOptions {
  /** Only what is between these is wanted. */
  from: number
  until: number
  /** Whose calendar it is: what they have declined does not count. */
  email: string
  /** The domain of our mails: calls that we have invited to are known already. */
  ownDomain: string
}

export interface BusyTimes {
  busy: BusyRange[]
  /** How many events could not be read. */
  unreadable: number
}

/** Of one calendar, so that none takes more than its share. */
const MAX_OCCURRENCES = 20_000

export class UnreadableCalendar extends Error {
  override name = 'UnreadableCalendar'
}

export function readBusyTimes(text: string, options: CalendarOptions): BusyTimes {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new UnreadableCalendar('it is no calendar')
  const blocks = (name: string) =>
    text.match(new RegExp(`^BEGIN:${name}\\s*$.*?^END:${name}\\s*$`, 'gims')) ?? []
  const parse = (block: string) => new ICAL.Component(ICAL.parse(block.trim()))
  const zones = timeZones(blocks('VTIMEZONE').map(parse))
  const ofFile = /^X-WR-TIMEZONE:(.*\S)\s*$/im.exec(text)?.[1]
  const floating = (ofFile && zones(ofFile)) || zones('Europe/London') || utc
  const reader = { ...options, zones, floating, left: MAX_OCCURRENCES }

  const byUid = new Map<string, CalendarEvent[]>()
  let unreadable = 0
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (error instanceof UnreadableCalendar) throw error
      unreadable += 1
    }
  }
  for (const block of blocks('VEVENT'))
    attempt(() => {
      const event = readEvent(parse(block), reader)
      byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event])
    })
  const busy: BusyRange[] = []
  for (const [uid, events] of byUid) {
    if (isOwn(uid, options.ownDomain)) continue
    attempt(() => {
      for (const range of occurrencesOf(events, reader))
        if (range.end > range.start && range.end > options.from && range.start < options.until)
          busy.push(range)
    })
  }
  return { busy, unreadable }
}

/** As `calendarUid` of server/enquiries makes them, whatever the brand was called then. */
function isOwn(uid: string, domain: string): boolean {
  const [, ownDomain] = /^[a-z]+-\w{5}@(.+)$/i.exec(uid) ?? []
  return ownDomain?.toLowerCase() === domain.toLowerCase()
}

interface Reader extends CalendarOptions {
  zones(name: string): TimeZone | undefined
  /** Of times that name no zone. */
  floating: TimeZone
  /** How many occurrences may still be looked at. */
  left: number
}

/** A time of an event: what its clocks show, and when that is. */
interface EventTime {
  time: ICAL.Time
  zone: TimeZone
  instant: number
}

interface CalendarEvent {
  uid: string
  component: ICAL.Component
  sequence: number
  isBusy: boolean
  start: EventTime
  /** When it ends that begins at this time. */
  endOf(start: EventTime): number
  /** Which occurrence of the others it is instead of, and whether also of all that follow. */
  instead: { at: EventTime; isFollowed: boolean } | null
}

function readEvent(component: ICAL.Component, reader: Reader): CalendarEvent {
  const start = timesOf(component, 'dtstart', reader)[0]
  if (start === undefined) throw new Error('An event has no start')
  const instead = timesOf(component, 'recurrence-id', reader)[0]
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  const declined = component
    .getAllProperties('attendee')
    .some(
      (attendee) =>
        String(attendee.getFirstValue()).toLowerCase() === `mailto:${reader.email.toLowerCase()}` &&
        String(attendee.getParameter('partstat')).toUpperCase() === 'DECLINED',
    )
  return {
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    component,
    sequence: Number(component.getFirstPropertyValue('sequence') ?? 0),
    isBusy:
      text('transp') !== 'TRANSPARENT' &&
      text('status') !== 'CANCELLED' &&
      !['FREE', 'WORKINGELSEWHERE'].includes(text('x-microsoft-cdo-busystatus')) &&
      !declined,
    start,
    endOf: endOf(component, start, reader),
    instead: instead
      ? {
          at: instead,
          isFollowed:
            component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE',
        }
      : null,
  }
}

/** An end makes all occurrences equally long; a duration of days is counted by the clocks (RFC 5545, 3.8.5.3). */
function endOf(component: ICAL.Component, start: EventTime, reader: Reader): CalendarEvent['endOf'] {
  const duration = component.getFirstPropertyValue('duration')
  const end = timesOf(component, 'dtend', reader)[0]
  if (duration instanceof ICAL.Duration) return (at) => plus(at, duration)
  if (start.time.isDate) {
    const days = end ? Math.round((wallOf(end.time) - wallOf(start.time)) / DAY_MS) : 1
    return ({ time, zone }) => instantOf(wallOf(time) + days * DAY_MS, zone)
  }
  const length = end ? end.instant - start.instant : 0
  return ({ instant }) => instant + length
}

function plus({ time, zone }: EventTime, { weeks, days, hours, minutes, seconds }: ICAL.Duration): number {
  const exact = ((hours * 60 + minutes) * 60 + seconds) * 1_000
  return instantOf(wallOf(time) + (weeks * 7 + days) * DAY_MS, zone) + exact
}

/** The times of a property, without periods. */
function timesOf(component: ICAL.Component, name: string, reader: Reader): EventTime[] {
  return component
    .getAllProperties(name)
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((value) =>
          value instanceof ICAL.Time ? eventTime(value, zoneOf(property, value, reader)) : [],
        ),
    )
}

function zoneOf(property: ICAL.Property, time: ICAL.Time, { zones, floating }: Reader): TimeZone {
  if (time.zone === ICAL.Timezone.utcTimezone) return utc
  const name = property.getFirstParameter('tzid')
  return (name && zones(name)) || floating
}

const eventTime = (time: ICAL.Time, zone: TimeZone): EventTime => ({
  time,
  zone,
  instant: instantOf(wallOf(time), zone),
})

/** The events of one UID: a series and what differs from it. */
function occurrencesOf(events: CalendarEvent[], reader: Reader): BusyRange[] {
  const sorted = events.toSorted((a, b) => a.sequence - b.sequence)
  const instead = new Map(
    sorted.flatMap((event) => (event.instead ? [[keyOf(event.instead.at), event]] : [])),
  )
  const followed = sorted
    .filter((event) => event.instead?.isFollowed)
    .sort((a, b) => (b.instead?.at.instant ?? 0) - (a.instead?.at.instant ?? 0))
  const series = sorted.filter((event) => event.instead === null)
  return [
    ...[...instead.values()].flatMap((event) => (event.isBusy ? rangeOf(event, event.start) : [])),
    ...series.flatMap((event) => {
      if (!event.isBusy) return []
      return seriesOf(event, reader).flatMap((at) => {
        if (isIn(instead, at)) return []
        const later = followed.find((one) => one.instead && one.instead.at.instant < at.instant)
        if (!later?.instead) return rangeOf(event, at)
        if (!later.isBusy) return []
        const moved = at.instant + later.start.instant - later.instead.at.instant
        return { start: moved, end: moved + later.endOf(later.start) - later.start.instant }
      })
    }),
    ...series.flatMap((event) => (event.isBusy ? periodsOf(event, reader) : [])),
  ]
}

function rangeOf(event: CalendarEvent, at: EventTime): BusyRange {
  return { start: at.instant, end: event.endOf(at) }
}

/** How a file names an occurrence: by its moment, or by its day alone, whatever the series has. */
const keyOf = (at: EventTime): string => (at.time.isDate ? dayKeyOf(at) : momentKeyOf(at))
const momentKeyOf = ({ instant }: EventTime): string => `at ${instant}`
const dayKeyOf = ({ time }: EventTime): string => `on ${time.year}-${time.month}-${time.day}`
const isIn = (keys: { has(key: string): boolean }, at: EventTime): boolean =>
  keys.has(momentKeyOf(at)) || keys.has(dayKeyOf(at))

/** When a series takes place, without what is excluded from it. */
function seriesOf({ component, start }: CalendarEvent, reader: Reader): EventTime[] {
  const excluded = new Set(timesOf(component, 'exdate', reader).map(keyOf))
  const rules = component.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue()
    return rule instanceof ICAL.Recur ? repeated(rule, start, reader) : []
  })
  const times = [start, ...rules, ...timesOf(component, 'rdate', reader)]
  const unique = new Map(times.map((at) => [at.instant, at]))
  return [...unique.values()].filter((at) => !isIn(excluded, at))
}

/** Periods say themselves how long they are. */
function periodsOf({ component }: CalendarEvent, reader: Reader): BusyRange[] {
  return component.getAllProperties('rdate').flatMap((property) =>
    property.getValues().flatMap((value) => {
      if (!(value instanceof ICAL.Period)) return []
      const zone = zoneOf(property, value.start, reader)
      const from = eventTime(value.start, zone)
      const end = value.end
        ? eventTime(value.end, zone).instant
        : value.duration
          ? plus(from, value.duration)
          : 0
      return { start: from.instant, end }
    }),
  )
}

/** By the clocks of the series, which ical.js counts as if there was one zone. */
function repeated(rule: ICAL.Recur, start: EventTime, reader: Reader): EventTime[] {
  const { zone } = start
  const first = withoutZone(start.time)
  const margin = 2 * DAY_MS
  if (rule.until && !start.time.isDate) rule.until = untilOf(rule.until, zone)
  const months = (rule.parts.BYMONTH ?? []).map(Number)
  const days = (rule.parts.BYMONTHDAY ?? []).map(Number)
  const found: EventTime[] = []
  const iterator = rule.iterator(laterStart(rule, first, reader.from - margin))
  for (let next = iterator.next(); next; next = iterator.next()) {
    reader.left -= 1
    if (reader.left < 0) throw new UnreadableCalendar('its events repeat too often')
    const wall = wallOf(next)
    if (wall > reader.until + margin) break
    // ical.js takes a 30 February for the second of March.
    if (months.length > 0 && !months.includes(next.month)) continue
    if (days.length > 0 && !days.some((day) => day < 0 || day === next.day)) continue
    if (rule.until && wall > wallOf(rule.until) && !rule.until.isDate) break
    found.push(eventTime(next.clone(), zone))
  }
  return found
}

function withoutZone(time: ICAL.Time): ICAL.Time {
  const plain = time.clone()
  plain.zone = ICAL.Timezone.localTimezone
  return plain
}

/** The last moment by the clocks of the series; a day counts whole. */
function untilOf(until: ICAL.Time, zone: TimeZone): ICAL.Time {
  const wall = until.isDate
    ? wallOf(until) + DAY_MS - 1_000
    : until.zone === ICAL.Timezone.utcTimezone
      ? wallOf(until) + zone(wallOf(until))
      : wallOf(until)
  return withoutZone(ICAL.Time.fromJSDate(new Date(wall), true))
}

/** A series of days or weeks that began years ago, from shortly before what is wanted: the same days from there on. */
function laterStart({ freq, interval, count }: ICAL.Recur, first: ICAL.Time, from: number): ICAL.Time {
  const step = { DAILY: 1, WEEKLY: 7 }[String(freq)]
  if (step === undefined || count !== null || interval < 1) return first
  const days = step * interval
  const skipped = Math.floor((from - wallOf(first)) / DAY_MS / days - 1) * days
  if (skipped <= 0) return first
  const later = first.clone()
  later.adjust(skipped, 0, 0, 0)
  return later
}
