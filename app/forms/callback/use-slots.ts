import { useEffect, useState } from 'react'
import { callSchedule } from '#content/site/call-schedule.ts'
import { listedSlots } from '#domain/call-schedule.ts'
import { closedReason } from '#domain/callback-day.ts'
import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'

const patienceMs = 6_000

export interface Day {
  date: string
  slots: OfferedSlot[]
  /** Why there are no calls on the day; null where there are. */
  closed: string | null
}

/** The times of a day, null until they are known. Where they cannot be read they look free, and the server decides. */
export function useSlots(date: string, today: PlainDate, known?: OfferedSlot[]) {
  const [day, setDay] = useState<Day | null>(known ? { date, slots: known, closed: null } : null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the reason to read again
  useEffect(() => {
    if (date === '') return
    let isStale = false
    void readDay(date).then((read) => {
      if (!isStale) setDay(read ?? unreadDay(date, today))
    })
    return () => {
      isStale = true
    }
  }, [date, today, round])

  return {
    /** What was read for another date says nothing about this one. */
    day: day?.date === date ? day : null,
    refresh: () => setRound((count) => count + 1),
    replace: (fresh: OfferedSlot[]) => setDay({ date, slots: fresh, closed: null }),
  }
}

function unreadDay(date: string, today: PlainDate): Day {
  const parsed = parsePlainDate(date)
  const closed = parsed && closedReason(parsed, today, callSchedule.hours)
  const slots = listedSlots(parsed, callSchedule).map((time) => ({ time, free: closed === null }))
  return { date, slots, closed }
}

async function readDay(date: string): Promise<Day | null> {
  try {
    const response = await fetch(`/api/slots?date=${date}`, { signal: AbortSignal.timeout(patienceMs) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
