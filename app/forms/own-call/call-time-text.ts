import { formatClockTime } from '#domain/clock-time.ts'
import type { OwnCall } from '#domain/own-call.ts'
import { formatDay } from '#domain/plain-date.ts'
import { slotTimes } from '#domain/slots.ts'

/** Thursday 26 November, 11 am */
export function callTimeText({ date, time }: Pick<OwnCall, 'date' | 'time'>): string {
  return `${formatDay(date)}, ${formatClockTime(slotTimes(time).start)}`
}
