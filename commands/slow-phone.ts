import type { CDPSession, Page } from '@playwright/test'

/** How many times slower the processor is. */
export const cpuSlowdown = 4

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms round trip. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Applies Lighthouse's mobile profile to a page, where Lighthouse simulates it. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return session
}
