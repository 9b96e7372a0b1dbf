import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { browserArguments, ensureBrowser } from '../commands/browser.ts'
import { freePort } from '../commands/free-port.ts'
import { startSite } from '../commands/site-process.ts'
import { startBareServer } from './bare-server.ts'
import { type Benchmark, repeatInSequence, withTimeout } from './benchmark.ts'
import { type Figure, figureOf } from './figure.ts'
import { ratio, type Section, spread } from './table.ts'

const blankPath = '/blank'
const wordCount = 755

/** How Lighthouse slows the phone down: computed from an unthrottled visit, or applied to a visit. */
const methods = { simulate: 'computed', devtools: 'applied' } as const
type Method = keyof typeof methods

/** First and largest contentful paint of each page, beside a blank page from a bare server. */
export const paint: Benchmark = async ({ routes, runs }, say) => {
  const site = await startSite()
  const bare = await startBareServer([blankPage()])
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, asForVisitors, `--remote-debugging-port=${port}`],
  })
  const measured = new Map<string, Visit[]>()
  try {
    await repeatInSequence(runs, async (run) => {
      for (const path of [blankPath, ...routes]) {
        say(`paint ${run}/${runs} ${path}`)
        for (const method of Object.keys(methods) as Method[]) {
          const url = (path === blankPath ? bare : site).address + path
          const visit = await withTimeout(120, path, measureVisit(url, port, method))
          const key = `${method} ${path}`
          measured.set(key, [...(measured.get(key) ?? []), visit])
        }
      }
    })
  } finally {
    await browser.close()
    bare.stop()
    await site.stop()
  }
  const figure = (method: Method, path: string, of: keyof Visit): Figure =>
    figureOf((measured.get(`${method} ${path}`) ?? []).map((visit) => visit[of]))

  const paintSection = (method: Method): Section => ({
    title: `First paint on a phone, ${methods[method]} by Lighthouse`,
    note: `Milliseconds, median and (spread) of the runs; × is over a blank page of ${wordCount} words from a bare Node server.`,
    columns: ['page', 'FCP', '×', 'LCP', '×', 'SI', '×', 'TBT', 'CLS', 'score'],
    rows: [blankPath, ...routes].map((path) => [
      path,
      ...(['fcp', 'lcp', 'speedIndex'] as const).flatMap((of) => [
        spread(figure(method, path, of)),
        ratio(figure(method, path, of), figure(method, blankPath, of)),
      ]),
      spread(figure(method, path, 'tbt')),
      spread(figure(method, path, 'cls'), 3),
      spread(figure(method, path, 'score')),
    ]),
  })
  return [
    paintSection('simulate'),
    paintSection('devtools'),
    {
      title: 'Transferred bytes of a first visit',
      note: 'With headers, 600 to 850 bytes of each response. The budgets of tests/site/budgets.test.ts include them, those of tests/support/load-budgets.ts do not.',
      columns: ['page', 'document', 'JavaScript', 'all', 'requests'],
      rows: [blankPath, ...routes].map((path) => [
        path,
        ...(['documentBytes', 'scriptBytes', 'allBytes', 'requests'] as const).map((of) =>
          spread(figure('simulate', path, of)),
        ),
      ]),
    },
  ]
}

/**
 * With a debugger attached, as in every measuring tool, Chromium re-parses React to find the source positions of the
 * errors that React creates at start: 14 ms that no visitor waits for. The flag keeps the positions of the first parse.
 */
const asForVisitors = '--js-flags=--no-enable-lazy-source-positions'

function blankPage() {
  const words = JSON.stringify(privacyNotice).match(/[a-z]+/gi) ?? []
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blank</title></head><body><h1>Blank</h1><p>${words.slice(0, wordCount).join(' ')}</p></body></html>`
  return {
    path: blankPath,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: brotliCompressSync(html).toString('base64'),
  }
}

type Visit = Awaited<ReturnType<typeof measureVisit>>

/** Lighthouse with its default mobile settings, in the browser that listens on this port. */
async function measureVisit(url: string, port: number, throttlingMethod: Method) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
    maxWaitForLoad: 30_000,
    throttlingMethod,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const { details } = audits['network-requests'] ?? {}
  const sent = details?.type === 'table' ? details.items : []
  const bytes = (type?: string) =>
    sent
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    score: (categories.performance?.score ?? Number.NaN) * 100,
    documentBytes: bytes('Document'),
    scriptBytes: bytes('Script'),
    allBytes: bytes(),
    requests: sent.length,
  }
}
