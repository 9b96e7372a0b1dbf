import type { Page } from '@playwright/test'
import { addColours } from './colours.ts'

const controls =
  'a[href], button, summary, input:not([type="hidden"]), textarea, select, label:has(input:is([type="checkbox"], [type="radio"]))'

/** The states that a pointer or the keyboard brings about. Chosen and disabled controls are on the page as such. */
const states = [
  '',
  'hover',
  'focus focus-visible focus-within',
  'hover active',
  'hover focus focus-visible focus-within',
]

/**
 * The controls that cannot be read, or whose edge cannot be seen, in any state: text below 4.5:1 (WCAG 1.4.3), the
 * edge of a field below 3:1 (1.4.11). All of them are put into a state at once, so it takes one look at the page.
 * Text above a picture is left out: no single colour is behind it.
 */
export async function unreadableControls(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0)
  await page.evaluate(makeStatesSettable)
  await addColours(page)
  const found: string[] = []
  for (const state of states) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-state', value), state)
    for (const problem of await page.evaluate(lowContrast, controls))
      found.push(`${state || 'rest'}: ${problem}`)
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-state'))
  return found
}

/**
 * Runs in the browser. Lets `<html data-state="hover">` put every element into a state: `:hover` becomes
 * `:is(:hover, :where(…))`, which keeps the specificity of each rule, so they win or lose as before.
 */
function makeStatesSettable() {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-state'))
        rule.selectorText = rule.selectorText.replace(
          /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
          ':is(:$1, :where(html[data-state~="$1"] *))',
        )
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) change(sheet.cssRules)
}

/** Runs in the browser. */
function lowContrast(selector: string): string[] {
  const { read, over, contrast, behind } = window.colours
  const isField = (element: Element) =>
    element.matches('input, textarea, select') &&
    !element.matches('[type="submit"]') &&
    getComputedStyle(element).opacity !== '0'

  const problems: string[] = []
  const note = (element: Element, what: string, ratio: number, least: number) => {
    if (ratio >= least) return
    const scheme = getComputedStyle(element).colorScheme
    problems.push(`${what} ${ratio.toFixed(2)}:1 (${scheme}) of ${element.outerHTML.slice(0, 140)}`)
  }
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.checkVisibility({ checkVisibilityCSS: true })) continue
    const texts = [control, ...control.querySelectorAll('*')].filter(
      (element) =>
        (isField(element) && !element.matches('[type="checkbox"], [type="radio"]')) ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    for (const text of texts.filter((element) => element.checkVisibility() && !element.closest('svg'))) {
      const ground = behind(text)
      if (ground) note(text, 'text', contrast(over(read(getComputedStyle(text).color), ground), ground), 4.5)
    }
    if (!isField(control)) continue
    const ground = behind(control.parentElement)
    if (!ground) continue
    const { borderTopColor, backgroundColor } = getComputedStyle(control)
    const edge = contrast(over(read(borderTopColor), ground), ground)
    note(control, 'edge', Math.max(edge, contrast(over(read(backgroundColor), ground), ground)), 3)
  }
  return problems
}
