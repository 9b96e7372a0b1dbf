import { expect, type Page, test } from '@playwright/test'
import { allPages, extraPages, pages } from '#content/site/pages.ts'
import { laidOut, open } from '../support/open-page.ts'
import { openStates } from '../support/open-states.ts'

// R17 beyond what axe can see: small windows, large text, large fingers, other colours, less motion.

const routes = [
  ...allPages.map(({ path }) => path),
  `${extraPages.findAnAnswer.path}?q=deposit`,
  '/nowhere',
  '/styleguide/fault',
]

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 180_000 })

test('R17 nothing scrolls sideways at 320 px, on any page', async ({ page }) => {
  // As wide and high as a window of 1280 by 1024 pixels enlarged to 400%.
  await page.setViewportSize({ width: 320, height: 256 })
  const wide: string[] = []
  for (const route of routes) {
    await page.goto(route)
    await laidOut(page)
    wide.push(...(await widerThanWindow(page, route)))
  }
  expect(wide).toEqual([])
})

test('R17 nothing that opens scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const [state, reach] of Object.entries(openStates)) {
    await reach(page)
    wide.push(...(await widerThanWindow(page, state)))
  }
  expect(wide).toEqual([])
})

for (const width of [360, 1280]) {
  test(`R17 wider text spacing cuts nothing off, on any page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const cut: string[] = []
    for (const route of routes) {
      await page.goto(route)
      await laidOut(page)
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`,
      })
      cut.push(...(await widerThanWindow(page, route)), ...(await page.evaluate(cutOff, route)))
    }
    expect(cut).toEqual([])
  })
}

test('R17 targets are 24 px at least, and buttons on a phone 44', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const small: string[] = []
  for (const route of routes) {
    await page.goto(route)
    await laidOut(page)
    small.push(...(await page.evaluate(smallTargets, route)))
  }
  expect(small).toEqual([])
})

test('R17 whatever has focus shows it and is in view', async ({ page }) => {
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

test('R17 in forced colours whatever can be pressed keeps an edge, and focus is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [pages.landing.path, pages.joinUs.path, pages.events.path, pages.contactUs.path]) {
    await open(page, path)
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(button, [data-kind], input:not([type="checkbox"]), textarea)',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
        .filter((element) => {
          const { borderTopWidth, textDecorationLine } = getComputedStyle(element)
          const isLaidOver = getComputedStyle(element, '::after').position === 'absolute'
          return Number.parseFloat(borderTopWidth) === 0 && textDecorationLine === 'none' && !isLaidOver
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect([path, bare]).toEqual([path, []])
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    )
    expect(outline).not.toBe('none')
  }
})

test('R17 with reduced motion nothing moves', async ({ page }) => {
  for (const [state, reach] of Object.entries(openStates)) {
    await reach(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animation) => (animation as CSSTransition).transitionProperty ?? String(animation.id)),
    )
    expect([state, moving]).toEqual([state, []])
  }
})

/** Runs in the browser: what reaches out of the window, if the page lets itself be scrolled there. */
function widerThanWindow(page: Page, where: string): Promise<string[]> {
  return page.evaluate((name) => {
    const root = document.scrollingElement ?? document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !element.closest('svg'),
    )
    return [`${name}: ${root.scrollWidth} px wide, ${culprits[0]?.outerHTML.slice(0, 100)}`]
  }, where)
}

/** Runs in the browser: text that its own box hides a part of. */
function cutOff(where: string): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('svg, [aria-hidden="true"], [inert]'))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => {
      const { overflowY, overflowX, position, width } = getComputedStyle(element)
      // What is said and not shown is one pixel wide on purpose.
      if (position === 'absolute' && Number.parseFloat(width) <= 1) return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2)
      )
    })
    .map((element) => `${where}: ${element.outerHTML.slice(0, 100)}`)
}

/** Runs in the browser: what is too small to be hit, but for links within a sentence. */
function smallTargets(where: string): string[] {
  const isButton = (element: Element) =>
    element.matches('button, summary, [data-kind]:not([data-kind="quiet"])')
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type="hidden"]), textarea',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden="true"], [inert]'))
    .filter((element) => {
      const isInSentence =
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
      // The label of a box is part of it, and the whole card is its link.
      const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
      const boxes = [element, ...(element.matches('input') && label ? [label] : [])].map((part) =>
        part.getBoundingClientRect(),
      )
      const isLaidOver = getComputedStyle(element, '::after').position === 'absolute'
      if (isInSentence || isLaidOver) return false
      const least = isButton(element) ? 44 : 24
      return !boxes.some(({ width, height }) => width >= 24 && height >= least - 0.5)
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${where}: ${Math.round(width)} × ${Math.round(height)}, ${element.outerHTML.slice(0, 100)}`
    })
}

/** Runs in the browser: where focus is, and whether anybody could tell. */
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
