/** A page in a hidden tab is not painted at all. */
const patienceMs = 100

/** Until the frame that is being made has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, patienceMs)
  })
}

/** Calls back when the frame that is being made has been painted. Returns what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame calls back before it is painted; the next task comes after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
