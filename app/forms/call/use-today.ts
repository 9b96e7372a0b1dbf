import { useEffect, useRef, useState } from 'react'
import { londonDate } from '#domain/london.ts'
import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts'

const timeoutMs = 6_000

/**
 * The day in London by the server's clock, read when the dialog is rendered and again when it is opened, because a
 * page may stay open past midnight. Until the answer is there, or where none comes, it is the day of the device.
 */
export function useToday(isOpen: boolean): PlainDate {
  const [today, setToday] = useState(() => londonDate(Date.now()))
  const hasRead = useRef(false)

  useEffect(() => {
    if (hasRead.current && !isOpen) return
    hasRead.current = true
    let isStale = false
    void readToday().then((read) => {
      if (read && !isStale) setToday(read)
    })
    return () => {
      isStale = true
    }
  }, [isOpen])
  return today
}

async function readToday(): Promise<PlainDate | null> {
  try {
    const response = await fetch('/api/today', { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? parsePlainDate((await response.json()).today) : null
  } catch {
    return null
  }
}
