import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { allPages, pages } from '#content/site/pages.ts'
import { serviceEntries } from '#content/site/services.ts'
import { throttle } from './slow-phone.ts'

const [someService = pages.aboutUs] = Object.values(serviceEntries)

// Film strips: what a visitor sees in each 50 ms of a first load and of a page change, on a slow phone.

const size = { width: 412, height: 823 }
const frameMs = 50

interface Frame {
  /** Milliseconds since the start. */
  at: number
  image: string
}

export async function makeFilmStrips(browser: Browser, site: string, folder: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL: site, viewport: size, colorScheme, locale: 'en-GB' })
    for (const { path } of [pages.landing, pages.customerHome, pages.ourServices, pages.contactUs]) {
      const frames = await firstLoad(context, path)
      await saveSheet(context, frames, join(folder, `film-first-load-${nameOf(path)}-${colorScheme}.png`))
    }
    for (const [from, to] of [
      [pages.customerHome, pages.aboutUs],
      [pages.ourServices, someService],
      [pages.adviserHome, pages.technology],
    ] as const) {
      const frames = await pageChange(context, from.path, to.path)
      await saveSheet(
        context,
        frames,
        join(folder, `film-change-${nameOf(from.path)}-${nameOf(to.path)}-${colorScheme}.png`),
      )
    }
    await context.close()
  }
}

/** The first screens of all pages side by side, to see whether any two look alike. */
export async function makeHeroSheet(browser: Browser, site: string, folder: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width: 1280, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const frames: Frame[] = []
    for (const { path } of allPages) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const image = await page.screenshot({ type: 'jpeg', quality: 80 })
      frames.push({ at: frames.length, image: image.toString('base64') })
    }
    await saveSheet(context, frames, join(folder, `heroes-${colorScheme}.png`), 420, (_, index) =>
      nameOf(allPages[index]?.path ?? ''),
    )
    await context.close()
  }
}

export const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'landing'

async function firstLoad(context: BrowserContext, path: string): Promise<Frame[]> {
  const page = await context.newPage()
  const session = await throttle(page)
  const frames = await film(session, async () => {
    await page.goto(path)
    await page.waitForResponse('**/api/status')
  })
  await page.close()
  return frames
}

async function pageChange(context: BrowserContext, from: string, to: string): Promise<Frame[]> {
  const page = await context.newPage()
  const alive = page.waitForResponse('**/api/status')
  await page.goto(from)
  await alive
  const session = await throttle(page)
  const link = page.locator(`main a[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const frames = await film(session, async () => {
    await link.click()
    await page.waitForURL(to)
    await page.waitForTimeout(1_000)
  })
  await page.close()
  return frames
}

/** Every frame that the compositor made while `act` ran, and the one that it ended with. */
async function film(session: CDPSession, act: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = []
  const started = Date.now()
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000 - started, image: data })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70 })
  await act()
  await session.send('Page.stopScreencast')
  return sample(frames)
}

/** What is on the screen at each multiple of 50 ms; runs of the same frame are shown once. */
function sample(frames: Frame[]): Frame[] {
  const samples: Frame[] = []
  const end = frames.at(-1)?.at ?? 0
  for (let at = 0; at <= end + frameMs; at += frameMs) {
    const shown = frames.findLast((frame) => frame.at <= at)
    if (shown && shown.image !== samples.at(-1)?.image) samples.push({ at, image: shown.image })
  }
  return samples
}

async function saveSheet(
  context: BrowserContext,
  frames: Frame[],
  path: string,
  width = 206,
  caption: (frame: Frame, index: number) => string = ({ at }) => `${at} ms`,
): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width: Math.min(frames.length, 7) * (width + 8) + 8, height: 400 })
  const figures = frames.map(
    (frame, index) =>
      `<figure><img src="data:image/jpeg;base64,${frame.image}" width="${width}"><figcaption>${caption(frame, index)}</figcaption></figure>`,
  )
  await page.setContent(
    `<style>body{margin:4px;display:flex;flex-wrap:wrap;font:13px sans-serif;background:white;color:black}figure{margin:4px}img{display:block;border:1px solid gray;box-sizing:border-box}</style>${figures.join('')}`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
