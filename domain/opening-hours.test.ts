import { describe, expect, test } from 'vitest'
import { closedWednesday, shorterFriday, testHours } from './call-schedule.test-support.ts'
import { groupHours, hoursInSentence, type OpeningHours } from './opening-hours.ts'
import { hoursInLines } from './opening-hours-list.ts'

const lateTuesdayAndThursday: OpeningHours = {
  ...testHours,
  Tuesday: '10:00 - 19:00',
  Thursday: '10:00 - 19:00',
  Saturday: '09:00 - 12:30',
}

describe('opening hours', () => {
  test('that are equal are said once', () => {
    expect(hoursInSentence(testHours)).toBe('Monday to Friday, 8:30 to 5:00')
    expect(hoursInLines(testHours)).toEqual([
      'Monday to Friday: 8:30 to 5:00',
      'Closed at weekends and on bank holidays',
    ])
  })

  test('that are shorter on a Friday are said apart', () => {
    expect(hoursInSentence(shorterFriday)).toBe('Monday to Thursday 8:30 to 5:00, Friday 8:30 to 4:00')
    expect(hoursInLines(shorterFriday)).toEqual([
      'Monday to Thursday: 8:30 to 5:00',
      'Friday: 8:30 to 4:00',
      'Closed at weekends and on bank holidays',
    ])
  })

  test('of days that do not follow one another name each day', () => {
    expect(hoursInLines(lateTuesdayAndThursday)).toEqual([
      'Monday, Wednesday and Friday: 8:30 to 5:00',
      'Tuesday and Thursday: 10:00 to 7:00',
      'Saturday: 9:00 to 12:30',
      'Closed on Sundays and on bank holidays',
    ])
  })

  test('come in groups of days with equal hours, for machines', () => {
    expect([...groupHours(shorterFriday)]).toEqual([
      ['08:30 - 17:00', ['Monday', 'Tuesday', 'Wednesday', 'Thursday']],
      ['08:30 - 16:00', ['Friday']],
    ])
  })

  test('name a weekday that is closed', () => {
    expect(hoursInLines(closedWednesday)).toEqual([
      'Monday, Tuesday, Thursday and Friday: 8:30 to 5:00',
      'Closed on Wednesdays, at weekends and on bank holidays',
    ])
  })
})
