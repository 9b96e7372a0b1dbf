import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { serviceEntries } from '#content/site/services.ts'
import { browserArguments, ensureBrowser } from '../commands/browser.ts'
import { openTab } from '../commands/browser-tab.ts'
import { startSite } from '../commands/site-process.ts'
import { createFigures, say, type Table } from './report.ts'

const slowdown = 4

interface Step {
  what: string
  path: string
  /** What is done before, and not measured. */
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** What is then on the screen. */
  shown: string
}

const { landing, customerHome, contactUs, joinUs, mortgageRepayments, pension, findAnAnswer } = pages
const service = serviceEntries.mortgagePlanning
const contactName = '#contact-form [name=name]'
const callback = 'main a[data-dialog]'
const key = (selector: string) => async (page: Page) => {
  await page.locator(selector).focus()
  await page.keyboard.press('1')
}
const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap()
const hydrated = (page: Page) =>
  page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' })
/** The first key fetches the code of a form: the next one finds it there. */
const keyTwice = (selector: string) => async (page: Page) => {
  await key(selector)(page)
  await hydrated(page)
}

const steps: Step[] = [
  { what: 'menu', path: landing.path, act: tap('header button[commandfor=site-menu]'), shown: '#site-menu' },
  {
    what: 'arrow of a row of cards',
    path: pages.customerHome.path,
    act: tap('[data-carousel] button:last-child'),
    shown: 'main',
  },
  { what: 'question', path: service.path, act: tap('main summary'), shown: 'main details[open]' },
  {
    what: 'film, card or popup',
    path: joinUs.path,
    act: tap('main button[commandfor]'),
    shown: 'dialog[open]',
  },
  {
    what: 'callback form, not loaded',
    path: service.path,
    act: tap(callback),
    shown: 'dialog[open] form',
  },
  {
    what: 'first key in a form, not loaded',
    path: contactUs.path,
    act: key(contactName),
    shown: contactName,
  },
  {
    what: 'next key in a form',
    path: contactUs.path,
    prepare: keyTwice(contactName),
    act: key(contactName),
    shown: contactName,
  },
  {
    what: 'form sent empty',
    path: contactUs.path,
    prepare: keyTwice(contactName),
    act: tap('#contact-form [type=submit]'),
    shown: '#contact-form [aria-invalid=true]',
  },
  ...[mortgageRepayments, pension].flatMap(({ path }): Step[] => {
    const amount = 'main form input[type=text], main form input[inputmode]'
    const first = `:nth-match(${amount}, 1)`
    return [
      { what: 'first key in a calculator, not loaded', path, act: key(first), shown: 'main form' },
      {
        what: 'next key in a calculator',
        path,
        prepare: keyTwice(first),
        act: key(first),
        shown: 'main form',
      },
    ]
  }),
  {
    what: 'first key in the search, not loaded',
    path: findAnAnswer.path,
    act: key('main search input'),
    shown: 'main form',
  },
  {
    what: 'next key in the search',
    path: findAnAnswer.path,
    prepare: keyTwice('main search input'),
    act: key('main search input'),
    shown: 'main form',
  },
]

/** How soon a phone shows something after a tap or a key. */
export async function answers(runs: number): Promise<Table> {
  const site = await startSite()
  const browser = await launch()
  const figures = createFigures()
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const step of steps) {
        say(`answers ${run}/${runs} ${step.path} ${step.what}`)
        const { painted, shown } = await measureStep(browser, site.address, step)
        figures.add(`${step.path} ${step.what} painted`, painted)
        figures.add(`${step.path} ${step.what} shown`, shown)
      }
  } finally {
    await browser.close()
    await site.stop()
  }
  return {
    title: 'Answers to a tap or a key',
    note: `Milliseconds on a phone's screen at CPU ×${slowdown}. Next paint: the longest interaction of the step, as Chromium's Event Timing has it (in steps of 8, none below 16). Shown: until what was asked for is there.`,
    columns: ['page', 'what', 'next paint', 'shown'],
    rows: steps.map(({ path, what }) => [
      path,
      what,
      figures.text(`${path} ${what} painted`),
      figures.text(`${path} ${what} shown`),
    ]),
  }
}

const visits = [
  { from: pages.customerHome.path, to: pages.ourServices.path },
  { from: pages.ourServices.path, to: service.path },
  { from: customerHome.path, to: pages.ourFees.path },
]

/** How soon another page is whole, by a link of this one, beside a first visit to it. */
export async function navigation(runs: number): Promise<Table> {
  const site = await startSite()
  const browser = await launch()
  const figures = createFigures()
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const { from, to } of visits) {
        say(`navigation ${run}/${runs} ${to}`)
        await inContext(browser, {}, async (page) => {
          await page.goto(site.address + from)
          await page.locator('html[data-laid-out]').waitFor()
          const link = page.locator(`a[href="${to}"] >> visible=true`).first()
          await link.evaluate((element: HTMLElement) => element.click())
          await page.waitForURL(`**${to}`)
          figures.add(`${to} link`, await wholeAfter(page))
        })
        figures.add(`${to} hovered`, await wholeAfterHover(site.address + from, to))
        await inContext(browser, {}, async (page) => {
          await page.goto(site.address + to)
          figures.add(`${to} first`, await wholeAfter(page))
        })
      }
  } finally {
    await browser.close()
    await site.stop()
  }
  return {
    title: 'Another page',
    note: 'Milliseconds from the start of the navigation until all of the page is laid out with its stylesheet, in a wide window, without throttling. By a link that was hovered for a second: from the click until the page that the browser has rendered meanwhile is shown, as asked of it every few milliseconds.',
    columns: ['page', 'first visit', 'by a link', '×', 'by a link that was hovered'],
    rows: visits.map(({ to }) => [
      to,
      figures.text(`${to} first`),
      figures.text(`${to} link`),
      figures.ratio(`${to} link`, `${to} first`),
      figures.text(`${to} hovered`),
    ]),
  }
}

/** Runs in the page: when it is laid out with its stylesheet. */
function watchLayout() {
  new MutationObserver(() => {
    if ('laidOut' in document.documentElement.dataset) performance.mark('laid out')
  }).observe(document, { attributes: true, attributeFilter: ['data-laid-out'], subtree: true })
}

/** Since the navigation to the page began. */
async function wholeAfter(page: Page): Promise<number> {
  await page.locator('html[data-laid-out]').waitFor()
  return await page.evaluate(() => performance.getEntriesByName('laid out')[0]?.startTime ?? Number.NaN)
}

async function wholeAfterHover(from: string, to: string): Promise<number> {
  const laidOut = `'laidOut' in document.documentElement.dataset`
  const tab = await openTab()
  try {
    await tab.goto(from)
    await tab.until(laidOut)
    const click = await tab.hoverLink(to)
    await pause(1000)
    const started = performance.now()
    await click()
    await tab.until(`location.pathname === '${to}' && !document.prerendering && ${laidOut}`)
    return performance.now() - started
  } finally {
    await tab.close()
  }
}

const launch = async () =>
  await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })

async function inContext<Result>(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options)
  try {
    await context.addInitScript(watchLayout)
    return await use(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Runs in the page: the interactions, and when the last input was. */
function watchInput() {
  const watched = { longest: 0, inputAt: 0 }
  Object.assign(window, { watched })
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => Object.assign(watched, { inputAt: timeStamp }), {
      capture: true,
    })
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      if (startTime >= watched.inputAt) watched.longest = Math.max(watched.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

type Watched = typeof window & { watched: { longest: number; inputAt: number } }

async function measureStep(browser: Browser, address: string, { path, prepare, act, shown }: Step) {
  return await inContext(browser, devices['Pixel 7'], async (page, context) => {
    await page.addInitScript(watchInput)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address + path)
    await page.locator('html[data-laid-out]').waitFor()
    await prepare?.(page)
    await page.waitForTimeout(500)
    await page.evaluate(() =>
      Object.assign((window as unknown as Watched).watched, { longest: 0, inputAt: performance.now() }),
    )
    await act(page)
    const shownAfter = await page.waitForFunction(
      (selector) => {
        const isVisible = document.querySelector(selector)?.checkVisibility()
        return isVisible ? performance.now() - (window as unknown as Watched).watched.inputAt : false
      },
      shown,
      { polling: 'raf' },
    )
    const after = await shownAfter.jsonValue()
    await page.waitForTimeout(500)
    const painted = await page.evaluate(() => (window as unknown as Watched).watched.longest)
    return { painted, shown: Number(after) }
  })
}
