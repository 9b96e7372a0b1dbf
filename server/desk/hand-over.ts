// The open work of somebody who is ill or leaves, handed over in one step. Each enquiry is a transaction of its own, so
// that one which cannot be handed over keeps nobody from the others.

import { assign, assignToFree } from './assign-enquiry.ts'
import type { Actor } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { listEnquiries } from './list-enquiries.ts'
import { Refusal } from './refusal.ts'

/** More than anybody has open. */
const MOST = 1_000

/**
 * To one person; where `to` is null calls to whoever is free, by the rules of bookings, and the rest to nobody. Resolves
 * to how many were handed over, and why others were not, a sentence each.
 */
export async function handOver(
  desk: DeskDependencies,
  { from, to }: { from: string; to: string | null },
  actor: Actor,
): Promise<{ count: number; problems: string[] }> {
  const open = await listEnquiries(desk.database.db, {
    assignedTo: from,
    answered: false,
    cancelled: false,
    limit: MOST,
  })
  const problems: string[] = []
  for (const enquiry of open) {
    const change = { enquiry, actor }
    const isCall = enquiry.date !== null && !enquiry.quarantined
    const result = to === null && isCall ? await assignToFree(desk, change) : await assign(desk, change, to)
    if (result instanceof Refusal) problems.push(result.message)
  }
  return { count: open.length - problems.length, problems }
}
