import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { serviceEntries } from '#content/site/services.ts'
import { browserArguments, ensureBrowser } from '../commands/browser.ts'
import { freePort } from '../commands/free-port.ts'
import { startSite } from '../commands/site-process.ts'
import { startBareServer } from './bare-server.ts'
import { createFigures, say, type Table } from './report.ts'

const blankPath = '/blank'
const wordCount = 755
const paths = [blankPath, ...allPages.map(({ path }) => path)]
/** Where the connection is slowed as well, which takes as long again: one page of each kind. */
const { landing, customerHome, aboutUs, contactUs, pension } = pages
const slowed = [landing, customerHome, aboutUs, contactUs, pension, serviceEntries.mortgagePlanning]
const slowedPaths = [blankPath, ...slowed.map(({ path }) => path)]

/** What a visitor with a phone waits for on each page, beside a blank page from a bare server. */
export async function paint(runs: number): Promise<Table> {
  const site = await startSite()
  const bare = await startBareServer([blankPage()])
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, asForVisitors, `--remote-debugging-port=${port}`],
  })
  const figures = createFigures()
  const visit = async (path: string, throttling: Throttling, names: Partial<Record<Figure, string>>) => {
    const measured = await measureVisit((path === blankPath ? bare : site).address + path, port, throttling)
    for (const [figure, name] of Object.entries(names))
      figures.add(`${path} ${name}`, measured[figure as Figure])
  }
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const path of paths) {
        say(`paint ${run}/${runs} ${path}`)
        await visit(path, 'simulate', computed)
        if (slowedPaths.includes(path)) await visit(path, 'devtools', waited)
      }
  } finally {
    await browser.close()
    bare.stop()
    await site.stop()
  }
  const withRatio = (path: string, name: string, isMeasured = true) =>
    isMeasured
      ? [figures.text(`${path} ${name}`), figures.ratio(`${path} ${name}`, `${blankPath} ${name}`)]
      : ['', '']
  return {
    title: 'First paint on a phone, by Lighthouse',
    note: `Milliseconds; × is over a blank page of ${wordCount} words from a bare Node server. Computed for a slow connection and processor, but for those that were waited for, which some pages stand for. Bytes as transferred, with headers.`,
    columns: [
      ...['page', 'FCP', '×', 'LCP', '×', 'TBT', 'CLS', 'document', 'scripts'],
      ...['FCP, waited', '×', 'LCP, waited', '×'],
    ],
    rows: paths.map((path) => [
      path,
      ...withRatio(path, 'FCP'),
      ...withRatio(path, 'LCP'),
      figures.text(`${path} TBT`),
      figures.text(`${path} CLS`, 3),
      figures.text(`${path} document`),
      figures.text(`${path} scripts`),
      ...withRatio(path, 'FCP, waited', slowedPaths.includes(path)),
      ...withRatio(path, 'LCP, waited', slowedPaths.includes(path)),
    ]),
  }
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

/** Either computes what a slow connection and processor would do, or makes the browser wait for them. */
type Throttling = 'simulate' | 'devtools'

/** The audits of each figure; without the others, Lighthouse gathers less, and takes a third of the time. */
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  requests: 'network-requests',
}
type Figure = 'fcp' | 'lcp' | 'tbt' | 'cls' | 'documentBytes' | 'scriptBytes'
const computed = {
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  documentBytes: 'document',
  scriptBytes: 'scripts',
}
const waited = { fcp: 'FCP, waited', lcp: 'LCP, waited' }

/** Lighthouse with its default mobile settings, in the browser that listens on this port. */
async function measureVisit(
  url: string,
  port: number,
  throttlingMethod: Throttling,
  attempts = 3,
): Promise<Record<Figure, number>> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    output: 'json',
    logLevel: 'silent',
    onlyAudits: Object.values(audits),
    maxWaitForLoad: 30_000,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits: results, runtimeError } = result.lhr
  // One recording in some hundreds lacks the start of the navigation, which says nothing of the page.
  if (runtimeError && attempts > 1) return await measureVisit(url, port, throttlingMethod, attempts - 1)
  if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`)
  const value = (audit: string) => results[audit]?.numericValue ?? Number.NaN
  const { details } = results[audits.requests] ?? {}
  const sent = details?.type === 'table' ? details.items : []
  const bytes = (type: string) =>
    sent
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  return {
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    cls: value(audits.cls),
    documentBytes: bytes('Document'),
    scriptBytes: bytes('Script'),
  }
}
