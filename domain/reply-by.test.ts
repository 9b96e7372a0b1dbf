import { expect, test } from 'vitest'
import { closedWednesday, shorterFriday, testHours } from './call-schedule.test-support.ts'
import { londonInstant } from './london.ts'
import { plainDate } from './plain-date.ts'
import { replyBy } from './reply-by.ts'

test.each([
  ['two working days on', '2026-11-16 10:00', '2026-11-18 10:00', testHours],
  ['over a weekend', '2026-11-12 14:00', '2026-11-16 14:00', testHours],
  ['over a weekend', '2026-11-13 16:00', '2026-11-17 16:00', testHours],
  ['from the next opening on a Sunday', '2026-11-15 03:41', '2026-11-17 17:00', testHours],
  ['from the next opening on a Saturday', '2026-11-14 12:00', '2026-11-17 17:00', testHours],
  ['from the next opening in an evening', '2026-11-16 17:00', '2026-11-18 17:00', testHours],
  ['from the next opening in an early morning', '2026-11-16 06:00', '2026-11-17 17:00', testHours],
  ['from the next opening on a Friday night', '2026-11-13 23:30', '2026-11-17 17:00', testHours],
  ['without bank holidays', '2026-12-24 11:10', '2026-12-30 11:00', testHours],
  ['without bank holidays', '2026-12-25 11:10', '2026-12-30 17:00', testHours],
  ['without bank holidays', '2027-03-25 09:00', '2027-03-31 09:00', testHours],
  ['rounded down to the half hour', '2026-11-16 10:29', '2026-11-18 10:00', testHours],
  ['rounded down to the half hour', '2026-11-16 10:31', '2026-11-18 10:30', testHours],
  ['rounded down to the half hour', '2026-11-16 16:59', '2026-11-18 16:30', testHours],
  ['never at opening time', '2026-11-16 08:30', '2026-11-17 17:00', testHours],
  ['never at opening time', '2026-11-16 08:59', '2026-11-17 17:00', testHours],
  ['half an hour after opening time', '2026-11-16 09:00', '2026-11-18 09:00', testHours],
  ['by closing time where a day closes sooner', '2026-11-18 16:45', '2026-11-20 16:00', shorterFriday],
  ['before closing time where a day closes sooner', '2026-11-18 15:45', '2026-11-20 15:30', shorterFriday],
  ['by closing time where a day closes sooner', '2026-11-19 06:00', '2026-11-20 16:00', shorterFriday],
  ['until a short Friday is over', '2026-11-20 15:59', '2026-11-24 15:30', shorterFriday],
  ['from the next opening after it', '2026-11-20 16:00', '2026-11-24 17:00', shorterFriday],
  [
    'without a weekday on which the office is closed',
    '2026-11-17 10:00',
    '2026-11-20 10:00',
    closedWednesday,
  ],
  ['in London time in summer', '2026-07-15 10:00', '2026-07-17 10:00', testHours],
  ['in London time across a clock change', '2026-10-23 10:00', '2026-10-27 10:00', testHours],
])('the reply deadline is %s: %s → %s', (_, received, expected, hours) => {
  const [day = '', time = ''] = received.split(' ')
  const due = replyBy(londonInstant(plainDate(day), time), hours)
  expect(`${due.date} ${due.time}`).toBe(expected)
})
