import { type Browser, chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../commands/browser.ts'
import { freePort } from '../commands/free-port.ts'
import { startSite } from '../commands/site-process.ts'
import { blankPath, writeBlankPage } from './blank-page.ts'
import { type Figure, figureOf } from './figure.ts'
import { type LighthousePaint, measureLighthouse } from './lighthouse.ts'
import { type Part, repeatInSequence, withTimeout } from './part.ts'
import { ratio, type Section, spread } from './table.ts'
import { measureThrottledPaint, type ThrottledPaint } from './throttled-paint.ts'

interface Painted {
  path: string
  lighthouse: Record<keyof LighthousePaint, Figure>
  throttled: Record<keyof ThrottledPaint, Figure>
}

/** First and largest contentful paint of each page, beside a blank page from the same server. */
export const paint: Part = async ({ routes, runs }, say) => {
  const removeBlankPage = await writeBlankPage()
  try {
    const site = await startSite()
    const port = await freePort()
    const browser = await launch(port)
    try {
      // Warm-up: the first visit of a new browser includes the browser's own start.
      await measureThrottledPaint(browser, site.address + blankPath)
      const rounds = await repeatInSequence(runs, async (run) => {
        const round = new Map<string, { lighthouse: LighthousePaint; throttled: ThrottledPaint }>()
        for (const path of [blankPath, ...routes]) {
          say(`paint ${run}/${runs} ${path}`)
          const throttled = await withTimeout(90, path, measureThrottledPaint(browser, site.address + path))
          const lighthouse = await withTimeout(120, path, measureLighthouse(site.address + path, port))
          round.set(path, { lighthouse, throttled })
        }
        return round
      })
      const painted = [blankPath, ...routes].map((path): Painted => {
        const of = rounds.flatMap((round) => round.get(path) ?? [])
        return {
          path,
          lighthouse: figures(of.map(({ lighthouse }) => lighthouse)),
          throttled: figures(of.map(({ throttled }) => throttled)),
        }
      })
      return { figures: painted, sections: sectionsOf(painted) }
    } finally {
      await browser.close()
      await site.stop()
    }
  } finally {
    removeBlankPage()
  }
}

/**
 * With a debugger attached, as in every measuring tool, Chromium re-parses React to find the source positions of the
 * errors that React creates at start: 14 ms that no visitor waits for. The flag keeps the positions of the first parse.
 */
const asForVisitors = '--js-flags=--no-enable-lazy-source-positions'

async function launch(port: number): Promise<Browser> {
  return await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, asForVisitors, `--remote-debugging-port=${port}`],
  })
}

function figures<Name extends string>(of: Record<Name, number>[]): Record<Name, Figure> {
  const names = Object.keys(of[0] ?? {}) as Name[]
  return Object.fromEntries(names.map((name) => [name, figureOf(of.map((one) => one[name]))])) as Record<
    Name,
    Figure
  >
}

function sectionsOf(painted: Painted[]): Section[] {
  const blank = painted[0]
  return [
    {
      title: 'First paint, computed by Lighthouse for a phone',
      note: 'Milliseconds, median and (spread) of the runs; × is over the blank page of 755 words from the same server.',
      columns: ['page', 'FCP', '×', 'LCP', '×', 'SI', '×', 'TBT', 'CLS', 'score'],
      rows: painted.map(({ path, lighthouse: of }) => [
        path,
        spread(of.fcp),
        ratio(of.fcp, blank?.lighthouse.fcp),
        spread(of.lcp),
        ratio(of.lcp, blank?.lighthouse.lcp),
        spread(of.speedIndex),
        ratio(of.speedIndex, blank?.lighthouse.speedIndex),
        spread(of.tbt),
        spread(of.cls, 3),
        spread(of.score),
      ]),
    },
    {
      title: 'First paint, with CPU ×4, 1.6 Mbit/s and 150 ms applied',
      note: 'The same with applied throttling, where Lighthouse simulates it.',
      columns: ['page', 'FCP', '×', 'LCP', '×', 'TBT', 'CLS'],
      rows: painted.map(({ path, throttled: of }) => [
        path,
        spread(of.fcp),
        ratio(of.fcp, blank?.throttled.fcp),
        spread(of.lcp),
        ratio(of.lcp, blank?.throttled.lcp),
        spread(of.tbt),
        spread(of.cls, 3),
      ]),
    },
    {
      title: 'Transferred bytes of a first visit',
      note: 'With headers, 600 to 850 bytes of each response. The budgets of tests/site/budgets.test.ts include them, those of tests/support/load-budgets.ts do not.',
      columns: ['page', 'document', 'JavaScript', 'all', 'requests'],
      rows: painted.map(({ path, throttled: of }) => [
        path,
        spread(of.documentBytes),
        spread(of.scriptBytes),
        spread(of.allBytes),
        spread(of.requests),
      ]),
    },
  ]
}
