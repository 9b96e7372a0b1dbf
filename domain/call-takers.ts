// Who takes a call: who is free at a time, and which of them it goes to.
import type { OpeningHours } from './opening-hours.ts'
import { type PlainDate, weekdayName } from './plain-date.ts'
import { overlaps, type Slot, slotTimes } from './slots.ts'

export interface CallTaker {
  /** Null stands for a firm that has entered nobody: it takes one call at a time. */
  id: string | null
  /** Calls about these go to them first; about any where it is empty. */
  services: readonly string[]
  /** Null where they are the office's. */
  hours: OpeningHours | null
  /** How many calls they take on one day; null for any number. */
  dailyMax: number | null
  /** How much of what falls to anybody falls to them, beside the others. */
  share: number
  /** Who has the most is next. */
  credit: number
}

/** Where nobody is entered. */
export const anybody: CallTaker = { id: null, services: [], hours: null, dailyMax: null, share: 1, credit: 0 }

export interface CallDay {
  date: PlainDate
  takers: readonly CallTaker[]
  calls: readonly { time: Slot; assignedTo: string | null }[]
  /** When somebody is away, or with an empty `staffId` everybody; `time` is empty for all day. */
  closures: readonly { time: Slot | ''; staffId: string; reason: string }[]
}

/** Whether the firm takes no calls at this time. */
export function isClosed({ closures }: CallDay, time: Slot): boolean {
  return closures.some(
    (closed) => closed.staffId === '' && (closed.time === '' || overlaps(closed.time, time)),
  )
}

/**
 * Who can take a call at this time. A call that nobody has, or somebody who takes no calls any more, will need one of
 * them too: nobody is free where as many of these wait as there are people.
 */
export function freeTakers({ date, takers, calls, closures }: CallDay, time: Slot): CallTaker[] {
  const meanwhile = calls.filter((call) => overlaps(call.time, time))
  const away = new Set(
    closures.flatMap((closed) => (closed.time === '' || overlaps(closed.time, time) ? closed.staffId : [])),
  )
  const free = takers.filter(({ id, hours, dailyMax }) => {
    const isBusy = meanwhile.some(({ assignedTo }) => assignedTo === id)
    const isAway = id !== null && away.has(id)
    const isFull = dailyMax !== null && calls.filter(({ assignedTo }) => assignedTo === id).length >= dailyMax
    return !isBusy && !isAway && !isFull && isWithin(time, hours, date)
  })
  const ownerless = meanwhile.filter(({ assignedTo }) => !takers.some(({ id }) => id === assignedTo))
  return free.length > ownerless.length ? free : []
}

function isWithin(time: Slot, hours: OpeningHours | null, date: PlainDate): boolean {
  if (hours === null) return true
  const day = hours[weekdayName(date)]
  if (day === null) return false
  const [slot, open] = [slotTimes(time), slotTimes(day)]
  return slot.start >= open.start && slot.end <= open.end
}

export const assignmentReasons = {
  chosen: 'they were asked for',
  before: 'they have dealt with this person before',
  alone: 'nobody else was free',
  service: 'nobody else who was free takes these services',
  turn: 'it was their turn',
} as const

export type AssignmentReason = keyof typeof assignmentReasons

export interface Assignment {
  taker: CallTaker
  why: AssignmentReason
  /** Those among whom it fell to the taker. */
  among: readonly CallTaker[]
}

export interface CallWish {
  /** Whom the visitor has chosen: nobody else will do. */
  chosen: string | null
  before: string | null
  services: readonly string[]
}

/** Whom the call goes to; null where nobody is free. */
export function chooseTaker(free: readonly CallTaker[], wish: CallWish): Assignment | null {
  const known = (id: string | null) => (id === null ? undefined : free.find((taker) => taker.id === id))
  const chosen = known(wish.chosen)
  if (wish.chosen !== null) return chosen ? { taker: chosen, why: 'chosen', among: [chosen] } : null
  const before = known(wish.before)
  if (before) return { taker: before, why: 'before', among: [before] }
  const able = free.filter(
    ({ services }) => services.length === 0 || wish.services.every((service) => services.includes(service)),
  )
  // Nobody is turned away because somebody else would know more.
  const among = able.length > 0 ? able : free
  const [first, ...others] = among
  if (first === undefined) return null
  const taker = others.reduce((best, other) => (other.credit > best.credit ? other : best), first)
  const why = free.length === 1 ? 'alone' : among.length === 1 ? 'service' : 'turn'
  return { taker, why, among }
}

/**
 * What a call changes: it gives one credit to those it could have gone to, by their shares, and takes one from whoever
 * got it. So nobody gains by being away, and a call that only one could take changes nothing.
 */
export function creditChanges({ taker, among }: Assignment): { id: string; change: number }[] {
  const shares = among.reduce((sum, { share }) => sum + share, 0)
  return among.flatMap(({ id, share }) =>
    id === null ? [] : { id, change: share / shares - (id === taker.id ? 1 : 0) },
  )
}
