import { expect, test } from '@playwright/test'
import { open } from '../support/open-page.ts'
import { overflowingText, widerThanWindow } from '../support/page-checks.ts'

// The blocks that show a list, with other amounts than the content has, and with names that no line can hold.

test.use({ reducedMotion: 'reduce' })

for (const items of [1, 2, 3, 5, 7, 23]) {
  test(`lists of ${items} with long names fit at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, `/styleguide/amounts?items=${items}`)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const at = `${items} items at ${width} px`
      expect.soft(await widerThanWindow(page), `${at}: scrolls sideways`).toEqual([])
      expect.soft(await overflowingText(page), `${at}: too wide for its box`).toEqual([])
    }
  })

  test(`the invitation ends the grid of a team of ${items}`, async ({ page }) => {
    await open(page, `/styleguide/amounts?items=${items}`)
    for (const width of [600, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const left = await page
        .getByRole('article')
        .first()
        .evaluate((card) => {
          const grid = card.closest('ul')?.parentElement?.getBoundingClientRect()
          const invitation = card.closest('ul')?.nextElementSibling?.getBoundingClientRect()
          if (!grid || !invitation) throw new Error('There is no invitation')
          return [grid.right - invitation.right, grid.bottom - invitation.bottom].map(Math.round)
        })
      expect(left, `free beside and below the invitation at ${width} px`).toEqual([0, 0])
    }
  })
}
