import type { PlainDate } from '#domain/plain-date.ts'
import type { RegisterCheck } from './desk/register-check.ts'
import type { DaySlots } from './enquiries/day-slots.ts'
import type { OwnCalls } from './enquiries/own-calls.ts'
import type { Submissions } from './enquiries/submissions.ts'

/** What the server offers to pages rendered per request. */
export interface PageServices {
  now(): number
  /** Of anybody, or of one adviser. */
  readDaySlots(date: PlainDate, adviser?: string): Promise<DaySlots>
  /** Whether calls can be booked with this adviser. */
  isBookable(adviser: string): Promise<boolean>
  /** What the register last said of a number; undefined where it was not asked. */
  readRegisterCheck(number: string): Promise<RegisterCheck | undefined>
  submissions: Submissions
  /** Nobody waits for it, and a failure is only logged. */
  countSearchWithoutResult(asked: string): void
  /** The pages of booked calls. */
  ownCalls: OwnCalls
  /** Logs an unexpected error. */
  reportError(error: unknown): void
  /** Whether the styleguide is served. */
  styleguide: boolean
}
