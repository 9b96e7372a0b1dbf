import { expect, test } from '@playwright/test'
import { open } from '../support/open-page.ts'
import { overflowingText, widerThanWindow } from '../support/page-checks.ts'

// The blocks that show a list, with other amounts than the content has, and with names that no line can hold.

for (const items of [1, 2, 3, 5, 7, 23]) {
  test(`lists of ${items} with long names fit at every width, and the invitation ends the grid of a team`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, `/styleguide/amounts?items=${items}`)
    for (const width of [320, 360, 600, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const at = `${items} items at ${width} px`
      expect.soft(await widerThanWindow(page), `${at}: scrolls sideways`).toEqual([])
      expect.soft(await overflowingText(page), `${at}: too wide for its box`).toEqual([])
      if (width < 600) continue
      const free = await page.getByRole('article').first().evaluate(besideInvitation)
      expect.soft(free, `${at}: free beside and below the invitation`).toEqual([0, 0])
    }
  })
}

/** Runs in the browser. */
function besideInvitation(card: Element): number[] {
  const grid = card.closest('ul')?.parentElement?.getBoundingClientRect()
  const invitation = card.closest('ul')?.nextElementSibling?.getBoundingClientRect()
  if (!grid || !invitation) throw new Error('There is no invitation')
  return [grid.right - invitation.right, grid.bottom - invitation.bottom].map(Math.round)
}
