import { expect, test } from '@playwright/test'
import { callbackServices } from '#content/site/services.ts'
import { wording } from '#content/site/wording.ts'
import { formatDashed } from '#domain/plain-date.ts'
import {
  callbackDialog,
  callbackPath,
  expectError,
  fillCallback,
  notification,
  openCallback,
  privacyBox,
  sentTo,
  summary,
  topicBox,
} from '../../support/fill-forms.ts'
import { openHydrated as open } from '../../support/open-page.ts'
import { someService, someTopic } from '../../support/some-service.ts'
import { bookableDay } from '../../support/test-days.ts'

const { errors, outcomes, dialogTitle, services } = wording

test('the ways to the dialogs', async ({ page }) => {
  await open(page, '/')

  await test.step('hovering over its trigger renders the dialog, still closed', async () => {
    await expect(page.locator('dialog form')).toHaveCount(0)
    await page.locator('footer >> text=Request a Callback').hover()
    await expect(page.locator('dialog form')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [opener, title] of [
    ['footer >> text=Financial Advice', dialogTitle.consultation],
    ['footer >> text=Request a Callback', dialogTitle.callback],
    ['main article:has-text("Free Initial Consultation") [aria-haspopup]', dialogTitle.consultation],
  ] as const)
    await test.step(`'${title}' opens from ${opener}, and closes on its close control`, async () => {
      await page.locator(opener).click()
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      await expect(dialog).toContainText('2 working days')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/')
    })
})

test('the callback dialog', async ({ page }) => {
  const sent = sentTo(page, callbackPath)
  const dialog = await openCallback(page)

  await test.step('the dialog’s accessibility tree: roles, names and states', async () => {
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
          ${callbackServices.map((service) => `- checkbox "${service}"`).join('\n          ')}
        - checkbox "I have read and accept the privacy policy (opens in a new tab)"
        - button "Request my callback"
    `)
  })

  await test.step('choosing a service adds it, unchoosing removes it, and either clears the error', async () => {
    const group = dialog.getByRole('group', { name: 'Services' })
    const box = (name: string) => group.getByRole('checkbox', { name })
    const [chosen] = services
    await expect(group.getByRole('checkbox')).toHaveCount(services.length)
    for (const service of services) await expect(box(service)).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Request my callback' }).click()
    await box(chosen).check()
    await expect(group).not.toHaveAccessibleDescription(errors.services)
    await box(chosen).uncheck()
    await expect(group).not.toHaveAccessibleDescription(errors.services)
  })

  await test.step('an empty callback form shows an error at each field; a consultation needs no message', async () => {
    await dialog.getByRole('button', { name: 'Request my callback' }).click()
    await expect(summary(dialog)).toBeFocused()
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await expectError(dialog, 'Name', errors.name)
    await expectError(dialog, 'Phone Number', errors.phone)
    await expectError(dialog, 'Message', errors.message)
    await expectError(dialog, 'Preferred Date', errors.date)
    await expectError(dialog, 'Preferred Time', errors.time)
    await expect(dialog.getByRole('group', { name: 'Services' })).toHaveAccessibleDescription(errors.services)
    await expect(privacyBox(dialog)).toHaveAccessibleDescription(errors.mustAccept)
    await dialog.getByLabel('Email').fill('not an address')
    await dialog.getByRole('button', { name: 'Request my callback' }).click()
    await expectError(dialog, 'Email', errors.emailPattern)
    expect(sent).toHaveLength(0)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Financial Advice' }).click()
    const consultation = page.getByRole('dialog', { name: dialogTitle.consultation })
    await expect(consultation).toBeVisible()
    for (const text of [errors.message, errors.name])
      await expect(consultation.getByText(text)).toHaveCount(0)
    await expect(consultation.getByLabel('Email')).toHaveValue('not an address')
    await consultation.getByRole('button', { name: 'Request my consultation' }).click()
    await expect(summary(consultation).getByText(errors.message)).toHaveCount(0)
    await expect(summary(consultation).getByText(errors.name)).toBeVisible()
  })

  await test.step('what was typed is still there when the dialog is closed and opened again', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).click()
    await dialog.getByLabel('Message').fill('Half a thought')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).click()
    await expect(dialog.getByLabel('Message')).toHaveValue('Half a thought')
  })

  await test.step('the submit button stays in view while the form scrolls, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    const action = dialog.getByRole('button', { name: 'Request my callback' })
    for (const label of ['Name', 'Message']) {
      await dialog.getByLabel(label).scrollIntoViewIfNeeded()
      await expect(action).toBeInViewport({ ratio: 1 })
    }
  })
})

test('a booking shows its success message, calls for its confirmation, and resets the form', async ({
  page,
}) => {
  const sent = sentTo(page, callbackPath)
  const calls = sentTo(page, '/send-request-callback-confirmation')
  const dialog = await openCallback(page, someService.path)
  const date = bookableDay('a booking')
  const [, another = '', unticked = ''] = callbackServices
  const time = await fillCallback(page, dialog, date)
  await topicBox(dialog, another).check()
  await topicBox(dialog, unticked).check()
  await topicBox(dialog, unticked).uncheck()
  await dialog.getByRole('button', { name: 'Request my callback' }).click()

  const thanks = outcomes.callbackSaved.replace('{date}', formatDashed(date)).replace('{time}', time)
  await expect(notification(page)).toHaveAccessibleDescription(thanks)
  const body = new URLSearchParams(sent[0]?.postData() ?? '')
  expect(body.getAll('services')).toEqual([someTopic, another])
  expect(Object.fromEntries(body)).toMatchObject({
    kind: 'callback',
    date,
    time,
    originPage: someService.path,
  })
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.postDataJSON()).toEqual({
    name: 'Grace',
    date: formatDashed(date),
    time,
    email: 'grace@example.com',
  })

  await notification(page).getByRole('button', { name: 'Done' }).click()
  await expect(callbackDialog(page)).toBeVisible()
  await expect(dialog.getByText(`${time}. Your reference number is `)).toBeVisible()
  for (const label of ['Name', 'Phone Number', 'Email', 'Town', 'Message', 'Preferred Date']) {
    await expect(dialog.getByLabel(label)).toHaveValue('')
  }
  await expect(dialog.getByLabel('Preferred Time')).toHaveText('Choose a time')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
})
