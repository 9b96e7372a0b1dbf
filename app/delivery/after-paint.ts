/** In a hidden tab nothing is painted, so `painted` resolves after this time. */
const timeoutMs = 100

/** Resolves when the next frame has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, timeoutMs)
  })
}

/** Calls back when the next frame has been painted. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // requestAnimationFrame calls back before the paint; the next task comes after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
