import { useEffect } from 'react'

const everyMs = 300_000

/** Calls the backend at start and every five minutes; the answer does not matter. */
export function useKeepAlive(): void {
  useEffect(() => {
    const call = () => void fetch('/api/status').catch(() => {})
    call()
    const timer = setInterval(call, everyMs)
    return () => clearInterval(timer)
  }, [])
}
