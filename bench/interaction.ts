import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { serviceEntries } from '#content/site/services.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { browserArguments, ensureBrowser } from '../commands/browser.ts'
import { startSite } from '../commands/site-process.ts'
import { cpuSlowdown } from '../commands/slow-phone.ts'
import { type Benchmark, repeatInSequence, withTimeout } from './benchmark.ts'
import { figureOf } from './figure.ts'
import { spread } from './table.ts'

const [someService = pages.aboutUs] = Object.values(serviceEntries)

interface Interaction {
  name: string
  path: string
  width?: number
  /** Steps before the one that is measured. */
  before?: (page: Page) => Promise<void>
  target: (page: Page) => Locator
  /** The key that is pressed in the target, instead of a click on it. */
  key?: string
  /** The selector of what the interaction shows or changes. */
  seen: string
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const dialog = (page: Page) => page.getByRole('dialog')
/** The first key loads the calculator's code. */
const loadCalculator = async (page: Page) => {
  await page.getByLabel('Amount you would borrow').fill('20,000')
  await page.getByText('£116.92', { exact: true }).waitFor()
}
const submit = (page: Page) => page.locator('#contact-form').getByRole('button', { name: 'SUBMIT' })

const interactions: Interaction[] = [
  {
    name: 'menu, narrow',
    path: '/',
    width: 412,
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    seen: '#site-menu:popover-open',
  },
  {
    name: 'menu, wide',
    path: '/',
    target: (page) => page.getByRole('banner').getByRole('link', { name: 'Customers' }),
    seen: `header ul ul a[href="${someService.path}"]`,
  },
  {
    name: 'dialog',
    path: pages.customerHome.path,
    target: (page) => footerLink(page, 'Request a Callback'),
    seen: 'dialog:popover-open h2',
  },
  {
    name: 'slot picker',
    path: pages.customerHome.path,
    before: async (page) => {
      await footerLink(page, 'Request a Callback').click()
      await dialog(page)
        .getByLabel('Preferred Date')
        .fill(earliestDay(londonDate(Date.now())))
    },
    target: (page) => dialog(page).getByLabel('Preferred Time'),
    seen: 'dialog:popover-open dialog:popover-open h2',
  },
  {
    name: 'FAQ question',
    path: someService.path,
    target: (page) => page.locator('summary').first(),
    seen: 'details[open]',
  },
  {
    name: 'carousel',
    path: pages.customerHome.path,
    target: (page) => page.getByRole('button', { name: 'Next' }).first(),
    seen: 'button[aria-label="Previous"]:not(:disabled)',
  },
  {
    name: 'submit, refused',
    path: pages.contactUs.path,
    target: submit,
    seen: '#contact-form [role="alert"]',
  },
  {
    name: 'submit, sent',
    path: pages.contactUs.path,
    before: async (page) => {
      const form = page.locator('#contact-form')
      await form.getByLabel('Name').fill('Grace Hopper')
      await form.getByLabel('Email').fill('grace@example.com')
      await form.getByLabel('Message').fill('What would a mortgage cost us?')
      await form.getByRole('checkbox', { name: 'privacy policy' }).check()
    },
    target: submit,
    seen: '#contact-form button[aria-disabled="true"], [role="alertdialog"]:popover-open',
  },
  {
    name: 'key in a calculator',
    path: pages.mortgageRepayments.path,
    before: loadCalculator,
    target: (page) => page.getByLabel('Term in years'),
    key: '0',
    seen: 'main [role="status"]',
  },
  {
    name: 'the same, its chart',
    path: pages.mortgageRepayments.path,
    before: loadCalculator,
    target: (page) => page.getByLabel('Term in years'),
    key: '0',
    seen: 'main figure',
  },
  {
    name: 'another page, hovered',
    path: pages.customerHome.path,
    target: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Services' }),
    seen: `header a[aria-current="page"][href="${pages.ourServices.path}"]`,
  },
]

/** How long a pointer hovers before it presses. */
const hoverMs = 300
/** How long it stays pressed: work begun on pointerdown is done before the click. */
const pressMs = 80

/** Interaction latency with the CPU slowed down four times: from the click to the frame that shows its effect. */
export const interaction: Benchmark = async ({ runs }, say) => {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
  const measured = new Map(interactions.map(({ name }) => [name, [] as number[]]))
  try {
    await repeatInSequence(runs, async (run) => {
      for (const one of interactions) {
        say(`interaction ${run}/${runs} ${one.name}`)
        measured.get(one.name)?.push(await withTimeout(90, one.name, measure(browser, site.address, one)))
      }
    })
  } finally {
    await browser.close()
    await site.stop()
  }
  return [
    {
      title: 'Interaction latency, with CPU ×4',
      note: 'Milliseconds from the click or key to the frame that shows its effect: a dialog with its contents, another page with its whole first screen, for a key in a calculator the answer and its sentence; the chart follows.',
      columns: ['what', 'on', 'ms'],
      rows: interactions.map(({ name, path }) => [name, path, spread(figureOf(measured.get(name) ?? []))]),
    },
  ]
}

async function measure(browser: Browser, address: string, one: Interaction): Promise<number> {
  const { path, width = 1280, before, target, key, seen } = one
  const context = await browser.newContext({ baseURL: address, viewport: { width, height: 850 } })
  try {
    const page = await context.newPage()
    const awake = page.waitForResponse('**/api/status')
    await page.goto(path)
    await awake
    await page.waitForTimeout(1_000)
    await before?.(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await target(page).hover()
    if (key) await target(page).fill('2')
    await page.waitForTimeout(hoverMs)
    await page.evaluate(watchEffect, {
      selector: seen,
      event: key ? ('keydown' as const) : ('click' as const),
    })
    if (key) await page.keyboard.press(key)
    else {
      // By the mouse itself: a locator's click runs actionability checks between the press and the frame.
      await page.mouse.down()
      await page.waitForTimeout(pressMs)
      await page.mouse.up()
    }
    return await page.evaluate(() => (window as unknown as { effectMs: Promise<number> }).effectMs)
  } finally {
    await context.close()
  }
}

/** Runs in the page: measures from the next event to the frame that paints its effect. */
function watchEffect({ selector, event }: { selector: string; event: 'keydown' | 'click' }): void {
  const shown = () => {
    const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    return JSON.stringify(visible.map(({ innerHTML }) => innerHTML))
  }
  const before = shown()
  const effectMs = new Promise<number>((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      const inFrame = () => {
        const now = shown()
        if (now === before) return requestAnimationFrame(inFrame)
        // The next task after requestAnimationFrame runs once that frame is painted. By a MessageChannel, because
        // timers are delayed while an animation is running.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        return port2.postMessage(null)
      }
      requestAnimationFrame(inFrame)
    }
    addEventListener(event, watch, { capture: true, once: true })
  })
  Object.assign(window, { effectMs })
}
