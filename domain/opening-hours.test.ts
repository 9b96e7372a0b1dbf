import { describe, expect, test } from 'vitest'
import { closedWednesday, shorterFriday, testHours } from './call-schedule.test-support.ts'
import { closedInWords, groupHours, hoursInLines, hoursInSentence } from './opening-hours.ts'

const lateTuesdayAndThursday = {
  ...testHours,
  Tuesday: { opens: '10:00', closes: '19:00' },
  Thursday: { opens: '10:00', closes: '19:00' },
  Saturday: { opens: '09:00', closes: '12:30' },
}

describe('opening hours', () => {
  test('that are equal are said once', () => {
    expect(hoursInSentence(testHours)).toBe('Monday to Friday, 8:30 to 5:00')
    expect(hoursInLines(testHours)).toEqual(['Monday to Friday: 8:30 to 5:00'])
  })

  test('that are shorter on a Friday are said apart', () => {
    expect(hoursInSentence(shorterFriday)).toBe('Monday to Thursday 8:30 to 5:00, Friday 8:30 to 4:00')
    expect(hoursInLines(shorterFriday)).toEqual(['Monday to Thursday: 8:30 to 5:00', 'Friday: 8:30 to 4:00'])
  })

  test('of days that do not follow one another name each day', () => {
    expect(hoursInLines(lateTuesdayAndThursday)).toEqual([
      'Monday, Wednesday and Friday: 8:30 to 5:00',
      'Tuesday and Thursday: 10:00 to 7:00',
      'Saturday: 9:00 to 12:30',
    ])
  })

  test('come in groups of days with equal hours, for machines', () => {
    expect(groupHours(shorterFriday)).toEqual([
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:30', closes: '17:00' },
      { days: ['Friday'], opens: '08:30', closes: '16:00' },
    ])
  })

  test('say on which days the office is closed', () => {
    expect(closedInWords(testHours)).toBe('Closed at weekends and on bank holidays')
    expect(closedInWords(closedWednesday)).toBe('Closed at weekends, on Wednesdays and on bank holidays')
    expect(closedInWords(lateTuesdayAndThursday)).toBe('Closed on Sundays and on bank holidays')
  })
})
