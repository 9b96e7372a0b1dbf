import { allEnquiryKinds } from '#domain/enquiry-kinds.ts'
import { addDays } from '#domain/plain-date.ts'
import { dayStartUtc } from '#server/desk/day-start.ts'
import type { EnquiryFilter, EnquiryOrder } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { choiceFields } from '#server/enquiries/enquiry-fields.ts'
import { queryDay } from './query-day.ts'

/** The states that the list can be narrowed to. */
export const states = {
  open: { label: 'Open', filter: { answered: false, quarantined: false, cancelled: false } },
  tried: {
    label: 'Tried, not reached',
    filter: { answered: false, quarantined: false, cancelled: false, tried: true },
  },
  answered: { label: 'Answered', filter: { answered: true } },
  quarantined: { label: 'In quarantine', filter: { quarantined: true } },
  cancelled: { label: 'Cancelled calls', filter: { cancelled: true } },
  expiring: { label: 'Erased soon', filter: { expiring: true } },
  'mail-parked': { label: 'Mail not sent', filter: { mailParked: true } },
} as const satisfies Record<string, { label: string; filter: EnquiryFilter }>

/** The orders of the list; the first where none is asked for. */
export const sorts: Record<EnquiryOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'Reply due first',
}

export const filterNames = [
  'q',
  // The references of those that were changed together.
  'of',
  'state',
  'kind',
  ...choiceFields.map(({ name }) => name),
  'page',
  'assigned',
  'since',
  'until',
  'sort',
] as const

export type TypedFilter = Partial<Record<(typeof filterNames)[number], string>>

export interface ReadFilter {
  sort: EnquiryOrder
  filter: EnquiryFilter
}

/** The filter of an address, which may have been typed or shared; a sentence where it makes no sense. */
export function readFilter(typed: TypedFilter): ReadFilter | { problem: string } {
  const { q, state, kind, page, assigned } = typed
  const since = queryDay(typed.since)
  const until = queryDay(typed.until)
  if (since === null || until === null) return { problem: 'A day is written as in 2026-11-19.' }
  if (since && until && since > until)
    return {
      problem: 'The first day is after the last one: choose an earlier first day, or a later last one.',
    }
  const chosen = Object.entries(states).find(([name]) => name === state)?.[1]
  if (state && !chosen) return { problem: 'There is no such state.' }
  const sort = (Object.keys(sorts) as EnquiryOrder[]).find((name) => name === (typed.sort ?? 'newest'))
  if (!sort) return { problem: 'There is no such order.' }
  if (sort === 'due' && state && state !== 'open')
    return {
      problem: 'Only open enquiries have a reply that is due: choose the state Open, or another order.',
    }
  const knownKind = allEnquiryKinds.find((known) => known === kind)
  if (kind && !knownKind) return { problem: 'There is no such kind.' }
  return {
    sort,
    filter: {
      references:
        typed.of === undefined
          ? undefined
          : typed.of.split(',').flatMap((text) => parseReference(text) ?? []),
      ...chosen?.filter,
      kind: knownKind,
      chosen: choiceFields.flatMap(({ name: field }) => {
        const value = typed[field]
        return value ? [{ field, value }] : []
      }),
      originPage: page || undefined,
      assignedTo: assigned === 'nobody' ? null : assigned || undefined,
      search: q?.trim() || undefined,
      sinceUtc: since && dayStartUtc(since),
      beforeUtc: until && dayStartUtc(addDays(until, 1)),
    },
  }
}
