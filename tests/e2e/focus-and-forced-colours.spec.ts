import { expect, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

// R17 by keyboard and in forced colours. Its checks that apply to every page are in every-page.spec.ts.

test('R17 the focused element has a visible focus indicator and is in view', async ({ page }) => {
  for (const [width, path] of [
    [360, pages.customerHome.path],
    [1280, pages.adviserHome.path],
    [1280, pages.contactUs.path],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await open(page, path)
    const seen = new Set<string>()
    for (let press = 0; press < 90; press += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(focusSeen)
      if (focus.name === 'BODY') break
      expect([path, focus]).toEqual([path, { ...focus, isInView: true, isCovered: false, isShown: true }])
      seen.add(focus.name)
    }
    expect(seen.size).toBeGreaterThan(15)
  }
})

test('R17 in forced colours controls have a visible edge and focus indicator, and cards an outer edge', async ({
  page,
}) => {
  // Which remove backgrounds and shadows.
  await page.emulateMedia({ forcedColors: 'active' })
  for (const { path, cards } of [
    { path: pages.landing.path, cards: 'li:has(> div > h2)' },
    { path: pages.adviserHome.path, cards: 'ul:has(> li > h2)' },
    { path: pages.joinUs.path },
    { path: pages.events.path },
    { path: pages.contactUs.path },
  ]) {
    await open(page, path)
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(button, [data-kind], [data-audience] a, input:not([type="checkbox"]), textarea)',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
        .filter((element) => {
          const { borderTopWidth, textDecorationLine } = getComputedStyle(element)
          return Number.parseFloat(borderTopWidth) === 0 && textDecorationLine === 'none'
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect([path, bare]).toEqual([path, []])
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    )
    expect(outline).not.toBe('none')

    if (!cards) continue
    const edges = await page
      .locator(`main ${cards}`)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderStyle))
    expect(edges.length).toBeGreaterThan(0)
    expect([path, new Set(edges)]).toEqual([path, new Set(['solid'])])
  }
})

/** Runs in the browser. */
function focusSeen() {
  const element = document.activeElement as HTMLElement
  const box = element.getBoundingClientRect()
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
  const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1)
  const top = document.elementFromPoint(x, y)
  const shows = (part: Element | null) => {
    if (!part) return false
    const { outlineStyle, boxShadow } = getComputedStyle(part)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  }
  return {
    name:
      element === document.body
        ? 'BODY'
        : `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}${element.id}`,
    isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    isCovered: !(
      top &&
      (element.contains(top) || top.contains(element) || top.closest('label, article, li')?.contains(element))
    ),
    isShown:
      shows(element) ||
      shows(element.closest('label')) ||
      shows(element.closest('article')) ||
      shows(element.closest('li')),
  }
}
