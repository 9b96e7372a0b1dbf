import { describe, expect, test } from 'vitest'
import { addDays, plainDate } from '#domain/plain-date.ts'
import { readBusyTimes, UnreadableCalendar } from './busy-ranges.ts'

const owner = { email: 'ann@firm.example', ownDomain: 'firm.example' }

function calendar(events: string[][], others: string[] = []): string {
  const components = events.map((lines) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20260101T000000Z',
    ...lines,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...others, ...components.flat(), 'END:VCALENDAR', ''].join('\r\n')
}

/** As '2026-12-01T09:00/10:00', in UTC, and with the day of the end where it is another. */
function busyIn(text: string, from: string, until: string): string[] {
  const { busy } = readBusyTimes(text, { ...owner, from: Date.parse(from), until: Date.parse(until) })
  const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16)
  return busy
    .map(({ start, end }) => {
      const [first, last] = [minute(start), minute(end)]
      return `${first}/${last.startsWith(first.slice(0, 10)) ? last.slice(11) : last}`
    })
    .sort()
}

/** 1997-09-02 03 05-07 10-01: days written short, as in the examples of the RFC. */
function days(text: string): string[] {
  let month = ''
  return text.split(' ').flatMap((part) => {
    const [, newMonth, first = '', last] = /^(\d{4}-\d\d-)?(\d\d)(?:\.\.(\d\d))?$/.exec(part) ?? []
    month = newMonth ?? month
    const [from, to] = [Number(first), Number(last ?? first)]
    return Array.from(
      { length: to - from + 1 },
      (_, index) => `${month}${String(from + index).padStart(2, '0')}`,
    )
  })
}

const every = (step: number, from: string, until: string): string[] =>
  from > until ? [] : [from, ...every(step, addDays(plainDate(from), step), until)]

/** An hour from nine in New York, where summer time ended on 26 October 1997. */
const newYork = (day: string) => (day < '1997-10-26' ? `${day}T13:00/14:00` : `${day}T14:00/15:00`)

describe('a rule of RFC 5545, 3.8.5.3', () => {
  const september = '1997-09-02'
  test.each([
    [
      'daily until December 24',
      september,
      'FREQ=DAILY;UNTIL=19971224T000000Z',
      every(1, september, '1997-12-23'),
    ],
    [
      'every other week on three days',
      '1997-09-01',
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
      days(
        '1997-09-01 03 05 15 17 19 29 1997-10-01 03 13 15 17 27 29 31 1997-11-10 12 14 24 26 28 1997-12-08 10 12 22',
      ),
    ],
    [
      'every 18 months',
      '1997-09-10',
      'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
      days('1997-09-10..15'),
    ],
  ])('%s', (_, first, rule, expected) => {
    const start = `DTSTART;TZID=America/New_York:${first.replaceAll('-', '')}T090000`
    const text = calendar([['UID:1', start, 'DURATION:PT1H', `RRULE:${rule}`]])
    expect(busyIn(text, '1997-08-01', '1998-03-01')).toEqual(expected.map(newYork))
  })

  test('a day that a month does not have is left out', () => {
    const text = calendar([
      ['UID:1', 'DTSTART:20070115T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5'],
    ])
    const expected = days('2007-01-15 30 2007-02-15 2007-03-15 30')
    expect(busyIn(text, '2007-01-01', '2007-05-01')).toEqual(expected.map((day) => `${day}T09:00/10:00`))
    const leapDay = calendar([
      ['UID:1', 'DTSTART:20240229T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
    ])
    expect(busyIn(leapDay, '2025-01-01', '2029-01-01')).toEqual(['2028-02-29T09:00/10:00'])
  })
})

/** Outlook writes its zones from the year 1601 on. */
const customZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T010000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
const outlook = (zone = 'GMT Standard Time') => [
  'UID:040000008200E00074C5B7101A82E008',
  `DTSTART;TZID=${zone}:20270315T090000`,
  `DTEND;TZID=${zone}:20270315T100000`,
]
const london = [
  'UID:a@google.com',
  'DTSTART;TZID=Europe/London:20270315T090000',
  'DTEND;TZID=Europe/London:20270315T100000',
]
/** Nine in London; the clocks go forward on 28 March 2027. */
const nine = (day: string) => (day < '2027-03-28' ? `${day}T09:00/10:00` : `${day}T08:00/09:00`)
const weekly = 'RRULE:FREQ=WEEKLY;COUNT=4'
const mondays = days('2027-03-15 22 29 2027-04-05')

describe('a calendar of', () => {
  test.each<[string, string[][], string[], string[]?]>([
    ['Outlook, with a Windows zone that it does not define', [[...outlook(), weekly]], mondays.map(nine)],
    [
      'Outlook, with a zone of its own',
      [[...outlook('Customized Time Zone'), weekly]],
      mondays.map(nine),
      customZone,
    ],
    [
      'Outlook, all day and busy',
      [
        [
          'UID:1',
          'DTSTART;VALUE=DATE:20270329',
          'DTEND;VALUE=DATE:20270330',
          'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
          'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
        ],
      ],
      ['2027-03-28T23:00/2027-03-29T23:00'],
    ],
    [
      'Outlook, working elsewhere',
      [[...outlook(), 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', 'TRANSP:OPAQUE']],
      [],
    ],
    [
      'Outlook, one of a series excluded and one moved',
      [
        [...outlook(), weekly, 'EXDATE;TZID=GMT Standard Time:20270322T090000'],
        [
          'UID:040000008200E00074C5B7101A82E008',
          'RECURRENCE-ID;TZID=GMT Standard Time:20270329T090000',
          'DTSTART;TZID=GMT Standard Time:20270330T140000',
          'DTEND;TZID=GMT Standard Time:20270330T150000',
        ],
      ],
      ['2027-03-15T09:00/10:00', '2027-03-30T13:00/14:00', '2027-04-05T08:00/09:00'],
    ],
    [
      'Outlook, an all-day series with a moment excluded',
      [
        [
          'UID:1',
          'DTSTART;VALUE=DATE:20270315',
          'RRULE:FREQ=DAILY;COUNT=3',
          'EXDATE;TZID=GMT Standard Time:20270316T000000',
        ],
      ],
      ['2027-03-15T00:00/2027-03-16T00:00', '2027-03-17T00:00/2027-03-18T00:00'],
    ],
    [
      'Google, until a moment before it',
      [[...london, 'RRULE:FREQ=WEEKLY;UNTIL=20270405T075959Z']],
      mondays.slice(0, 3).map(nine),
    ],
    [
      'Google, one of a series cancelled, named in UTC',
      [
        [...london, weekly],
        [
          'UID:a@google.com',
          'RECURRENCE-ID:20270329T080000Z',
          'STATUS:CANCELLED',
          'DTSTART:20270329T080000Z',
          'DTEND:20270329T090000Z',
        ],
      ],
      ['2027-03-15', '2027-03-22', '2027-04-05'].map(nine),
    ],
    [
      'Google, declined by its owner',
      [[...london, 'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=DECLINED:mailto:Ann@firm.example']],
      [],
    ],
    [
      'Google, declined by somebody else',
      [[...london, 'ATTENDEE;PARTSTAT=DECLINED:mailto:bob@firm.example']],
      [nine('2027-03-15')],
    ],
    [
      'Google, in the zone of the calendar',
      [['UID:1', 'DTSTART:20270315T090000', 'DTEND:20270315T100000']],
      ['2027-03-15T08:00/09:00'],
      ['X-WR-TIMEZONE:Europe/Paris'],
    ],
    [
      'Apple, without a zone',
      [['UID:1', 'DTSTART:20270329T090000', 'DTEND:20270329T100000']],
      [nine('2027-03-29')],
    ],
    [
      'Apple, with an alarm and folded lines',
      [
        [
          'UID:1',
          'DTSTART;TZID=Europe/',
          ' London:20270315T090000',
          'DURATION:PT1H',
          'BEGIN:VALARM',
          'TRIGGER:-PT15M',
          'DURATION:PT5M',
          'REPEAT:1',
          'ACTION:DISPLAY',
          'DESCRIPTION:x',
          'END:VALARM',
        ],
      ],
      [nine('2027-03-15')],
    ],
    [
      'Apple, this one and all that follow an hour later',
      [
        [...london, weekly],
        [
          'UID:a@google.com',
          'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:20270322T090000',
          'DTSTART;TZID=Europe/London:20270322T100000',
          'DURATION:PT30M',
        ],
      ],
      [
        '2027-03-15T09:00/10:00',
        '2027-03-22T10:00/10:30',
        '2027-03-29T09:00/09:30',
        '2027-04-05T09:00/09:30',
      ],
    ],
    ['anybody, cancelled', [[...london, weekly, 'STATUS:CANCELLED']], []],
    [
      'anybody, further days and periods',
      [
        [
          ...london,
          'RDATE;TZID=Europe/London:20270317T090000',
          'RDATE;VALUE=PERIOD:20270318T100000Z/20270318T103000Z,20270319T100000Z/PT45M',
        ],
      ],
      [
        '2027-03-15T09:00/10:00',
        '2027-03-17T09:00/10:00',
        '2027-03-18T10:00/10:30',
        '2027-03-19T10:00/10:45',
      ],
    ],
    [
      'anybody, a day by the clocks over their change',
      [['UID:1', 'DTSTART;TZID=Europe/London:20270327T120000', 'DURATION:P1D']],
      ['2027-03-27T12:00/2027-03-28T11:00'],
    ],
    [
      'anybody, at a time that does not exist',
      [['UID:1', 'DTSTART;TZID=Europe/London:20270328T013000', 'DURATION:PT1H']],
      ['2027-03-28T01:30/02:30'],
    ],
    [
      'us: the calls that we invited to',
      [
        ['UID:al-7k3q9@firm.example', ...london.slice(1)],
        ['UID:al-7k3q9@elsewhere.example', ...london.slice(1)],
      ],
      [nine('2027-03-15')],
    ],
  ])('%s', (_, events, expected, others) => {
    expect(busyIn(calendar(events, others), '2027-03-01', '2027-05-01')).toEqual(expected)
  })
})

test('a time that the clocks show twice is the first of the two', () => {
  const text = calendar([['UID:1', 'DTSTART;TZID=Europe/London:20261025T013000', 'DURATION:PT30M']])
  expect(busyIn(text, '2026-10-01', '2026-11-01')).toEqual(['2026-10-25T00:30/01:00'])
})

test('an event that cannot be read is counted, and the others stand', () => {
  const text = calendar([['UID:1', 'DTSTART:tomorrow', 'DURATION:PT1H'], london])
  const read = readBusyTimes(text, { ...owner, from: 0, until: Date.parse('2028-01-01') })
  expect(read).toMatchObject({ unreadable: 1, busy: [{ start: Date.parse('2027-03-15T09:00Z') }] })
})

test('what is no calendar, or repeats without end, is refused', () => {
  const read = (text: string) => () =>
    readBusyTimes(text, { ...owner, from: 0, until: Date.parse('2028-01-01') })
  expect(read('<!doctype html><title>Sign in</title>')).toThrow(UnreadableCalendar)
  expect(
    read(calendar([['UID:1', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']])),
  ).toThrow('repeat too often')
})
