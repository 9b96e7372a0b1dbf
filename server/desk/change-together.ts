// One change of several enquiries. Each is a transaction of its own with its entry in the audit log, so that one which
// somebody else has changed meanwhile keeps nobody from the others.
import type { Actor } from './audit-log.ts'
import { bookedCall, type CallDependencies, cancelCall, type MoveOutcome, rebookCall } from './calls.ts'
import type { ChangeDependencies } from './desk-dependencies.ts'
import { quarantine, releaseFromQuarantine } from './handle-enquiry.ts'
import { type DeskRecord, findRecord } from './records.ts'
import { Refusal } from './refusal.ts'

type TogetherDependencies = ChangeDependencies & CallDependencies

/** An enquiry in the state that the list has shown. */
export interface Chosen {
  reference: string
  version: number
  /** Of its call. */
  sequence: number
}

export type TogetherAction = 'quarantine' | 'release' | 'cancel' | 'rebook'

/** Resolves to why some were left as they are, a sentence each. */
export async function changeTogether(
  desk: TogetherDependencies,
  chosen: readonly Chosen[],
  { action, actor, reason }: { action: TogetherAction; actor: Actor; reason: string },
): Promise<string[]> {
  const problems: string[] = []
  for (const one of chosen) {
    const record = await findRecord(desk.database.db, one.reference)
    const problem =
      record === null
        ? `${one.reference} has been erased.`
        : action === 'quarantine' || action === 'release'
          ? await handle(desk, record, { action, actor, version: one.version })
          : await changeCall(desk, record, { action, actor, sequence: one.sequence, reason })
    if (problem !== null) problems.push(problem)
  }
  return problems
}

async function handle(
  desk: TogetherDependencies,
  record: DeskRecord,
  { action, actor, version }: { action: 'quarantine' | 'release'; actor: Actor; version: number },
): Promise<string | null> {
  const apply = action === 'quarantine' ? quarantine : releaseFromQuarantine
  const result = await apply(desk, { record, actor, version })
  return result instanceof Refusal ? result.message : null
}

async function changeCall(
  desk: TogetherDependencies,
  record: DeskRecord,
  change: { action: 'cancel' | 'rebook'; actor: Actor; sequence: number; reason: string },
): Promise<string | null> {
  const call = bookedCall(record)
  if (call === null) return `${record.reference} has no call.`
  const outcome =
    change.action === 'cancel'
      ? await cancelCall(desk, call, change.reason, change)
      : await rebookCall(desk, call, change)
  if (outcome === 'changed') return null
  return `${record.reference}: ${outcomeTexts[outcome] ?? 'somebody else has changed it in the meantime.'}`
}

const outcomeTexts: Partial<Record<MoveOutcome, string>> = {
  past: 'its time is past.',
  'slot-taken': 'its time has been taken, so move it instead.',
  'slot-closed': 'its time is closed, so move it, or open the time first.',
}
