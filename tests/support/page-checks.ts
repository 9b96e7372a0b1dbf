import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import type axe from 'axe-core'
import { addColours } from './colours.ts'

// Checks of an open page. Each returns a list of problems.

/** Minified: the browser parses it in two thirds of the time, on every page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * axe's own options of its contrast check, but for `ignorePseudo`: otherwise it leaves every element undecided whose
 * ancestor has a pseudo-element behind it, and the river of a page is one of <main>.
 */
const contrastOptions = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
}

/** Runs axe with every rule in the light colours. */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return await page.evaluate(
    async ([include, contrast]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      inPage.configure({ checks: [{ id: 'color-contrast', options: contrast }] })
      // Without the shapes inside decorative illustrations, which no rule is about, without the details of rules that
      // pass, and without fetching the stylesheets again: each takes a fifth of the time or more.
      const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')]
      const shapes = drawings.map((drawing) => [...drawing.childNodes])
      for (const drawing of drawings) drawing.replaceChildren()
      const { violations } = await inPage.run(include, { resultTypes: ['violations'], preload: false })
      for (const [index, drawing] of drawings.entries()) drawing.replaceChildren(...(shapes[index] ?? []))
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}. ${failureSummary}`),
      )
    },
    [part, contrastOptions] as const,
  )
}

/**
 * Text below 4.5:1, or 3:1 where it is large, in the dark colours, in which the page is left: it is painted anew at
 * every change. Contrast is all that depends on the colours; axe takes twice as long to find it, and in the light has
 * looked at what this leaves out, whether something lies between a text and the ground of its ancestors.
 */
export async function darkViolations(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await addColours(page)
  return await page.evaluate((selector) => {
    const { read, over, contrast, behind } = window.colours
    const texts = [...document.querySelectorAll(`${selector} *`)]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) =>
          !element.closest('svg, [aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]'),
      )
    return texts.flatMap((text) => {
      const { color, fontSize, fontWeight, position, width } = getComputedStyle(text)
      const ground = behind(text)
      // Visually hidden text is one pixel wide on purpose.
      if (!ground || (position === 'absolute' && Number.parseFloat(width) <= 1)) return []
      const size = Number.parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      const ratio = contrast(over(read(color), ground), ground)
      return ratio < (isLarge ? 3 : 4.5)
        ? [`contrast ${ratio.toFixed(2)}:1 in the dark: ${text.outerHTML.slice(0, 100)}`]
        : []
    })
  }, part)
}

/** What axe finds in a part of the page, what cannot be read in the dark, and whether the page scrolls sideways. */
export async function stateProblems(page: Page, part = 'html'): Promise<string[]> {
  const problems = [
    ...(await widerThanWindow(page)),
    ...(await axeViolations(page, part)),
    ...(await darkViolations(page, part)),
  ]
  await page.emulateMedia({ colorScheme: 'light' })
  return problems
}

/** What the browser keeps for the site: storage of every kind, cookies included. */
export async function storedInBrowser(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    'local storage': localStorage.length,
    'session storage': sessionStorage.length,
    IndexedDB: (await indexedDB.databases()).length,
    'cache storage': (await caches.keys()).length,
    'service worker': (await navigator.serviceWorker.getRegistrations()).length,
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`)
  return [...cookies, ...Object.entries(kept).flatMap(([kind, count]) => (count > 0 ? [kind] : []))]
}

/** Elements that make the page scroll sideways. */
export function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !element.closest('svg'),
    )
    return [`${root.scrollWidth} px wide, ${culprits[0]?.outerHTML.slice(0, 100)}`]
  })
}

/** The focused element, if it is behind an open dialog. */
export function focusBehindDialog(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const active = document.activeElement
    const isBehind =
      active !== null && active !== document.body && !active.closest('dialog:is([open], :popover-open)')
    return isBehind ? [active.outerHTML.slice(0, 100)] : []
  })
}

/** Animations and transitions that take any time. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => (animation as CSSTransition).transitionProperty ?? String(animation.id)),
  )
}

/** Puts the text spacing of WCAG 1.4.12 on the page. */
export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  })
}

/** Text that is clipped, or makes the page scroll sideways. */
export async function cutOff(page: Page): Promise<string[]> {
  return [...(await widerThanWindow(page)), ...(await page.evaluate(cutOffText))]
}

/** Runs in the browser. */
function cutOffText(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('svg, [aria-hidden="true"], [inert]'))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => {
      const { overflowY, overflowX, position, width } = getComputedStyle(element)
      // Visually hidden text is one pixel wide on purpose.
      if (position === 'absolute' && Number.parseFloat(width) <= 1) return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2)
      )
    })
    .map((element) => element.outerHTML.slice(0, 100))
}

/** Links and fields under 24 px, and buttons under 44 px high; links within a sentence do not count. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
        // A checkbox's label and the whole card of a card link belong to the target.
        const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
        const boxes = [element, ...(element.matches('input') && label ? [label] : [])].map((part) =>
          part.getBoundingClientRect(),
        )
        const coversCard = getComputedStyle(element, '::after').position === 'absolute'
        if (isInSentence || coversCard) return false
        const least = isButton(element) ? 44 : 24
        return !boxes.some(({ width, height }) => width >= 24 && height >= least - 0.5)
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${Math.round(width)} × ${Math.round(height)}, ${element.outerHTML.slice(0, 100)}`
      })
  })
}

/** Risk warnings that are smaller than the text around them, below 7:1, hidden or folded; or that there is none. */
export async function weakRiskWarnings(page: Page): Promise<string[]> {
  await addColours(page)
  return await page.evaluate(() => {
    const { read, over, contrast, behind } = window.colours
    const warnings = [...document.querySelectorAll('[data-risk-warning] p')]
    if (warnings.length === 0) return ['There is no risk warning.']
    const bodySize = Number.parseFloat(getComputedStyle(document.body).fontSize)
    return warnings.flatMap((warning) => {
      const { color, fontSize } = getComputedStyle(warning)
      const ground = behind(warning)
      const ratio = ground ? contrast(over(read(color), ground), ground) : 1
      const problems = [
        !warning.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && 'hidden',
        warning.closest('details, dialog, [hidden], [aria-hidden="true"]') && 'folded',
        Number.parseFloat(fontSize) < bodySize && `${fontSize}, the text is ${bodySize}px`,
        ratio < 7 && `contrast ${ratio.toFixed(2)}`,
      ].filter(Boolean)
      return problems.length > 0 ? [`${problems.join(', ')}: ${warning.outerHTML.slice(0, 100)}`] : []
    })
  })
}

/** What a screen reader says, without what is left of each day, which comes later. */
export async function readAloud(part: Locator): Promise<string> {
  return (await part.ariaSnapshot()).replaceAll(/(button "\w{3} \d+ \w{3}) [^"]+"/g, '$1"')
}

/** What Tab reaches, in order. */
export function tabStops(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      .map((element) => element.getAttribute('name') ?? element.innerText),
  )
}
