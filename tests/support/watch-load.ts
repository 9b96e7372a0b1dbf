import type { Page } from '@playwright/test'

// What the load of a page costs, and what it moves.

export interface Answer {
  url: string
  /** Playwright's resource type: document, script, stylesheet, font, image … */
  type: string
  bytes: number
}

/** Records every answer from now on. The result waits until none has come for half a second. */
export function watchAnswers(page: Page): () => Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  page.on('response', (response) => {
    const stated = response.headers()['content-length']
    const bytes =
      stated === undefined ? response.body().then(({ byteLength }) => byteLength) : Promise.resolve(+stated)
    answers.push(
      bytes.then((length) => ({
        url: response.url(),
        type: response.request().resourceType(),
        bytes: length,
      })),
    )
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return await Promise.all(answers)
  }
}

interface Shift {
  value: number
  at: string
}

/** Records layout shifts, from the next load on. The result is those of the present page. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80))
        if (!entry.hadRecentInput) seen.push({ value: entry.value, at: moved.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

export const total = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)
