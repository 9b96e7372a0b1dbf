// Figures that are to be compared with their sources again by a day.
import { type Entry, entries } from '#content/site/entry.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { fieldsIn, partsOf, valueAt } from './fields.ts'

export interface Review {
  entry: Entry
  /** Of the day. */
  path: string
  due: string
}

let known = { of: 0, reviews: [] as Review[] }

/** Those that are due by this day. Content does not change while a process runs. */
export function reviewsBy(day: PlainDate): Review[] {
  if (known.of !== entries.size) known = { of: entries.size, reviews: allReviews() }
  return known.reviews.filter(({ due }) => due <= day)
}

function allReviews(): Review[] {
  return [...entries.values()].flatMap((entry) =>
    fieldsIn(partsOf(entry, entry.value))
      .filter(({ path }) => /(^|\.)reviewBy$/.test(path))
      .map(({ path, text }) => ({ entry, path, due: text })),
  )
}

/** What is claimed, and by which source. */
export function claimOf({ entry, path }: Review): { title: string; source: string } {
  const claim = valueAt(entry.value, path.replace(/\.?reviewBy$/, '')) as Record<string, unknown>
  return {
    title: typeof claim.statement === 'string' ? claim.statement : entry.title,
    source: typeof claim.source === 'string' ? claim.source : '',
  }
}
