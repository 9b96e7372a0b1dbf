import { expect, type Page, test } from '@playwright/test'
import { controlsWithoutStates, unreadableControls } from '../support/control-contrast.ts'
import { openStates } from '../support/open-states.ts'
import { axeViolations, darkViolations, runningAnimations, widerThanWindow } from '../support/page-checks.ts'
import { type PageWatch, watchPage } from '../support/watch-page.ts'

// The checks that apply to every open state: dialogs, menus, messages, notifications; axe in the light on a phone and
// in the dark on a desktop.

test.describe.configure({ timeout: 180_000 })

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
]

/** Everything else stays open when the window is made wider. */
const dependsOnWidth = (state: string) => state.startsWith('the menu overlay')

/** The states with controls that no page at rest has, and the width at which these are looked at. */
const withOwnControls: Record<string, number> = {
  'the menu overlay, or on a wide screen the dropdown': 360,
  'the slot picker': 1280,
  'the contact form with errors': 1280,
}
for (const state of Object.keys(withOwnControls))
  if (!openStates.some((states) => state in states)) throw new Error(`There is no state “${state}”`)

const openDialog = 'dialog:is([open], :popover-open)'

for (const states of openStates) {
  test(`${Object.keys(states).join(', then ')} when open`, async ({ page }) => {
    const watch = await watchPage(page)
    for (const [state, reach] of Object.entries(states))
      await test.step(state, () => check(page, watch, state, reach))
  })
}

async function check(
  page: Page,
  watch: PageWatch,
  state: string,
  reach: (page: Page) => Promise<unknown>,
): Promise<void> {
  const dialogs = page.locator(openDialog)
  let opened = 0
  // The checks of the state before leave the page in either colour scheme.
  await page.emulateMedia({ colorScheme: 'light' })
  for (const [index, size] of sizes.entries()) {
    const at = `${state} at ${size.width} px`
    await page.setViewportSize(size)
    if (index === 0 || dependsOnWidth(state)) {
      const reached = reach(page).catch((cause) => {
        throw new Error(`${at}: not reached`, { cause })
      })
      await Promise.race([reached, watch.firstFault])
      opened = await dialogs.count()
    }
    await expect(dialogs, `${at}: open dialogs`).toHaveCount(opened)

    await test.step('nothing that opens asks for what its Content Security Policy forbids', () => {
      expect(watch.blocked, `${at}: blocked by policy`).toEqual([])
    })
    await test.step('nothing that opens reports an error on the console', () => {
      expect(watch.errors, `${at}: console errors`).toEqual([])
    })
    await test.step('nothing that opens scrolls sideways', async () => {
      expect.soft(await widerThanWindow(page), `${at}: scrolls sideways`).toEqual([])
    })
    await test.step('R17 with reduced motion nothing moves', async () => {
      expect.soft(await runningAnimations(page), `${at}: moves`).toEqual([])
    })
    await test.step('R17 axe finds no violation in anything that opens', async () => {
      const judged = { colours: opened > 0 ? openDialog : 'html' }
      const violations =
        size.width > 360 ? await darkViolations(page, judged) : await axeViolations(page, judged)
      expect.soft(violations, `${at}: axe`).toEqual([])
    })
    if (withOwnControls[state] === size.width)
      await test.step('R17 the controls that open can be read hovered, focused and pressed as well', async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await unreadableControls(page), `${at}, ${colorScheme}: unreadable`).toEqual([])
        }
        expect.soft(await controlsWithoutStates(page), `${at}: no look of their own`).toEqual([])
      })
    if (size.width > 360) continue
    await test.step('nothing that opens scrolls sideways at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await widerThanWindow(page), `${state} at 320 px: scrolls sideways`).toEqual([])
    })
  }
}
