import { expect, type Locator, type Page, test } from '@playwright/test'
import { pickerCopy } from '#content/forms/call-copy.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { wording } from '#content/site/wording.ts'
import { bankHolidays } from '#domain/bank-holidays.ts'
import { listedSlots } from '#domain/call-schedule.ts'
import { earliestDay, latestDay } from '#domain/callback-day.ts'
import { addDays, formatLong, isWeekend, type PlainDate } from '#domain/plain-date.ts'
import {
  book,
  callbackPath,
  contactForm,
  expectError,
  fillCallback,
  notification,
  openCallback,
  picker,
  topicBox,
} from '../../support/fill-forms.ts'
import { openHydrated as open } from '../../support/open-page.ts'
import { someTopic } from '../../support/some-service.ts'
import { bookableDay, slotOn, today, weekendDay } from '../../support/test-days.ts'

const words = wording.slotPicker
const slotCount = (date: PlainDate) => listedSlots(date, callSchedule).length
const holiday = nextBankHoliday()
const times = (page: Page) => picker(page).getByRole('button', { name: ' - ' })

test('without a date the picker asks for one, leads to its field and offers the contact form', async ({
  page,
}) => {
  const dialog = await openCallback(page)
  await dialog.getByLabel('Preferred Time').click()
  await expect(picker(page)).toContainText(words.chooseDate)
  await expect(picker(page)).toContainText(words.noneSuits)
  await expect(times(page)).toHaveCount(0)
  await picker(page).getByRole('button', { name: pickerCopy.chooseDate }).click()
  await expect(picker(page)).toBeHidden()
  await expect(dialog.getByLabel('Preferred Date')).toBeFocused()
  await dialog.getByLabel('Preferred Time').click()
  await picker(page).getByRole('link').click()
  await expect(page).toHaveURL('/ContactUs')
  await expect(picker(page)).toBeHidden()
  await expect(dialog).toBeHidden()
  await contactForm(page).getByLabel('Name').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a Callback' }).click()
  await expect(dialog).toBeVisible()
  await expect(picker(page)).toBeHidden()
})

test('on the form’s page the slots need a date as well', async ({ page }) => {
  await open(page, callbackPath)
  const listed = page.getByRole('radio')
  const status = page.getByRole('group', { name: 'Preferred Time' }).getByRole('status')
  await expect(status).toHaveText(words.chooseDate)
  // Screen readers announce what changes in an element that they have seen before.
  await status.evaluate((element) => Object.assign(element, { isFirst: true }))
  await expect(listed).toHaveCount(0)
  const date = bookableDay('slots on the form’s page')
  await page.getByLabel('Preferred Date').fill(date)
  await expect(listed).toHaveCount(slotCount(date))
  await expect(status).toHaveText('')
  await page.getByLabel('Preferred Date').fill(holiday.date)
  await expect(status).toContainText(holiday.title)
  await expect(status).toHaveJSProperty('isFirst', true)
})

test('the picker, date after date', async ({ page }) => {
  const dialog = await openCallback(page)

  // The first step, while the page has shown no message yet.
  await test.step('where the slots cannot be loaded they look free, without a message', async () => {
    await page.route('**/api/slots*', (route) => route.abort())
    const messages = page.locator('[role=status], [role=alert], [role=alertdialog]')
    const before = await messages.allTextContents()
    const date = bookableDay('slots that cannot be loaded')
    await dialog.getByLabel('Preferred Date').fill(date)
    await dialog.getByLabel('Preferred Time').click()
    await expect(picker(page).getByRole('button', { name: ' - ', disabled: false })).toHaveCount(
      slotCount(date),
    )
    // Nor is any of the messages that were there before the read another one now.
    await expect(picker(page).getByRole('status')).toHaveText('')
    expect((await messages.allTextContents()).join('')).toBe(before.join(''))
    await page.keyboard.press('Escape')
    await expect(picker(page)).toBeHidden()
    await page.unrouteAll()
  })

  for (const [how, press] of [
    ['pointer', (field: Locator) => field.click()],
    ['key', (field: Locator) => field.press('Enter')],
  ] as const)
    await test.step(`opened by ${how} right after another date was typed, it never shows the previous date`, async () => {
      const before = bookableDay(`a date typed over by ${how}: before`)
      const now = bookableDay(`a date typed over by ${how}: after`)
      const asked = page.waitForResponse(`**/api/slots?date=${before}`)
      await dialog.getByLabel('Preferred Date').fill(before)
      await asked
      await page.evaluate(watchDays)
      await dialog.getByLabel('Preferred Date').fill(now)
      await press(dialog.getByLabel('Preferred Time'))
      await expect(times(page)).toHaveCount(slotCount(now))
      expect(await page.evaluate(() => (window as unknown as { daysSeen(): string[] }).daysSeen())).toEqual([
        formatLong(now),
      ])
      await page.keyboard.press('Escape')
      await expect(picker(page)).toBeHidden()
    })

  await test.step('one of the next days shows its times at once', async () => {
    const day = dialog.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri) /, disabled: false }).last()
    await day.click()
    await expect(times(page)).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(day).toBeFocused()
  })

  await test.step('a choice sets the time, closes the picker and returns focus', async () => {
    const date = bookableDay('a chosen time')
    const asked = page.waitForRequest(`**/api/slots?date=${date}`)
    await dialog.getByLabel('Preferred Date').fill(date)
    await dialog.getByLabel('Preferred Time').click()
    await asked
    await expect(picker(page)).toContainText(formatLong(date))
    await expect(times(page)).toHaveCount(slotCount(date))
    const last = listedSlots(date, callSchedule).at(-1) as string
    await picker(page).getByRole('button', { name: last }).click()
    await expect(picker(page)).toBeHidden()
    await expect(dialog.getByLabel('Preferred Time')).toHaveText(last)
    await expect(dialog.getByLabel('Preferred Time')).toBeFocused()

    await dialog.getByLabel('Preferred Time').click()
    await expect(picker(page).getByRole('button', { pressed: true })).toHaveText(last)
    await page.keyboard.press('Escape')
    await expect(picker(page)).toBeHidden()
    await expect(dialog).toBeVisible()
  })

  await test.step('a taken time is disabled and says so', async () => {
    const date = bookableDay('a taken time')
    const { slot } = slotOn(date, 0)
    await book(page, date, slot)
    await dialog.getByLabel('Preferred Date').fill(date)
    await dialog.getByLabel('Preferred Time').click()
    await expect(picker(page).getByRole('button', { name: `${slot} taken` })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(picker(page)).toBeHidden()
  })

  await test.step('a date changed after the time was chosen clears the time', async () => {
    const date = bookableDay('a time cleared by another date')
    await fillCallback(page, dialog, date)
    await dialog.getByLabel('Preferred Date').fill(nextWorkday(date))
    await expect(dialog.getByLabel('Preferred Time')).toHaveText('Choose a time')
    await expect(dialog.getByLabel('Name')).not.toHaveValue('')
  })

  await test.step('a weekend is refused, and the date is empty again', async () => {
    await dialog.getByLabel('Preferred Date').fill(weekendDay)
    await expectError(dialog, 'Preferred Date', wording.errors.weekend)
    await expect(dialog.getByLabel('Preferred Date')).toHaveValue('')
  })

  await test.step('a bank holiday shows every time closed, with the reason', async () => {
    await dialog.getByLabel('Preferred Date').fill(holiday.date)
    await dialog.getByLabel('Preferred Time').click()
    await expect(picker(page)).toContainText(holiday.title)
    await expect(times(page)).toHaveCount(slotCount(holiday.date))
    await expect(picker(page).getByRole('button', { name: 'closed', disabled: true })).toHaveCount(
      slotCount(holiday.date),
    )
  })
})

/** Runs in the page: records the day that the picker shows in each frame. */
function watchDays(): void {
  const seen = new Set<string>()
  Object.assign(window, { daysSeen: () => [...seen] })
  const look = () => {
    const day = document.querySelector('dialog dialog[open] p')
    if (day?.checkVisibility()) seen.add(day.textContent)
    requestAnimationFrame(look)
  }
  look()
}

test('a date that is too early or too late by the server’s clock shows an error at its field', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 40 * 86_400_000)
  const dialog = await openCallback(page)
  await expect(dialog.getByLabel('Preferred Date')).toHaveAttribute('min', earliestDay(today))
  await dialog.getByLabel('Preferred Date').fill(lastWorkday(addDays(earliestDay(today), -1)))
  await expectError(
    dialog,
    'Preferred Date',
    'We need two days to arrange a call. Please choose a later date.',
  )
  await dialog.getByLabel('Preferred Date').fill(nextWorkday(latestDay(today)))
  await expectError(dialog, 'Preferred Date', 'Please choose a date within the next six months.')
})

test('who loses a race for a slot sees an error at its field, keeps the other values, and books another', async ({
  page,
}) => {
  const date = bookableDay('a race for a slot')
  const dialog = await openCallback(page)
  const mine = await fillCallback(page, dialog, date)
  expect((await book(page, date, mine)).status(), 'the faster visitor').toBe(200)

  const refusal = page.waitForResponse(`**${callbackPath}`)
  await dialog.getByRole('button', { name: 'Request my callback' }).click()
  expect((await refusal).status()).toBe(409)
  await expectError(dialog, 'Preferred Time', 'That time has just been taken. Please choose another one.')
  await expect(dialog.getByLabel('Name')).toHaveValue('Grace Brewster Hopper')
  await expect(dialog.getByLabel('Preferred Date')).toHaveValue(date)
  await expect(topicBox(dialog, someTopic)).toBeChecked()

  await dialog.getByLabel('Preferred Time').click()
  await expect(picker(page).getByRole('button', { name: `${mine} taken` })).toBeDisabled()
  await picker(page).getByRole('button', { name: ' - ', disabled: false }).first().click()
  await dialog.getByRole('button', { name: 'Request my callback' }).click()
  await expect(notification(page)).toBeVisible()
})

/** England has one in every six months: without one the list has to be renewed. */
function nextBankHoliday() {
  const next = bankHolidays().find(({ date }) => date > earliestDay(today) && date < latestDay(today))
  if (!next) throw new Error('No bank holiday is known within the next six months')
  return next
}

function nextWorkday(date: PlainDate): PlainDate {
  const next = addDays(date, 1)
  return isWeekend(next) ? nextWorkday(next) : next
}

function lastWorkday(date: PlainDate): PlainDate {
  return isWeekend(date) ? lastWorkday(addDays(date, -1)) : date
}
