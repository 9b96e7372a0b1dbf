import lighthouse from 'lighthouse'

export interface LighthousePaint {
  fcp: number
  lcp: number
  speedIndex: number
  tbt: number
  cls: number
  score: number
}

/** Lighthouse with its default mobile settings, in the browser that listens on this port. */
export async function measureLighthouse(url: string, port: number): Promise<LighthousePaint> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
    maxWaitForLoad: 30_000,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    score: (categories.performance?.score ?? Number.NaN) * 100,
  }
}
