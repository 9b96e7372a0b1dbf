import { expect, test } from '@playwright/test'
import { formCopy } from '#content/forms/form-copy.ts'
import { mortgageRepayments } from '#content/pages/calculators/mortgage-repayments.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { contactForm, expectHeadingsInOrder, fillContact, summary } from '../../support/fill-forms.ts'

const { errors, outcomes } = wording

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
  // That of the dialog, which only a script opens.
  await expect(page.getByRole('heading', { name: formCopy.notification.success })).toHaveCount(0)
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
