import { expect, test } from '@playwright/test'
import { callbackServices } from '#content/site/services.ts'
import { callbackDialog, notification, openCallback, picker, topicBox } from '../../support/fill-forms.ts'
import { open } from '../../support/open-page.ts'
import { someTopic } from '../../support/some-service.ts'
import { bookableDay } from '../../support/test-days.ts'

test('a dialog opened by keyboard has its fields before the next key press', async ({ page }) => {
  await page.addInitScript(() => {
    const { showPopover } = HTMLElement.prototype
    HTMLElement.prototype.showPopover = function () {
      showPopover.call(this)
      this.dataset.fieldsAtOnce = String(this.querySelector('input[name="name"]')?.checkVisibility())
    }
  })
  await open(page, '/Customer')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).focus()
  await expect(page.locator('dialog input[name="name"]').first()).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(callbackDialog(page)).toHaveAttribute('data-fields-at-once', 'true')
})

test('a callback is booked by keyboard alone', async ({ page }) => {
  await open(page, '/Customer')
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = callbackDialog(page)
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
  await expect(dialog.getByLabel('Preferred Date')).toBeFocused()
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

test('the dialog’s accessibility tree: roles, names and states', async ({ page }) => {
  const dialog = await openCallback(page)
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Request a Callback":
      - heading "Request a Callback" [level=2]
      - button "Close"
      - paragraph: /within 2 working days/
      - textbox "Name"
      - textbox "Phone Number"
      - textbox "Email optional"
      - textbox "Message"
      - textbox "Town/City optional"
      - textbox "Preferred Date"
      - 'button "Preferred Time: Choose a time"'
      - group /Services choose one or more/:
        ${callbackServices.map((service) => `- checkbox "${service}"`).join('\n        ')}
      - checkbox "I have read and accept the privacy policy (opens in a new tab)"
      - button "Request my callback"
  `)
  await dialog.getByRole('button', { name: 'Request my callback' }).click()
  for (const label of ['Name', 'Phone Number', 'Message', 'Preferred Date', 'Preferred Time']) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
})
