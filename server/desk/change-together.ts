// The same change of several enquiries. Each is a transaction of its own: one that cannot be changed keeps nobody from
// the others.
import { slotsOn } from '#domain/call-schedule.ts'
import { freeTakers } from '#domain/call-takers.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { callStart } from '#domain/reminder.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { readCallDay } from '#server/enquiries/call-takers.ts'
import { asBookedCall, type BookedCall } from '#server/enquiries/enquiry.ts'
import { assign, assignToFree } from './assign-enquiry.ts'
import type { Actor } from './audit-log.ts'
import {
  type CallDependencies,
  cancelCall,
  type MoveResult,
  moveCall,
  type OfficeChange,
  rebookCall,
} from './calls.ts'
import type { Change } from './change-enquiry.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { type DeskEnquiry, findEnquiry } from './list-enquiries.ts'
import { quarantine, releaseFromQuarantine } from './quarantine.ts'
import { Refusal } from './refusal.ts'

type TogetherDependencies = DeskDependencies & CallDependencies

/** An enquiry in the state that the list has shown. */
export interface Chosen {
  reference: string
  version: number
  /** Of its call. */
  sequence: number
}

/** What the form of the list has beside the enquiries. */
export interface Typed {
  /** Whom they are assigned to: 'free' is, of a call, whoever can take it then, and nobody of the rest. */
  to: { staffId: string | null } | 'free'
  /** Why calls are cancelled. */
  reason: string
  /** Where calls are moved to. */
  day: PlainDate | null
}

type ChangeEnquiry = (
  desk: TogetherDependencies,
  change: Change & { enquiry: DeskEnquiry },
  typed: Typed,
) => Promise<Refusal | number | undefined>
type ChangeCall = (
  desk: TogetherDependencies,
  call: BookedCall,
  made: OfficeChange,
  typed: Typed,
) => Promise<MoveResult>

const enquiryChanges = {
  assign: (desk, change, { to }) =>
    to === 'free' && change.enquiry.date !== null
      ? assignToFree(desk, change)
      : assign(desk, change, to === 'free' ? null : to.staffId),
  quarantine,
  release: releaseFromQuarantine,
} satisfies Record<string, ChangeEnquiry>

const callChanges = {
  move: (desk, call, made, { day }) => moveToDay(desk, call, day ?? call.date, made),
  'move-back': moveBack,
  cancel: (desk, call, made, { reason }) => cancelCall(desk, call, reason, made),
  rebook: rebookCall,
} satisfies Record<string, ChangeCall>

export type TogetherAction = keyof typeof enquiryChanges | keyof typeof callChanges

/** Resolves to why some were left as they are, a sentence each. */
export async function changeTogether(
  desk: TogetherDependencies,
  chosen: readonly Chosen[],
  { action, actor, ...typed }: Typed & { action: TogetherAction; actor: Actor },
): Promise<string[]> {
  const changeOne = async ({ reference, version, sequence }: Chosen): Promise<string | null> => {
    const enquiry = await findEnquiry(desk.database.db, reference)
    if (enquiry === null) return `${reference} has been erased.`
    if (action in enquiryChanges) {
      const change: ChangeEnquiry = enquiryChanges[action as keyof typeof enquiryChanges]
      const result = await change(desk, { enquiry, actor, version }, typed)
      return result instanceof Refusal ? result.message : null
    }
    const call = asBookedCall(enquiry)
    if (call === null) return `${reference} has no call.`
    const change: ChangeCall = callChanges[action as keyof typeof callChanges]
    const result = await change(desk, call, { actor, sequence }, typed)
    if (result === 'changed') return null
    const isFull = action === 'move' && (result === 'slot-taken' || result === 'slot-closed')
    return `${reference}: ${isFull ? 'nobody is free on that day.' : (resultTexts[result] ?? changedMeanwhile)}`
  }
  const problems: string[] = []
  for (const one of chosen) {
    const problem = await changeOne(one)
    if (problem !== null) problems.push(problem)
  }
  return problems
}

/** Each call keeps its time where that is free on the other day; otherwise it gets the nearest that is. */
async function moveToDay(
  desk: TogetherDependencies,
  call: BookedCall,
  date: PlainDate,
  made: OfficeChange,
): Promise<MoveResult> {
  const distance = (time: BookedCall['time']) =>
    Math.abs(callStart({ date, time }) - callStart({ ...call, date }))
  const day = await readCallDay(desk.database.db, date, call.id)
  const others = slotsOn(date, desk.schedule)
    .filter((time) => time !== call.time && freeTakers(day, time).length > 0)
    .sort((a, b) => distance(a) - distance(b))
  let result: MoveResult = 'slot-taken'
  for (const time of date === call.date ? others : [call.time, ...others]) {
    result = await moveCall(desk, call, { date, time }, made)
    if (!(result === 'slot-taken' || result === 'slot-closed' || result === 'past')) return result
  }
  return result
}

/** To where it was before the office moved it. */
async function moveBack(
  desk: TogetherDependencies,
  call: BookedCall,
  made: OfficeChange,
): Promise<MoveResult> {
  const last = (await readCallChanges(desk.database.db, call.id)).at(-1)
  if (last?.kind !== 'moved' || last.changedBy !== 'firm') return 'stale'
  return await moveCall(desk, call, { date: last.fromDate, time: last.fromTime }, made)
}

const changedMeanwhile = 'somebody else has changed it in the meantime.'

const resultTexts: Partial<Record<MoveResult, string>> = {
  past: 'its time is past.',
  'no-calls': 'no calls can be booked on that day.',
  'slot-taken': 'its time has been taken, so move it instead.',
  'slot-closed': 'its time is closed, so move it, or open the time first.',
}
