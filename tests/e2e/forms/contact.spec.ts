import { expect, test } from '@playwright/test'
import { nextSteps } from '#content/forms/next-steps.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import {
  contactForm,
  expectError,
  fillContact,
  notification,
  privacyBox,
  sentTo,
  summary,
} from '../../support/fill-forms.ts'
import { openHydrated as open } from '../../support/open-page.ts'
import { someService } from '../../support/some-service.ts'

const { dialogTitle, errors, outcomes } = wording

test.describe('A customer', () => {
  test('who fills in the form, with and without errors', async ({ page }) => {
    const sent = sentTo(page, pages.contactUs.path)
    await open(page, '/ContactUs')
    const form = contactForm(page)

    await test.step('who submits an empty form sees an error at each field, and nothing is sent', async () => {
      await form.getByRole('button', { name: 'SUBMIT' }).click()
      await expectError(form, 'Name', errors.name)
      await expectError(form, 'Phone Number', errors.phoneOrEmail)
      await expectError(form, 'Email', errors.phoneOrEmail)
      await expectError(form, 'Message', errors.message)
      await expect(privacyBox(form)).toHaveAccessibleDescription(errors.pleaseAccept)
      expect(sent).toHaveLength(0)
    })

    await test.step('finds all errors in a summary that has focus and links to the fields', async () => {
      await expect(summary(form)).toBeFocused()
      await expect(summary(form).getByRole('link')).toHaveText([
        errors.name,
        errors.phoneOrEmail,
        errors.message,
        errors.pleaseAccept,
      ])
      await summary(form).getByRole('link', { name: errors.message }).click()
      await expect(form.getByLabel('Message')).toBeFocused()
    })

    await test.step('sees each error disappear when it is corrected', async () => {
      await form.getByRole('button', { name: 'SUBMIT' }).click()
      await expect(summary(form)).toBeFocused()
      await form.getByLabel('Email').fill('grace@')
      await expect(form.getByText(errors.phoneOrEmail)).toHaveCount(0)
      await expect(form.getByText(errors.emailPattern)).toHaveCount(0)
      await form.getByLabel('Message').click()
      await expectError(form, 'Email', errors.emailPattern)
      await form.getByLabel('Email').fill('grace@example.com')
      await expect(form.getByText(errors.emailPattern)).toHaveCount(0)
      await privacyBox(form).check()
      await expect(form.getByText(errors.pleaseAccept)).toHaveCount(0)
      await expectError(form, 'Name', errors.name)
    })

    await test.step('who sends a second form sends another idempotency key', async () => {
      for (const count of [1, 2]) {
        await fillContact(form)
        await form.getByRole('button', { name: 'SUBMIT' }).click()
        await notification(page).getByRole('button', { name: 'Done' }).click()
        expect(sent).toHaveLength(count)
      }
      const keys = sent.map((request) => new URLSearchParams(request.postData() ?? '').get('key'))
      expect(new Set(keys).size).toBe(2)
    })

    await test.step('finds the phone, the mail address and the callback beside the form', async () => {
      await expect(form.getByRole('heading', { name: 'Call Us' })).toBeVisible()
      await expect(form.locator('a[href^="tel:"]')).toBeVisible()
      await expect(form.locator('a[href^="mailto:"]')).toBeVisible()
      await form.getByRole('article').filter({ hasText: 'Request a Callback' }).getByRole('link').click()
      const dialog = page.getByRole('dialog', { name: dialogTitle.callback, exact: true })
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText('2 working days')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/ContactUs')
    })
  })

  test('gets a success message with a reference, the form is reset, and the confirmation is called for', async ({
    page,
  }) => {
    await page.clock.install()
    const sent = sentTo(page, pages.contactUs.path)
    const calls = sentTo(page, '/send-callback-confirmation')
    // Never answered: nobody waits for it.
    await page.route('**/send-callback-confirmation', () => {})
    await open(page, someService.path)
    const form = contactForm(page)
    await form.locator('details > summary').click()
    await expect(privacyBox(form)).not.toBeChecked()
    await fillContact(form)
    await form.getByRole('button', { name: 'SUBMIT' }).click()

    await expect(notification(page)).toHaveAccessibleDescription(outcomes.contactSaved)
    await expect(notification(page).getByText(/^Your reference number: \w+-\w{5}$/)).toBeVisible()
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.postData() ?? ''))).toEqual({
      role: 'Customer',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      originPage: someService.path,
      website: '',
      name: 'Grace Brewster Hopper',
      phoneNumber: '01632 960 456',
      email: 'grace@example.com',
      town: 'Basingstoke',
      message: 'What would a mortgage cost us?',
      privacyPolicy: 'on',
    })
    await expect.poll(() => calls.length).toBe(1)
    expect(calls[0]?.postDataJSON()).toEqual({ name: 'Grace', email: 'grace@example.com', isAdviser: false })

    // It stays until the visitor closes it.
    await page.clock.fastForward('30:00')
    await expect(notification(page)).toBeVisible()
    await notification(page).getByRole('button', { name: 'Close' }).click()
    await expect(notification(page)).toBeHidden()
    for (const label of ['Name', 'Phone Number', 'Email', 'Town', 'Message']) {
      await expect(form.getByLabel(label)).toHaveValue('')
    }
    await expect(privacyBox(form)).not.toBeChecked()
  })
})

test.describe('An adviser', () => {
  test('who fills in the form, on the home page and on Contact Us', async ({ page }) => {
    const sent = sentTo(page, pages.contactUs.path)
    const calls = sentTo(page, '/send-callback-confirmation')
    await open(page, '/Adviser')
    const form = contactForm(page)

    await test.step('must give phone and email, and has no town field and no callback card', async () => {
      await form.getByRole('button', { name: 'SUBMIT' }).click()
      await expectError(form, 'Name', errors.name)
      await expectError(form, 'Phone Number', errors.phone)
      await expectError(form, 'Email', errors.email)
      await expectError(form, 'Message', errors.message)
      await expect(form.getByLabel('Town')).toHaveCount(0)
      await expect(form.getByText('Request a Callback')).toHaveCount(0)
    })

    await test.step('who came by the adviser menu sends the form as an adviser, and learns whether a mail follows', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
      // The URL changes before the page, and the previous page has such a form too.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactUs.hero.adviser.heading)
      await expect(page).toHaveURL('/ContactUs?audience=adviser')
      await fillContact(form, { isAdviser: true })
      await form.getByLabel('Email').fill('grace at example')
      await form.getByRole('button', { name: 'SUBMIT' }).click()
      await expect(notification(page)).toHaveAccessibleDescription(outcomes.contactSaved)
      await expect(notification(page)).toContainText(nextSteps.noConfirmation)
      expect(new URLSearchParams(sent[0]?.postData() ?? '').get('role')).toBe('Adviser')
      await expect.poll(() => calls[0]?.postDataJSON()?.isAdviser).toBe(true)
      await notification(page).getByRole('button', { name: 'Done' }).click()
      await expect(form.getByLabel('Town')).toHaveCount(0)
    })
  })
})
