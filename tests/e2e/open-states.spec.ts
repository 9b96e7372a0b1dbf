import { expect, test } from '@playwright/test'
import { openStates } from '../support/open-states.ts'
import { axeViolations, stateProblems, widerThanWindow } from '../support/page-checks.ts'
import { watchPage } from '../support/watch-page.ts'

// The checks that apply to everything that opens: dialogs, menus, messages, notifications. The page behind a dialog is
// as it was at rest.

const openDialog = 'dialog:is([open], :popover-open)'

for (const states of openStates) {
  test(`R17 axe finds nothing, and nothing scrolls sideways: ${Object.keys(states).join(', then ')}`, async ({
    page,
  }) => {
    const watch = await watchPage(page)
    await page.setViewportSize({ width: 320, height: 740 })
    for (const [state, reach] of Object.entries(states)) {
      await Promise.race([reach(page), watch.firstFault])
      expect([...watch.blocked, ...watch.errors], state).toEqual([])
      const isDialog = (await page.locator(openDialog).count()) > 0
      const problems = isDialog
        ? await stateProblems(page, openDialog)
        : [...(await widerThanWindow(page)), ...(await axeViolations(page, 'main'))]
      expect.soft(problems, state).toEqual([])
    }
  })
}
