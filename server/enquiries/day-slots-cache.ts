import type { PlainDate } from '#domain/plain-date.ts'
import type { DaySlots } from './day-slots.ts'

/**
 * What another process changes, such as another instance, is seen after this. The database decides each
 * booking all the same.
 */
const freshMs = 2_000

/** More days than anybody looks at within two seconds; any date can be asked for. */
const maxDays = 200

export interface DaySlotsCache {
  /** All who ask for a day while it is being read, or within two seconds, share one read. */
  read(date: PlainDate): Promise<DaySlots>
  /** The slots of a day if they have just been read. */
  fresh(date: string): DaySlots | undefined
  /** To be called after every change of calls or closing times in this process, which must be seen at once. */
  clear(): void
}

interface Entry {
  reading: Promise<DaySlots>
  slots?: DaySlots
  /** On the monotonic clock (performance.now()). */
  until: number
}

export function createDaySlotsCache(
  readDaySlots: (date: PlainDate) => Promise<DaySlots>,
  clock: () => number = () => performance.now(),
): DaySlotsCache {
  // A read that began before a change finishes outside of the map that replaces this one.
  let days = new Map<string, Entry>()
  const entryOf = (date: string) => {
    const entry = days.get(date)
    return entry && clock() < entry.until ? entry : undefined
  }
  return {
    read(date) {
      const known = entryOf(date)
      if (known) return known.reading
      if (days.size >= maxDays) days.clear()
      const within = days
      const entry: Entry = { reading: readDaySlots(date), until: clock() + freshMs }
      within.set(date, entry)
      entry.reading.then(
        (slots) => {
          entry.slots = slots
        },
        () => within.delete(date),
      )
      return entry.reading
    },
    fresh: (date) => entryOf(date)?.slots,
    clear() {
      days = new Map()
    },
  }
}
