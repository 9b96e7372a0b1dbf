import { type CDPSession, type Page, test } from '@playwright/test'

/** What a page fetches after its first paint. */
const later = {
  stylesheet: /\/assets\/[^/]+\.css$/,
  fonts: /\.woff2$/,
  scripts: /\.js$/,
  pictures: /\/(pictures|scenes)\//,
}
type Later = keyof typeof later

export interface HeldRequests {
  /** Delays all requests of these kinds from now on. */
  hold(...kinds: Later[]): void
  release(...kinds: Later[]): void
}

/** Delays what a page fetches after its first paint, until it is released. */
export async function holdRequests(page: Page): Promise<HeldRequests> {
  const held = new Map<Later, PromiseWithResolvers<void>>()
  for (const [kind, url] of Object.entries(later) as [Later, RegExp][]) {
    await page.route(url, async (route) => {
      await held.get(kind)?.promise
      await route.continue()
    })
  }
  return {
    hold(...kinds) {
      for (const kind of kinds) held.set(kind, Promise.withResolvers())
    },
    release(...kinds) {
      for (const kind of kinds) {
        held.get(kind)?.resolve()
        held.delete(kind)
      }
    },
  }
}

/** Waits until the browser has painted the page, and what has changed since. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    })
    // The second callback runs after the frame of the first.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/**
 * Takes screenshots of the first screen in windows of these sizes, without the stylesheet and with it, and releases it
 * in between. Returns what differs; the window keeps the last size. Fonts, scripts and pictures must be held: they
 * change the screen as well.
 */
export async function changesByStylesheet(
  page: Page,
  requests: HeldRequests,
  sizes: { width: number; height: number }[],
): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  // Mask icons come with the stylesheet; and whatever moves would be seen in the middle of it.
  const style = await page.addStyleTag({
    content: `.icon { visibility: hidden !important }
      *, ::before, ::after { animation: none !important; transition: none !important }`,
  })
  const shoot = async () => {
    const shots: string[] = []
    for (const size of sizes) {
      await page.setViewportSize(size)
      await painted(page)
      shots.push(await screenshot(session))
    }
    return shots
  }
  const before = await shoot()
  requests.release('stylesheet')
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
  const after = await shoot()
  await style.evaluate((element: Element) => element.remove())
  await session.detach()
  const changes: string[] = []
  for (const [index, { width }] of sizes.entries()) {
    const images = { without: before[index] ?? '', with: after[index] ?? '' }
    const change = await visibleChange(page, images.without, images.with)
    if (change === '') continue
    changes.push(`at ${width} px ${change}`)
    for (const [name, image] of Object.entries(images))
      await test.info().attach(`${name} the stylesheet at ${width} px`, {
        body: Buffer.from(image, 'base64'),
        contentType: 'image/png',
      })
  }
  return changes
}

/** By the protocol, because Playwright's own waits for fonts, which are held. */
async function screenshot(session: CDPSession): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return data
}

/**
 * Chromium rasterises a page in tiles, which lie elsewhere when the page's height changes. At their seams some
 * hundred values differ by up to 24 of 255 levels; a rule that is missing changes more values, or changes them more.
 */
const seams = { levels: 48, share: 0.0005 }

/** What differs between two screenshots beyond the seams of raster tiles; empty when nothing does. */
async function visibleChange(page: Page, before: string, after: string): Promise<string> {
  if (after === before) return ''
  const { largest, share } = await page.evaluate(
    async (encoded) => {
      const [one = [], other = []] = await Promise.all(
        encoded.map(async (image) => {
          const bytes = Uint8Array.from(atob(image), (byte) => byte.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
        }),
      )
      let largest = 0
      let different = 0
      for (let index = 0; index < one.length; index += 1) {
        const difference = Math.abs((one[index] ?? 0) - (other[index] ?? 0))
        if (difference > 0) different += 1
        if (difference > largest) largest = difference
      }
      return { largest, share: different / one.length }
    },
    [before, after],
  )
  if (largest <= seams.levels && share <= seams.share) return ''
  return `${(share * 100).toFixed(3)}% of the values differ, by up to ${largest} levels`
}
