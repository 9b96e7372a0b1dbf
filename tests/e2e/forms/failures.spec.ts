import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { requestErrors } from '#content/forms/request-errors.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import {
  callbackDialog,
  callbackPath,
  contactForm,
  expectError,
  fillBrochure,
  fillCallback,
  fillContact,
  notification,
  openBrochure,
  openCallback,
  privacyBox,
  sentTo,
  topicBox,
} from '../../support/fill-forms.ts'
import { hydrate, openHydrated as open, open as openPlain } from '../../support/open-page.ts'
import { someTopic } from '../../support/some-service.ts'
import { bookableDay } from '../../support/test-days.ts'

const isPost = (path: string) => (url: URL) => url.pathname === path
const keyOf = (body: string | null) => new URLSearchParams(body ?? '').get('key')

test('a contact form that cannot be sent says so, keeps everything, and can be corrected and sent again', async ({
  page,
}) => {
  const sent = sentTo(page, pages.contactUs.path)
  const calls = sentTo(page, '/send-callback-confirmation')
  await open(page, '/Customer')
  const form = contactForm(page)
  await fillContact(form)
  await page.route(isPost(pages.contactUs.path), (route) => route.abort())
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(form.getByRole('button', { name: 'Sending …' })).toHaveAttribute('aria-disabled', 'true')
  await expect(notification(page)).toHaveAccessibleDescription(wording.outcomes.contactFailed, {
    timeout: 15_000,
  })
  await notification(page).getByRole('button', { name: 'Back to the form' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('What would a mortgage cost us?')
  await expect(privacyBox(form)).toBeChecked()
  expect(calls).toHaveLength(0)

  await page.unrouteAll()
  await form.getByLabel('Message').fill('What would a mortgage of £200,000 cost us?')
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(notification(page)).toHaveAccessibleDescription(wording.outcomes.contactSaved)
  // The first sending may have been saved all the same: what was corrected has a key of its own.
  const keys = sent.map((request) => keyOf(request.postData()))
  expect(new Set(keys.slice(0, -1)).size).toBe(1)
  expect(keys.slice(0, -1)).not.toContain(keys.at(-1))
})

test('the contact form under a double click, a lost response and a rate limit', async ({ page }) => {
  await open(page, '/ContactUs')
  const form = contactForm(page)

  await test.step('a double click sends one form', async () => {
    const sent = sentTo(page, pages.contactUs.path)
    await fillContact(form)
    await form.getByRole('button', { name: 'SUBMIT' }).dblclick()
    await expect(notification(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    await notification(page).getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a response that is lost after the save causes no second enquiry', async () => {
    await fillContact(form)
    let saved = ''
    await page.route(isPost(pages.contactUs.path), async (route) => {
      const response = await route.fetch()
      if (saved) return route.fulfill({ response })
      saved = (await response.json()).reference
      return route.abort('connectionreset')
    })
    await form.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(notification(page)).toContainText(/reference number: \w+-\w{5}/)
    await expect(notification(page)).toContainText(saved)
    await notification(page).getByRole('button', { name: 'Done' }).click()
    await page.unrouteAll()
  })

  await test.step('a client over the rate limit is told so, and keeps the form', async () => {
    await fillContact(form)
    await page.route(isPost(pages.contactUs.path), (route) =>
      route.fulfill({ status: 429, json: { ok: false } }),
    )
    await form.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(notification(page)).toHaveAccessibleDescription(requestErrors.tooMany.text)
    await expect(form.getByLabel('Name')).toHaveValue('Grace Brewster Hopper')
  })
})

test('a callback that cannot be sent says nothing, keeps everything and offers to try again', async ({
  page,
}) => {
  const sent = sentTo(page, callbackPath)
  const dialog = await openCallback(page)
  const time = await fillCallback(page, dialog, bookableDay('a callback that cannot be sent'))
  await page.route(isPost(callbackPath), (route) => route.fulfill({ status: 503, body: 'down' }))
  await dialog.getByRole('button', { name: 'Request my callback' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending …' })).toBeVisible()
  const again = dialog.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 15_000 })
  await expect(again).toBeFocused()
  await expect(notification(page)).toBeHidden()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByLabel('Preferred Time')).toHaveText(time)

  await page.unrouteAll()
  await again.click()
  await expect(notification(page)).toContainText('will be in touch on')
  expect(new Set(sent.map((request) => keyOf(request.postData()))).size).toBe(1)
})

test('a confirmation call that fails changes nothing for the visitor; only the contact form’s is logged', async ({
  page,
}) => {
  const noted: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') noted.push(message.text())
  })
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  const answered: string[] = []
  await page.route(/\/send-(callback|request-callback)-confirmation$/, (route) => {
    answered.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 500, body: 'down' })
  })
  await page.route(/\/send-brochure$/, (route) => {
    answered.push('/send-brochure')
    return route.abort()
  })

  await open(page, '/ContactUs')
  await fillContact(contactForm(page))
  await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
  await expect(notification(page)).toHaveAccessibleDescription(wording.outcomes.contactSaved)
  await expect.poll(() => noted).toEqual(['The confirmation call was answered with 500.'])

  await notification(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).click()
  const callback = callbackDialog(page)
  await fillCallback(page, callback, bookableDay('a confirmation call that fails'))
  await callback.getByRole('button', { name: 'Request my callback' }).click()
  await expect(notification(page)).toContainText('will be in touch on')
  await expect.poll(() => answered).toContain('/send-request-callback-confirmation')

  const brochure = await openBrochure(page)
  await fillBrochure(brochure)
  await brochure.getByRole('button', { name: 'Send me the brochure' }).click()
  await expect(notification(page)).toContainText('The brochure will be sent shortly to')
  await expect.poll(() => answered).toContain('/send-brochure')
  expect([noted.length, faults]).toEqual([1, []])
})

test('where the dialog’s code cannot be fetched, the form opens as a page', async ({ page }) => {
  await open(page, '/Customer')
  await page.route('**/assets/open-form-dialog*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).click()
  await expect(page).toHaveURL(callbackPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Request a Callback' })).toBeVisible()
})

test('a contact form whose code cannot be fetched is sent as a plain form', async ({ page }) => {
  await openPlain(page, '/Customer')
  await page.route('**/assets/**', (route) => route.abort())
  await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page).toHaveURL(/ContactUs/)
  await expectError(contactForm(page), 'Name', wording.errors.name)
  await fillContact(contactForm(page))
  await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
  await expect(contactForm(page)).toContainText(wording.outcomes.contactSaved)
})

test('what is typed into a form before its code has come stays, and so does the focus', async ({ page }) => {
  const { promise: isTyped, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => isTyped.then(() => route.continue()))
  await page.goto('/ContactUs')
  const name = contactForm(page).getByLabel('Name')
  await name.focus()
  await page.keyboard.type('Grace')
  letCodeCome()
  await hydrate(page)
  await expect(name).toHaveValue('Grace')
  await expect(name).toBeFocused()
})

test('where scripts come three seconds late, what is filled in and sent at once is kept, and kept once', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await setTimeout(3_000)
    await route.continue().catch(() => {})
  })
  for (const path of [pages.contactUs.path, callbackPath]) {
    const sent = sentTo(page, path)
    await page.goto(path)
    const form = page.locator('main form').first()
    await fillContact(form, { isAdviser: path === callbackPath })
    if (path === callbackPath) {
      await topicBox(form, someTopic).check()
      await form.getByLabel('Preferred Date').fill(bookableDay('scripts that come late'))
      await form.getByRole('radio', { name: '09:30 - 10:00' }).check()
    }
    const button = form.getByRole('button', { name: /SUBMIT|Request my callback/ })
    await button.click()
    await expect(page.getByText(/reference number/i).first()).toBeVisible()
    expect(sent).toHaveLength(1)
  }
})
