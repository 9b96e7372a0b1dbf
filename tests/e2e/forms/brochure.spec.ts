import { expect, test } from '@playwright/test'
import { wording } from '#content/site/wording.ts'
import {
  brochurePath,
  expectError,
  notification,
  openBrochure,
  privacyBox,
  sentTo,
} from '../../support/fill-forms.ts'

const { errors, outcomes, brochureButton } = wording

test('an empty brochure form shows its errors as text and sends nothing', async ({ page }) => {
  const sent = sentTo(page, brochurePath)
  const dialog = await openBrochure(page)
  await dialog.getByRole('button', { name: 'Send me the brochure' }).click()
  await expectError(dialog, 'Name', errors.name)
  await expectError(dialog, 'Email Address', errors.emailAddress)
  await expect(privacyBox(dialog)).toHaveAccessibleDescription(errors.mustAccept)
  await dialog.getByLabel('Email Address').fill('grace@nowhere')
  await dialog.getByRole('button', { name: 'Send me the brochure' }).click()
  await expectError(dialog, 'Email Address', errors.emailPattern)
  expect(sent).toHaveLength(0)
})

test('the success message names person and address, and closing it closes the form', async ({ page }) => {
  const calls = sentTo(page, '/send-brochure')
  const dialog = await openBrochure(page)
  await dialog.getByLabel('Name').fill('  Grace Brewster Hopper ')
  await dialog.getByLabel('Email Address').fill(' grace@example.com ')
  await privacyBox(dialog).check()
  await dialog.getByRole('button', { name: 'Send me the brochure' }).click()
  const thanks = outcomes.brochureSaved
    .replace('{name}', 'Grace Brewster Hopper')
    .replace('{email}', 'grace@example.com')
  await expect(notification(page)).toHaveAccessibleDescription(thanks)
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.postDataJSON()).toEqual({ email: 'grace@example.com', name: 'Grace' })
  await notification(page).getByRole('button', { name: 'Close' }).click()
  await expect(notification(page)).toBeHidden()
  await expect(dialog).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: brochureButton }).first().click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await expect(privacyBox(dialog)).not.toBeChecked()
})
