import { expect, test } from '@playwright/test'
import { pickerCopy } from '#content/forms/call-copy.ts'
import { callbackServices } from '#content/site/services.ts'
import { callbackDialog, notification, picker, topicBox } from '../../support/fill-forms.ts'
import { openHydrated as open } from '../../support/open-page.ts'
import { someTopic } from '../../support/some-service.ts'
import { bookableDay } from '../../support/test-days.ts'

test('a callback is booked by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      this.dataset.fieldsAtOnce = String(this.querySelector('input[name="name"]')?.checkVisibility())
    }
  })
  await open(page, '/Customer')
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' })
  const dialog = callbackDialog(page)
  await test.step('the dialog has its fields before the next key press', async () => {
    await opener.focus()
    await expect(page.locator('dialog input[name="name"]').first()).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAttribute('data-fields-at-once', 'true')
  })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const next = async (text: string) => {
    await press('Tab')
    await page.keyboard.type(text)
  }
  await next('Grace Hopper')
  await next('01632 960 456')
  await next('grace@example.com')
  await next('About our mortgage')
  await next('Basingstoke')
  await press('Tab')
  await expect(dialog.getByRole('group', { name: pickerCopy.days }).getByRole('button').first()).toBeFocused()
  await dialog.getByLabel('Preferred Date').focus()
  await dialog.getByLabel('Preferred Date').fill(bookableDay('a booking by keyboard'))
  await dialog.getByLabel('Preferred Time').focus()
  await press('Enter')
  await expect(picker(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(picker(page).getByRole('button', { name: ' - ' })).not.toHaveCount(0)
  await press('Tab', 'Enter')
  await expect(dialog.getByLabel('Preferred Time')).toBeFocused()
  await press('Tab', 'Space')
  await expect(topicBox(dialog, someTopic)).toBeChecked()
  for (const _ of callbackServices.slice(1)) await press('Tab')
  await press('Tab', 'Space')
  await press('Tab', 'Tab', 'Enter')
  await expect(notification(page)).toContainText('will be in touch on')
  await press('Escape')
  await expect(notification(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
