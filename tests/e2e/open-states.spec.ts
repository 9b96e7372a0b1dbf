import { expect, test } from '@playwright/test'
import { openStates } from '../support/open-states.ts'
import { axeViolations, runningAnimations, widerThanWindow } from '../support/page-checks.ts'
import { watchPage } from '../support/watch-page.ts'

// The checks that apply to every open state: dialogs, menus, messages, notifications.

test.describe.configure({ timeout: 180_000 })

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
]

/** Everything else stays open when the window is made wider. */
const dependsOnWidth = (state: string) => state.startsWith('the menu overlay')

const openDialog = 'dialog:is([open], :popover-open)'

for (const [state, reach] of Object.entries(openStates)) {
  test(`${state} when open`, async ({ page }) => {
    const watch = await watchPage(page)
    const dialogs = page.locator(openDialog)
    let opened = 0
    for (const [index, size] of sizes.entries()) {
      const at = `${state} at ${size.width} px`
      await page.setViewportSize(size)
      if (index === 0 || dependsOnWidth(state)) {
        await Promise.race([reach(page), watch.firstFault])
        opened = await dialogs.count()
      }
      await expect(dialogs, `${at}: open dialogs`).toHaveCount(opened)

      await test.step('nothing that opens asks for what its Content Security Policy forbids', () => {
        expect(watch.blocked, `${at}: blocked by policy`).toEqual([])
      })
      await test.step('nothing that opens scrolls sideways', async () => {
        expect.soft(await widerThanWindow(page), `${at}: scrolls sideways`).toEqual([])
      })
      await test.step('R17 with reduced motion nothing moves', async () => {
        expect.soft(await runningAnimations(page), `${at}: moves`).toEqual([])
      })
      await test.step('R17 axe finds no violation in anything that opens', async () => {
        const colours = opened > 0 ? openDialog : 'html'
        expect.soft(await axeViolations(page, { colours }), `${at}: axe`).toEqual([])
      })
      if (size.width > 360) continue
      await test.step('nothing that opens scrolls sideways at 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await widerThanWindow(page), `${state} at 320 px: scrolls sideways`).toEqual([])
      })
    }
  })
}
