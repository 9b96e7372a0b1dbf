/** `npm run shots`: every page and dialog, at three widths, by day and at dusk, into shots/ to be looked at. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { allPages, pages } from '#content/pages.ts'
import { browserArguments, ensureBrowser } from './browser.ts'
import { serveForAWhile } from './serve-for-a-while.ts'

const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
const folder = join(import.meta.dirname, '../shots')

/** What must be clicked to see a dialog. */
const dialogs: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'menu',
    path: '/',
    open: async (page) => {
      const hamburger = page.getByRole('button', { name: 'Open menu' })
      await ((await hamburger.isVisible())
        ? hamburger
        : page.getByRole('link', { name: 'Customers' }).first()
      ).click()
    },
  },
  { name: 'callback', path: '/Customer', open: (page) => footerLink(page, 'Request a Callback').click() },
  { name: 'consultation', path: '/Customer', open: (page) => footerLink(page, 'Financial Advice').click() },
  {
    name: 'callback-errors',
    path: '/Customer',
    open: async (page) => {
      await footerLink(page, 'Request a Callback').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /request my|submit/i })
        .click()
    },
  },
  {
    name: 'slots',
    path: '/Customer',
    open: async (page) => {
      await footerLink(page, 'Request a Callback').click()
      await page.getByRole('dialog').getByLabel('Preferred Date').fill(nextWednesday())
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Preferred Time/ })
        .click()
    },
  },
  {
    name: 'brochure',
    path: pages.joinUs.path,
    open: (page) =>
      page.getByRole('main').getByRole('link', { name: 'Request our Brochure' }).first().click(),
  },
  {
    name: 'join-us-popup',
    path: pages.joinUs.path,
    open: (page) =>
      page
        .getByRole('button', { name: /Read more/ })
        .first()
        .click(),
  },
  {
    name: 'videos',
    path: pages.adviserHome.path,
    open: (page) => page.getByRole('button', { name: 'Watch the films' }).click(),
  },
  {
    name: 'team-card',
    path: pages.adviserAboutUs.path,
    open: (page) =>
      page
        .getByRole('button', { name: /read about/ })
        .first()
        .click(),
  },
  {
    name: 'faq-open',
    path: pages.mortgagePlanning.path,
    open: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'contact-errors',
    path: pages.contactUs.path,
    open: (page) => page.getByRole('button', { name: 'SUBMIT' }).click(),
  },
]

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const site = await serveForAWhile()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
for (const scheme of schemes) {
  for (const width of widths) await shootAll(browser, scheme, width)
}
await browser.close()
await site.stop()
console.log(`The pictures are in ${folder}`)

async function shootAll(browser: Browser, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shot = (name: string, fullPage: boolean) =>
    page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage })

  for (const path of [
    ...allPages.map((entry) => entry.path),
    '/nowhere',
    '/styleguide/fault',
    '/styleguide',
  ]) {
    await arrive(page, path)
    await shot(path.slice(1).replaceAll('/', '-') || 'landing', true)
  }
  for (const { name, path, open } of dialogs) {
    await arrive(page, path)
    await open(page)
    await page.waitForTimeout(300)
    await shot(`dialog-${name}`, false)
  }
  await context.close()
}

/** Scrolls through the page once, so that pictures below the fold are there. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo(0, 0)
  })
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name })
}

function nextWednesday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7 + ((3 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}
