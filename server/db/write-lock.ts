/** Who may write within this process: one at a time, first come, first served, and nobody waits for ever. */
export interface WriteTurns {
  /** Resolves when it is the caller's turn; rejects where that takes longer than the caller can wait. */
  take(patienceMs: number): Promise<void>
  /** Hands the turn on. */
  pass(): void
}

export function createWriteTurns(): WriteTurns {
  const waiting = new Set<() => void>()
  let isTaken = false

  return {
    async take(patienceMs) {
      if (!isTaken) {
        isTaken = true
        return
      }
      await new Promise<void>((resolve, reject) => {
        const called = () => {
          clearTimeout(timer)
          waiting.delete(called)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(called)
          reject(Object.assign(new Error('Others were writing for too long'), { code: 'SQLITE_BUSY' }))
        }, patienceMs)
        waiting.add(called)
      })
    },
    pass() {
      const [next] = waiting
      if (next === undefined) isTaken = false
      else next()
    },
  }
}
