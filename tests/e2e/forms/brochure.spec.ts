import { expect, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { brochurePath, expectError, notification, privacyBox, sentTo } from '../../support/fill-forms.ts'
import { openHydrated as open } from '../../support/open-page.ts'

const { errors, outcomes, brochureButton } = wording

test('the brochure form', async ({ page }) => {
  const sent = sentTo(page, brochurePath)
  const calls = sentTo(page, '/send-brochure')
  await open(page, pages.joinUs.path)
  const buttons = page.getByRole('link', { name: brochureButton })
  const dialog = page.getByRole('dialog', { name: brochureButton })

  await test.step('Request our Brochure opens the brochure form', async () => {
    await expect(buttons).not.toHaveCount(0)
    for (const button of await buttons.all()) {
      await button.click()
      await expect(dialog.getByLabel('Email Address')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('an empty brochure form shows its errors as text and sends nothing', async () => {
    await buttons.first().click()
    await dialog.getByRole('button', { name: 'Send me the brochure' }).click()
    await expectError(dialog, 'Name', errors.name)
    await expectError(dialog, 'Email Address', errors.emailAddress)
    await expect(privacyBox(dialog)).toHaveAccessibleDescription(errors.mustAccept)
    await dialog.getByLabel('Email Address').fill('grace@nowhere')
    await dialog.getByRole('button', { name: 'Send me the brochure' }).click()
    await expectError(dialog, 'Email Address', errors.emailPattern)
    expect(sent).toHaveLength(0)
  })

  await test.step('the success message names person and address, and closing it closes the form', async () => {
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

    await buttons.first().click()
    await expect(dialog.getByLabel('Name')).toHaveValue('')
    await expect(privacyBox(dialog)).not.toBeChecked()
  })
})
