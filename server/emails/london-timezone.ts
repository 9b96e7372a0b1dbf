/**
 * Europe/London as RFC 5545 wants it inside the file. Times go with the zone's rules, so a calendar that
 * knows no zone names still shows the hour the visitor chose, on either side of a clock change.
 */
export const londonTimezone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'LAST-MODIFIED:20240101T000000Z',
  'X-LIC-LOCATION:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZNAME:BST',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:GMT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')
