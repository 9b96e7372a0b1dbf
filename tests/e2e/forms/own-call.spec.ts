import { expect, test } from '@playwright/test'
import { keepLinkCopy } from '#content/forms/keep-link-copy.ts'
import { ownCallCopy, ownCallMeta } from '#content/forms/own-call-copy.ts'
import { formatDay } from '#domain/plain-date.ts'
import { fillCallback, notification, openCallback } from '../../support/fill-forms.ts'
import { someTopic } from '../../support/some-service.ts'
import { bookableDay, slotOn } from '../../support/test-days.ts'

const { actions, change, cancel, notices } = ownCallCopy

test('a visitor books a call, keeps its link, changes it by keyboard, and cancels it', async ({
  page,
  context,
}, { repeatEachIndex }) => {
  const referrers: string[] = []
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders().catch(() => ({}) as Record<string, string>)
    referrers.push(referer)
  })
  const [before, after] = [
    bookableDay('a visitor’s own call: before'),
    bookableDay('a visitor’s own call: after'),
  ]
  // Each of several runs on one site (--repeat-each) has its own.
  const [first, second] = [slotOn(before, 1 + repeatEachIndex), slotOn(after, -1 - repeatEachIndex)]
  const dialog = await openCallback(page)
  await fillCallback(page, dialog, before, first.slot)
  await dialog.getByRole('button', { name: 'Request my callback' }).click()
  const link = notification(page).getByRole('link', { name: keepLinkCopy.open })
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/YourCall\/[\w-]{24}$/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await notification(page).getByRole('button', { name: keepLinkCopy.copy }).click()
  await expect(notification(page).getByRole('button', { name: keepLinkCopy.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(path, page.url()).href)
  // Other tests have the same context.
  await context.clearPermissions()

  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`${formatDay(before)}, ${first.start}`)
  await expect(page.getByRole('main')).toContainText(someTopic)
  for (const typed of ['960 456', 'grace@example.com', 'fixed rate', 'Hopper'])
    await expect(page.locator('html')).not.toContainText(typed)

  await page.getByRole('link', { name: actions.change }).press('Enter')
  await page.getByLabel('Preferred Date').fill(after)
  await page.getByLabel('Preferred Date').press('Tab')
  const time = page.getByRole('radio', { name: second.slot })
  await time.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: change.submit }).press('Enter')
  await expect(page.getByText(notices.moved)).toBeVisible()
  await expect(heading).toHaveText(`${formatDay(after)}, ${second.start}`)
  await expect(page).toHaveURL(new RegExp(`${path}\\?done=moved#call$`))

  await page.getByRole('link', { name: actions.cancel }).press('Enter')
  await page.getByLabel(cancel.reason).fill('I am away')
  await page.getByRole('button', { name: cancel.submit }).press('Enter')
  await expect(page.getByText(notices.cancelled)).toBeVisible()
  await expect(page).toHaveTitle(ownCallMeta.cancelled.title)
  await expect(page.getByRole('link', { name: actions.again })).toHaveAttribute(
    'href',
    '/RequestACallback?kind=callback',
  )
  await expect(page.getByRole('link', { name: actions.change })).toHaveCount(0)
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page).toHaveURL('/AboutUs')
  expect(referrers.filter((referrer) => referrer.includes('/YourCall/'))).toEqual([])
})
