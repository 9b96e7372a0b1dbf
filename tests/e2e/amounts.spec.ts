import { expect, test } from '@playwright/test'
import { open } from '../support/open-page.ts'
import { cutOff } from '../support/page-checks.ts'

// The blocks that show a list, with other amounts than the content has, and with names that no line can hold.
test('lists of one and of 23 with long names fit at every width', async ({ page }) => {
  for (const items of [1, 23]) {
    await open(page, `/styleguide/amounts?items=${items}`)
    for (const width of [320, 600, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await cutOff(page), `${items} items at ${width} px`).toEqual([])
    }
  }
})
