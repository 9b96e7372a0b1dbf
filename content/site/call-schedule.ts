import type { CallSchedule } from '#domain/call-schedule.ts'
import { entry } from './entry.ts'
import { openingHours } from './opening-hours.ts'

/**
 * When calls can be booked. Labels, picker, checks and calendar entries follow from this; slots that a weekday's
 * opening hours leave no time for are not offered on it. Calls booked under another length stay as they are.
 */
export const callSchedule = entry<CallSchedule>(
  'firm/calls',
  { title: 'Times of calls', fixed: ['hours'] },
  {
    hours: openingHours,
    slotMinutes: 30,
    firstStart: '09:00',
    lastStart: '16:00',
  },
)
