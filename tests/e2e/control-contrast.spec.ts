import { expect, test } from '@playwright/test'
import { events, eventsPage } from '#content/pages/events.ts'
import { pages } from '#content/site/pages.ts'
import { controlsWithoutStates, unreadableControls } from '../support/control-contrast.ts'
import { open } from '../support/open-page.ts'

// R17 Colours of controls at rest, hovered, focused, pressed, chosen and disabled, in both colour schemes. axe looks
// at a page at rest only. Those of dialogs and menus: open-states.spec.ts.

test('R17 every component of the styleguide can be read in every state', async ({ page }) => {
  await open(page, '/styleguide')
  for (const toggle of await page.getByRole('button', { name: 'Toggle' }).all()) await toggle.click()
  for (const box of await page.getByRole('checkbox', { name: 'I accept the privacy policy' }).all())
    await box.check()
  expect(await unreadableControls(page)).toEqual([])
  expect(await controlsWithoutStates(page)).toEqual([])
})

test('R17 a chosen filter of the events can be read in every state', async ({ page }) => {
  await open(page, pages.events.path)
  // Events of one kind need no filter.
  if (new Set(events.map(({ kind }) => kind)).size > 1)
    await page.getByRole('group', { name: eventsPage.filter }).getByRole('button').first().click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await unreadableControls(page), colorScheme).toEqual([])
  }
  expect(await controlsWithoutStates(page)).toEqual([])
})
