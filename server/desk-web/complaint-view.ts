// Complaints as their pages show them, and the form of one.
import {
  type ComplaintChoices,
  type ComplaintProps,
  type ComplaintTexts,
  complaintFields,
} from '#app/desk/complaint-page.tsx'
import { timeLeft } from '#app/desk/complaints-page.tsx'
import type { FieldTexts, Option } from '#app/desk/elements.tsx'
import { categoriesOn, complaintCategories } from '#content/site/complaint-categories.ts'
import { complaintDates, ombudsmanUntil } from '#domain/complaint-dates.ts'
import {
  complaintEnds,
  complaintOutcomes,
  type HalfYear,
  halfYearBefore,
  halfYearOf,
} from '#domain/complaint-return.ts'
import { formatLong, formatSlashed, type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import type { ComplaintValues } from '#server/desk/complaints.ts'
import type { ComplaintsTable } from '#server/platform/db/tables.ts'

/** Half-years that are linked, the present one included. */
const HALVES = 4

export function halvesUntil(today: PlainDate): HalfYear[] {
  const halves = [halfYearOf(today)]
  for (let last = halves[0]; last && halves.length < HALVES; last = halves.at(-1))
    halves.push(halfYearBefore(last))
  return halves
}

export function datesOf(complaint: ComplaintsTable, today: PlainDate): ComplaintProps['dates'] {
  const { received, acknowledged, closed, closedBy } = complaint
  const dates = complaintDates(received)
  const entry = (label: string, day: PlainDate, done: PlainDate | null) => {
    const { left, tone } = timeLeft(day, today)
    if (done === null)
      return {
        label,
        day: formatLong(day),
        state: closed === null ? left : 'closed',
        tone: closed === null ? tone : 'plain',
      }
    const isLate = done > day
    return {
      label,
      day: formatLong(day),
      state: `${isLate ? 'late, on' : 'done on'} ${formatSlashed(done)}`,
      tone: isLate ? 'late' : 'good',
    } as const
  }
  const response = closedBy === 'withdrawn' ? null : closed
  return [
    entry('Acknowledge in writing', dates.acknowledge, acknowledged),
    ...(closed === null || closedBy === 'summary resolution'
      ? [
          closed === null && today > dates.summary
            ? {
                label: 'Settle with a summary alone',
                day: formatLong(dates.summary),
                state: 'past',
                tone: 'plain' as const,
              }
            : entry('Settle with a summary alone', dates.summary, response),
        ]
      : []),
    ...(closedBy === 'summary resolution' ? [] : [entry('Final response', dates.final, response)]),
    ...(response
      ? [
          {
            label: 'May go to the ombudsman until',
            day: formatLong(ombudsmanUntil(response)),
            state: today > ombudsmanUntil(response) ? 'past' : 'open',
            tone: 'plain' as const,
          },
        ]
      : []),
  ]
}

/** A category that is no longer valid stays with the complaints that have it. */
function categories(complaint: Pick<ComplaintsTable, 'product' | 'cause' | 'received'>) {
  const { product, cause, received } = complaint
  const among = (categories: Parameters<typeof categoriesOn>[0], present: string) =>
    [...new Set([...categoriesOn(categories, received), present])].filter((name) => name !== '')
  return {
    product: among(complaintCategories.products, product),
    cause: among(complaintCategories.causes, cause),
  }
}

export function choicesOf(
  complaint: ComplaintsTable,
  staff: Option[],
  everybody: Option[],
): ComplaintChoices {
  return {
    ...categories(complaint),
    aboutStaffId: everybody,
    handlerId: staff,
    closedBy: complaintEnds,
    outcome: complaintOutcomes,
  }
}

export function typedOf(complaint: ComplaintsTable): ComplaintTexts {
  const text = (name: keyof ComplaintTexts) =>
    name !== 'redress'
      ? (complaint[name] ?? '')
      : complaint.redress === 0
        ? ''
        : (complaint.redress / 100).toFixed(2)
  return Object.fromEntries(complaintFields.map(({ name }) => [name, text(name)])) as ComplaintTexts
}

/** What was typed, as it is stored. An unknown choice is none; a day that is none is the day before all. */
export function valuesOf(typed: FieldTexts, before: ComplaintsTable): ComplaintValues {
  const day = (name: string) => (typed[name] ? (parsePlainDate(typed[name]) ?? noDay) : null)
  const among = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === typed[name]) ?? null
  const received = day('received') ?? noDay
  const { product, cause } = categories({ ...before, received })
  const redress = (typed.redress ?? '').replace(/[£,\s]/g, '')
  return {
    received,
    product: among('product', product) ?? '',
    cause: among('cause', cause) ?? '',
    handlerId: typed.handlerId || null,
    aboutStaffId: typed.aboutStaffId || null,
    acknowledged: day('acknowledged'),
    closed: day('closed'),
    closedBy: among('closedBy', complaintEnds),
    outcome: among('outcome', complaintOutcomes),
    redress:
      redress === '' ? 0 : /^\d{1,8}(\.\d\d?)?$/.test(redress) ? Math.round(Number(redress) * 100) : -1,
  }
}

/** Before every receipt, so that it is refused. */
const noDay = '1900-01-01' as PlainDate
