import { expect, type Page, test } from '@playwright/test'
import { events, eventsPage } from '#content/pages/events.ts'
import { pages } from '#content/site/pages.ts'
import { controlsWithoutStates, unreadableControls } from '../support/control-contrast.ts'
import { open } from '../support/open-page.ts'
import { openStates } from '../support/open-states.ts'

// R17 Colours of controls at rest, hovered, focused, pressed, chosen and disabled, in both colour schemes. axe looks
// at a page at rest only.

test.use({ reducedMotion: 'reduce' })

test('R17 every component of the styleguide can be read in every state', async ({ page }) => {
  await open(page, '/styleguide')
  for (const toggle of await page.getByRole('button', { name: 'Toggle' }).all()) await toggle.click()
  for (const box of await page.getByRole('checkbox', { name: 'I accept the privacy policy' }).all())
    await box.check()
  expect(await unreadableControls(page)).toEqual([])
  expect(await controlsWithoutStates(page)).toEqual([])
})

const reached: Record<string, (page: Page) => Promise<unknown>> = {
  'a chosen filter of the events': async (page) => {
    await open(page, pages.events.path)
    // Events of one kind need no filter.
    if (new Set(events.map(({ kind }) => kind)).size > 1)
      await page.getByRole('group', { name: eventsPage.filter }).getByRole('button').first().click()
  },
  'the slot picker': async (page) => await openStates['the slot picker']?.(page),
  'the contact form with errors': async (page) => await openStates['the contact form with errors']?.(page),
  'the menu overlay': async (page) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openStates['the menu overlay, or on a wide screen the dropdown']?.(page)
  },
}

for (const [state, reach] of Object.entries(reached)) {
  test(`R17 ${state} can be read in every state`, async ({ page }) => {
    await reach(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await unreadableControls(page), colorScheme).toEqual([])
    }
    expect(await controlsWithoutStates(page)).toEqual([])
  })
}
