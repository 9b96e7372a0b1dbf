import type { Browser, CDPSession } from '@playwright/test'
import { throttle } from '../commands/slow-phone.ts'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export interface ThrottledPaint {
  fcp: number
  lcp: number
  /** Total blocking time: what long tasks took beyond 50 ms, from the first paint on. */
  tbt: number
  cls: number
  documentBytes: number
  scriptBytes: number
  allBytes: number
  requests: number
}

/** A first visit with applied throttling, where Lighthouse simulates it. */
export async function measureThrottledPaint(browser: Browser, url: string): Promise<ThrottledPaint> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const sent = countSent(await throttle(page))
    await page.addInitScript(watchPaint)
    await page.goto(url, { timeout: 30_000 })
    // Scripts load after the paint: the visit ends when the network has been idle for two seconds.
    for (let before = -1; before !== sent().requests; ) {
      before = sent().requests
      await page.waitForTimeout(2_000)
    }
    return { ...(await page.evaluate(readPaint)), ...sent() }
  } finally {
    await context.close()
  }
}

function countSent(session: CDPSession) {
  const types = new Map<string, string>()
  const sent = { documentBytes: 0, scriptBytes: 0, allBytes: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    sent.requests += 1
    sent.allBytes += encodedDataLength
    if (type === 'Document') sent.documentBytes += encodedDataLength
    if (type === 'Script') sent.scriptBytes += encodedDataLength
  })
  return () => sent
}

interface Watched {
  lcp: number
  cls: number
  tasks: { startTime: number; duration: number }[]
}

function watchPaint(): void {
  const watched: Watched = { lcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { watched })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    watched.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    watched.cls += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ startTime, duration }))
}

function readPaint(): Pick<ThrottledPaint, 'fcp' | 'lcp' | 'tbt' | 'cls'> {
  const { lcp, cls, tasks } = (window as unknown as { watched: Watched }).watched
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const late = tasks.filter(({ startTime, duration }) => startTime + duration > fcp)
  return { fcp, lcp, cls, tbt: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0) }
}
