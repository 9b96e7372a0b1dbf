import { expect, test } from '@playwright/test'
import { keepLinkCopy } from '#content/forms/keep-link-copy.ts'
import { ownCallCopy } from '#content/forms/own-call-copy.ts'
import { wording } from '#content/site/wording.ts'
import { formatDashed, formatDay } from '#domain/plain-date.ts'
import {
  callbackPath,
  expectHeadingsInOrder,
  privacyBox,
  summary,
  topicBox,
} from '../../support/fill-forms.ts'
import { someService, someTopic } from '../../support/some-service.ts'
import { bookableDay, slotOn, weekendDay } from '../../support/test-days.ts'

const { actions, change, cancel, notices } = ownCallCopy
const { errors, outcomes } = wording

test('a call is booked with errors corrected, found by its link, changed and cancelled by plain forms', async ({
  page,
}, { repeatEachIndex }) => {
  const [before, after] = [
    bookableDay('a visitor’s own call without JavaScript: before'),
    bookableDay('a visitor’s own call without JavaScript: after'),
  ]
  // Each of several runs on one site (--repeat-each) has its own.
  const [first, second] = [slotOn(before, 1 + repeatEachIndex), slotOn(after, -1 - repeatEachIndex)]
  const main = page.getByRole('main')
  const send = () => main.getByRole('button', { name: 'Request my callback' }).click()
  // The previous page looks much the same, so wait for the navigation.
  const showFreeTimes = async () => {
    const arrived = page.waitForEvent('load')
    await main.getByRole('button', { name: 'Show free times' }).click()
    await arrived
  }
  await page.goto(someService.path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).click()
  await expect(page).toHaveURL(callbackPath)
  await expect(page.locator('input[name=originPage]')).toHaveValue(someService.path)
  await send()
  await expect(summary(main).getByRole('link')).toHaveText([
    errors.name,
    errors.phone,
    errors.message,
    errors.date,
    errors.time,
    errors.services,
    errors.mustAccept,
  ])
  await main.getByLabel('Name').fill('Grace Hopper')
  await main.getByLabel('Phone Number').fill('01632 960 456')
  // Without JavaScript the same words on the same day are the same call.
  const message = `About our mortgage, ${repeatEachIndex}`
  await main.getByLabel('Message').fill(message)
  await topicBox(main, someTopic).check()
  await main.getByLabel('Preferred Date').fill(before)
  await privacyBox(main).check()
  await showFreeTimes()
  await expect(main.getByLabel('Message')).toHaveValue(message)
  await expect(topicBox(main, someTopic)).toBeChecked()
  await main.getByRole('radio', { name: first.slot }).check()
  await send()
  const thanks = outcomes.callbackSaved.replace('{date}', formatDashed(before)).replace('{time}', first.slot)
  await expect(main).toContainText(thanks)
  await expectHeadingsInOrder(page)
  await expect(main.getByRole('heading', { name: keepLinkCopy.heading })).toBeVisible()
  await main.getByRole('link', { name: keepLinkCopy.open }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`${formatDay(before)}, ${first.start}`)

  await main.getByRole('link', { name: actions.change }).click()
  await main.getByRole('button', { name: change.submit }).click()
  await expect(summary(main).getByRole('link')).toHaveCount(2)
  await main.getByLabel('Preferred Date').fill(weekendDay)
  await main.getByRole('button', { name: 'Show free times' }).click()
  await expect(summary(main)).toContainText(wording.errors.weekend)
  await main.getByLabel('Preferred Date').fill(after)
  await showFreeTimes()
  await main.getByRole('radio', { name: second.slot }).check()
  await main.getByRole('button', { name: change.submit }).click()
  await expect(main).toContainText(notices.moved)
  await expect(heading).toHaveText(`${formatDay(after)}, ${second.start}`)

  await main.getByRole('link', { name: actions.cancel }).click()
  await main.getByRole('link', { name: actions.back }).click()
  await main.getByRole('link', { name: actions.cancel }).click()
  await main.getByRole('button', { name: cancel.submit }).click()
  await expect(main).toContainText(notices.cancelled)
  await main.getByRole('link', { name: actions.again }).click()
  await expect(page).toHaveURL(`${callbackPath}?kind=callback`)
})
