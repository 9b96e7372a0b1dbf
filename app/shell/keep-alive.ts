import { useEffect } from 'react'

const everyMs = 300_000

/** Calls the backend at start and every five minutes; the answer does not matter. */
export function useKeepAlive(): void {
  useEffect(() => {
    // Read to its end all the same: an answer that nobody reads keeps its request open.
    const call = () =>
      fetch('/api/status')
        .then((answer) => answer.arrayBuffer())
        .catch(() => {})
    call()
    const timer = setInterval(call, everyMs)
    return () => clearInterval(timer)
  }, [])
}
