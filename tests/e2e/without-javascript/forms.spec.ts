import { expect, type Page, test } from '@playwright/test'
import { mortgageRepayments } from '#content/pages/calculators/mortgage-repayments.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { formatDashed } from '#domain/plain-date.ts'
import {
  callbackPath,
  contactForm,
  fillContact,
  privacyBox,
  summary,
  topicBox,
} from '../../support/fill-forms.ts'
import { someService, someTopic } from '../../support/some-service.ts'
import { bookableDay } from '../../support/test-days.ts'

const { errors, outcomes } = wording

/** They begin with the h1, and skip no level, with the notice of a form that was sent as well. */
async function expectHeadingsInOrder(page: Page) {
  const tags = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(tags.filter((level, index) => level > (tags[index - 1] ?? 0) + 1)).toEqual([])
}

test('the contact form on any page comes back as the contact page, with messages and what was typed', async ({
  page,
}) => {
  await page.goto('/Customer')
  await contactForm(page).getByLabel('Name').fill('Grace Hopper')
  const answer = page.waitForResponse('**/ContactUs')
  await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
  expect((await answer).status()).toBe(422)
  const form = contactForm(page)
  await expect(form.getByLabel('Name')).toHaveValue('Grace Hopper')
  await expect(summary(form).getByRole('link')).toHaveText([
    errors.phoneOrEmail,
    errors.message,
    errors.pleaseAccept,
  ])
  await expect(page.locator('input[name=originPage]')).toHaveValue('/Customer')
  await fillContact(form)
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page).toHaveURL(/\/ContactUs\?sent=/)
  await expect(page.getByText(outcomes.contactSaved)).toBeVisible()
  await expectHeadingsInOrder(page)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByText(outcomes.contactSaved)).toHaveCount(0)
})

test('a callback: errors, free slots of a day, a booking, and a taken slot', async ({ page }) => {
  const date = bookableDay('a booking without JavaScript')
  await page.goto(someService.path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).click()
  await expect(page).toHaveURL(callbackPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording.dialogTitle.callback)
  await expect(page.locator('input[name=originPage]')).toHaveValue(someService.path)
  const form = page.getByRole('main')
  const send = () => form.getByRole('button', { name: 'Request my callback' }).click()
  await send()
  await expect(summary(form).getByRole('link')).toHaveText([
    errors.name,
    errors.phone,
    errors.message,
    errors.date,
    errors.time,
    errors.services,
    errors.mustAccept,
  ])
  const fill = async (name: string) => {
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Phone Number').fill('01632 960 456')
    await form.getByLabel('Message').fill('About our mortgage')
    await topicBox(form, someTopic).check()
    await form.getByLabel('Preferred Date').fill(date)
    await privacyBox(form).check()
  }
  await fill('Grace Hopper')
  // The previous page looks much the same, so wait for the navigation.
  const arrived = page.waitForEvent('load')
  await form.getByRole('button', { name: 'Show free times' }).click()
  await arrived
  await expect(form.getByLabel('Message')).toHaveValue('About our mortgage')
  await expect(topicBox(form, someTopic)).toBeChecked()
  const radio = form.getByRole('radio', { disabled: false }).first()
  const time = (await radio.getAttribute('value')) ?? ''
  await radio.check()
  await send()
  await expect(page).toHaveURL(/\?sent=/)
  const thanks = outcomes.callbackSaved.replace('{date}', formatDashed(date)).replace('{time}', time)
  await expect(page.getByText(thanks)).toBeVisible()
  await expectHeadingsInOrder(page)

  await page.goto(callbackPath)
  await fill('Ada Lovelace')
  await form.getByRole('radio', { name: time }).check()
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await send()
  expect((await answer).status()).toBe(409)
  await expect(summary(form)).toContainText('That time has just been taken.')
  await expect(form.getByRole('radio', { name: `${time} taken` })).toBeDisabled()
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace')
})

test('a calculator answers its form with the result, by keyboard, and keeps what was typed', async ({
  page,
}) => {
  await page.goto(pages.mortgageRepayments.path)
  const amount = page.getByLabel(mortgageRepayments.fields.amount.label)
  await amount.fill('£100,000')
  await amount.press('Enter')
  await expect(page.getByText('£584.59', { exact: true })).toBeVisible()
  await expect(amount).toHaveValue('£100,000')
  await expect(page.getByRole('figure')).toBeVisible()
})
