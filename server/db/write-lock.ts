/** A mutex with a timeout: one writer at a time within this process, in the order in which they came (FIFO). */
export interface WriteLock {
  /** Resolves once the caller holds the lock; rejects as SQLite does where that takes longer than the timeout. */
  acquire(timeoutMs: number): Promise<void>
  release(): void
}

export function createWriteLock(): WriteLock {
  const waiting = new Set<() => void>()
  let isHeld = false

  return {
    async acquire(timeoutMs) {
      if (!isHeld) {
        isHeld = true
        return
      }
      await new Promise<void>((resolve, reject) => {
        const takeOver = () => {
          clearTimeout(timer)
          waiting.delete(takeOver)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(takeOver)
          reject(Object.assign(new Error('Others were writing for too long'), { code: 'SQLITE_BUSY' }))
        }, timeoutMs)
        waiting.add(takeOver)
      })
    },
    release() {
      const [next] = waiting
      if (next === undefined) isHeld = false
      else next()
    },
  }
}
