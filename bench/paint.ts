import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { allPages } from '#content/site/pages.ts'
import { browserArguments, ensureBrowser } from '../commands/browser.ts'
import { freePort } from '../commands/free-port.ts'
import { startSite } from '../commands/site-process.ts'
import { startBareServer } from './bare-server.ts'
import { createFigures, say, type Table } from './report.ts'

const blankPath = '/blank'
const wordCount = 755
const paths = [blankPath, ...allPages.map(({ path }) => path)]

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
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const path of paths) {
        say(`paint ${run}/${runs} ${path}`)
        const visit = await measureVisit((path === blankPath ? bare : site).address + path, port)
        for (const [what, value] of Object.entries(visit)) figures.add(`${path} ${what}`, value)
      }
  } finally {
    await browser.close()
    bare.stop()
    await site.stop()
  }
  return {
    title: 'First paint on a phone, by Lighthouse',
    note: `Milliseconds; × is over a blank page of ${wordCount} words from a bare Node server. All are computed for a slow connection but the one that waited for it. Bytes as transferred, with headers.`,
    columns: ['page', 'FCP', '×', 'FCP, waited', '×', 'LCP', '×', 'TBT', 'CLS', 'document', 'scripts'],
    rows: paths.map((path) => [
      path,
      figures.text(`${path} fcp`),
      figures.ratio(`${path} fcp`, `${blankPath} fcp`),
      figures.text(`${path} fcpWaited`),
      figures.ratio(`${path} fcpWaited`, `${blankPath} fcpWaited`),
      figures.text(`${path} lcp`),
      figures.ratio(`${path} lcp`, `${blankPath} lcp`),
      figures.text(`${path} tbt`),
      figures.text(`${path} cls`, 3),
      figures.text(`${path} documentBytes`),
      figures.text(`${path} scriptBytes`),
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

/** Lighthouse with its default mobile settings, in the browser that listens on this port. */
async function measureVisit(url: string, port: number) {
  const audits = await audit(url, port, 'simulate')
  const waited = await audit(url, port, 'devtools')
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const { details } = audits['network-requests'] ?? {}
  const sent = details?.type === 'table' ? details.items : []
  const bytes = (type: string) =>
    sent
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  return {
    fcp: value('first-contentful-paint'),
    fcpWaited: waited['first-contentful-paint']?.numericValue ?? Number.NaN,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    documentBytes: bytes('Document'),
    scriptBytes: bytes('Script'),
  }
}

/** Either computes what a slow connection and processor would do, or makes the browser wait for them. */
async function audit(
  url: string,
  port: number,
  throttlingMethod: 'simulate' | 'devtools',
  attempts = 3,
): Promise<Result['audits']> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
    maxWaitForLoad: 30_000,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, runtimeError } = result.lhr
  // One recording in some hundreds lacks the start of the navigation, which says nothing of the page.
  if (runtimeError && attempts > 1) return await audit(url, port, throttlingMethod, attempts - 1)
  if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`)
  return audits
}
