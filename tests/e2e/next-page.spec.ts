import { expect, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { openTab } from '../../commands/browser-tab.ts'

test('a page whose link is hovered is laid out with its stylesheet before it is asked for, and shown as it is', async ({
  baseURL,
}) => {
  const tab = await openTab()
  try {
    await tab.goto(baseURL + pages.customerHome.path)
    await tab.until(`'laidOut' in document.documentElement.dataset`)
    const { path } = pages.ourFees
    const click = await tab.hoverLink(path)
    await tab.until(
      `document.prerendering && location.pathname === '${path}' && 'laidOut' in document.documentElement.dataset`,
    )
    expect(await tab.evaluate(`document.styleSheets.length === 2 && document.fonts.status`)).toBe('loaded')
    await click()
    await tab.until(`location.pathname === '${path}' && !document.prerendering`)
    expect(
      await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`),
    ).toBeGreaterThan(0)
    expect(await tab.evaluate(`document.visibilityState + scrollY`)).toBe('visible0')
  } finally {
    await tab.close()
  }
})
