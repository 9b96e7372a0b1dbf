import { useEffect, useState } from 'react'
import { callSchedule } from '#app/forms/words.ts'
import { listedSlots } from '#domain/call-schedule.ts'
import { closedReason } from '#domain/callback-day.ts'
import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'

const timeoutMs = 6_000

export interface Day {
  date: string
  slots: OfferedSlot[]
  /** Why no calls are made on this day, or null. */
  closed: string | null
}

/** The slots of a day, null while loading. If that fails they all look free, and the server decides on submit. */
export function useSlots(date: string, today: PlainDate, known?: OfferedSlot[], adviser = '') {
  const [day, setDay] = useState<Day | null>(known ? { date, slots: known, closed: null } : null)
  const [refreshes, setRefreshes] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refresh reads again
  useEffect(() => {
    if (date === '') return
    let isStale = false
    void readDay(date, adviser).then((read) => {
      if (!isStale) setDay(read ?? fallbackDay(date, today))
    })
    return () => {
      isStale = true
    }
  }, [date, today, refreshes, adviser])

  return {
    /** Null while only the slots of the previous date are known. */
    day: day?.date === date ? day : null,
    refresh: () => setRefreshes((count) => count + 1),
    replace: (fresh: OfferedSlot[]) => setDay({ date, slots: fresh, closed: null }),
  }
}

function fallbackDay(date: string, today: PlainDate): Day {
  const parsed = parsePlainDate(date)
  const closed = parsed && closedReason(parsed, today, callSchedule.hours)
  const slots = listedSlots(parsed, callSchedule).map((time) => ({ time, free: closed === null }))
  return { date, slots, closed }
}

async function readDay(date: string, adviser: string): Promise<Day | null> {
  try {
    const query = new URLSearchParams({ date, ...(adviser && { adviser }) })
    const response = await fetch(`/api/slots?${query}`, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
