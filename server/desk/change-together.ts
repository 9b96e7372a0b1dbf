// One change of several enquiries. Each is a transaction of its own with its entry in the audit log, so that one which
// somebody else has changed meanwhile keeps nobody from the others.

import { asBookedCall } from '#server/enquiries/enquiry.ts'
import type { Actor } from './audit-log.ts'
import { type CallDependencies, cancelCall, type MoveResult, rebookCall } from './calls.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { assign, quarantine, releaseFromQuarantine } from './handle-enquiry.ts'
import { type DeskEnquiry, findEnquiry } from './list-enquiries.ts'
import { Refusal } from './refusal.ts'

type TogetherDependencies = DeskDependencies & CallDependencies

/** An enquiry in the state that the list has shown. */
export interface Chosen {
  reference: string
  version: number
  /** Of its call. */
  sequence: number
}

export type TogetherAction = 'quarantine' | 'release' | 'cancel' | 'rebook' | 'assign'

/** Resolves to why some were left as they are, a sentence each. */
export async function changeTogether(
  desk: TogetherDependencies,
  chosen: readonly Chosen[],
  {
    action,
    actor,
    reason,
    to,
  }: {
    action: TogetherAction
    actor: Actor
    reason: string
    /** Whom they are assigned to; null for nobody. */
    to: string | null
  },
): Promise<string[]> {
  const problems: string[] = []
  for (const one of chosen) {
    const enquiry = await findEnquiry(desk.database.db, one.reference)
    const problem =
      enquiry === null
        ? `${one.reference} has been erased.`
        : action === 'quarantine' || action === 'release' || action === 'assign'
          ? await handle(desk, enquiry, { action, actor, version: one.version, to })
          : await changeCall(desk, enquiry, { action, actor, sequence: one.sequence, reason })
    if (problem !== null) problems.push(problem)
  }
  return problems
}

async function handle(
  desk: TogetherDependencies,
  enquiry: DeskEnquiry,
  {
    action,
    to,
    ...made
  }: { action: 'quarantine' | 'release' | 'assign'; actor: Actor; version: number; to: string | null },
): Promise<string | null> {
  const change = { enquiry, ...made }
  const result =
    action === 'assign'
      ? await assign(desk, change, to)
      : action === 'quarantine'
        ? await quarantine(desk, change)
        : await releaseFromQuarantine(desk, change)
  return result instanceof Refusal ? result.message : null
}

async function changeCall(
  desk: TogetherDependencies,
  enquiry: DeskEnquiry,
  change: { action: 'cancel' | 'rebook'; actor: Actor; sequence: number; reason: string },
): Promise<string | null> {
  const call = asBookedCall(enquiry)
  if (call === null) return `${enquiry.reference} has no call.`
  const result =
    change.action === 'cancel'
      ? await cancelCall(desk, call, change.reason, change)
      : await rebookCall(desk, call, change)
  if (result === 'changed') return null
  return `${enquiry.reference}: ${resultTexts[result] ?? 'somebody else has changed it in the meantime.'}`
}

const resultTexts: Partial<Record<MoveResult, string>> = {
  past: 'its time is past.',
  'slot-taken': 'its time has been taken, so move it instead.',
  'slot-closed': 'its time is closed, so move it, or open the time first.',
}
