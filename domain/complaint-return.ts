// What the firm reports of its complaints for a half-year.
import { complaintDates } from './complaint-dates.ts'
import { addDays, addMonths, type PlainDate, parsePlainDate, plainDate } from './plain-date.ts'

export const complaintOutcomes = ['upheld', 'partly upheld', 'not upheld'] as const
export const complaintEnds = ['summary resolution', 'final response', 'withdrawn'] as const

export interface CountedComplaint {
  received: PlainDate
  closed: PlainDate | null
  closedBy: (typeof complaintEnds)[number] | null
  outcome: (typeof complaintOutcomes)[number] | null
  product: string
  cause: string
  /** In pence. */
  redress: number
}

export type HalfYear = ReturnType<typeof halfYearOf>
export type ComplaintReturn = ReturnType<typeof countReturn>

/** 2027-H1 */
export function parseHalfYear(text: string | undefined): HalfYear | null {
  const [, year, half] = /^(\d{4})-H([12])$/.exec(text ?? '') ?? []
  const from = parsePlainDate(`${year}-0${half === '1' ? 1 : 7}-01`)
  return from && halfYearOf(from)
}

export function halfYearOf(date: PlainDate) {
  const [year, isFirst] = [date.slice(0, 4), date.slice(5, 7) < '07']
  const from = plainDate(`${year}-${isFirst ? '01' : '07'}-01`)
  return { name: `${year}-H${isFirst ? 1 : 2}`, from, to: addDays(addMonths(from, 6), -1) }
}

export function halfYearBefore({ from }: HalfYear): HalfYear {
  return halfYearOf(addDays(from, -1))
}

export function countReturn(
  complaints: readonly CountedComplaint[],
  { from, to }: Pick<HalfYear, 'from' | 'to'>,
) {
  const isIn = (date: PlainDate | null) => date !== null && date >= from && date <= to
  const groups = new Map<string, CountedComplaint[]>()
  for (const complaint of complaints) {
    if (!isIn(complaint.received) && !isIn(complaint.closed)) continue
    const key = JSON.stringify([complaint.product, complaint.cause])
    groups.set(key, [...(groups.get(key) ?? []), complaint])
  }
  const count = (group: readonly CountedComplaint[]) => {
    const closed = group.filter((complaint) => isIn(complaint.closed))
    const closedBy = (date: 'summary' | 'final') =>
      closed.filter(({ received, closed: day }) => day !== null && day <= complaintDates(received)[date])
        .length
    const [within3Days, by8Weeks] = [closedBy('summary'), closedBy('final')]
    return {
      opened: group.filter(({ received }) => isIn(received)).length,
      closed: closed.length,
      // Of those that were closed: by the third business day, within eight weeks, and later.
      within3Days,
      within8Weeks: by8Weeks - within3Days,
      later: closed.length - by8Weeks,
      /** In whole or in part. */
      upheld: closed.filter(({ outcome }) => outcome === 'upheld' || outcome === 'partly upheld').length,
      /** In pence, of those that were closed. */
      redress: closed.reduce((sum, { redress }) => sum + redress, 0),
    }
  }
  const isOpenOn = (day: PlainDate) => (complaint: CountedComplaint) =>
    complaint.received <= day && (complaint.closed === null || complaint.closed > day)
  return {
    /** By product and cause, in the order of the names; without those that have nothing. */
    rows: [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, group]) => {
        const [product, cause] = JSON.parse(key) as [string, string]
        return { product, cause, ...count(group) }
      }),
    total: count(complaints),
    openBefore: complaints.filter(isOpenOn(addDays(from, -1))).length,
    openAfter: complaints.filter(isOpenOn(to)).length,
  }
}
