import { expect, test } from '@playwright/test'
import { unreadableControls } from '../support/control-contrast.ts'
import { open } from '../support/open-page.ts'

// axe looks at a page at rest only.
test('R17 every component of the styleguide can be read at rest, hovered, focused, pressed, chosen and disabled', async ({
  page,
}) => {
  await open(page, '/styleguide')
  for (const toggle of await page.getByRole('button', { name: 'Toggle' }).all()) await toggle.click()
  for (const box of await page.getByRole('checkbox', { name: 'I accept the privacy policy' }).all())
    await box.check()
  expect(await unreadableControls(page)).toEqual([])
})
