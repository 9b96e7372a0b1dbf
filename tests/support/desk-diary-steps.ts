import { type Browser, expect, type Page } from '@playwright/test'
import { callSchedule } from '#content/site/call-schedule.ts'
import { callbackServices } from '#content/site/services.ts'
import { slotsOn } from '#domain/call-schedule.ts'
import { addDays, formatDay, formatLong, weekday } from '#domain/plain-date.ts'
import { bookableDay } from './test-days.ts'

/** The diary's jobs in Chromium, for somebody who is signed in: by keyboard, by drag and drop, by the form of a call, and without JavaScript. */
export async function useDiary(
  page: Page,
  browser: Browser,
  expectWellMade: (page: Page, name: string) => Promise<void>,
) {
  const date = bookableDay('the diary of the desk')
  const [before = '', between = '', after = '', closed = ''] = slotsOn(date, callSchedule)
  const free = (time: string) => page.getByRole('link', { name: `Free: ${formatDay(date)}, ${time}` })
  const cell = (time: string) => page.locator(`td[data-date="${date}"][data-time="${time}"]`)
  const card = page.locator('[data-call]', { hasText: 'Rita Caller' })
  const status = page.getByRole('status').first()

  await page.getByRole('link', { name: 'Diary', exact: true }).click()
  await page.getByLabel('Show the week of').fill(date)
  await page.getByRole('button', { name: 'Show', exact: true }).click()

  // By keyboard: a call for somebody who rang.
  await free(before).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Rita Caller')
  await page.keyboard.press('Tab')
  await page.keyboard.type('01632 960 222')
  await page.getByLabel('What it is about').focus()
  await page.keyboard.type('Rang about her mortgage')
  await page.getByLabel(callbackServices[0]).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Book the call' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Please tell the caller, and tick this.' }),
  ).toBeVisible()
  await expectWellMade(page, 'diary-book')
  await page.getByLabel(/^The caller was told/).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Name').press('Enter')
  await expect(status).toContainText('The call is booked.')
  await expectWellMade(page, 'diary-call')
  await page.setViewportSize({ width: 320, height: 800 })
  const linesOfTime = await page
    .locator('dd')
    .getByText(/^\d\d:\d\d - \d\d:\d\d$/)
    .evaluate(
      (time) => time.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(time).lineHeight),
    )
  expect(linesOfTime, 'the time of a call on a narrow phone').toBeLessThan(1.5)
  await page.setViewportSize({ width: 1280, height: 800 })

  // By drag and drop, after a question: the visitor would be told.
  await page.goto(page.url().replace(/\/diary\/.*/, `/diary?day=${date}`))
  await card.dragTo(cell(after))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`to ${formatDay(date)}, ${after}?`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await card.dragTo(cell(after))
  await dialog.getByRole('button', { name: 'Move the call' }).click()
  await expect(status).toContainText('The call is moved.')
  await expect(free(before)).toBeVisible()
  await expect(cell(after)).toHaveCount(0)
  await expectWellMade(page, 'diary-week')
  // On an upright sheet the whole week, without what paper cannot press.
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('thead th:visible')).toHaveCount(6)
  await expect(free(before)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 800 })
  // The times, and one day.
  await expect(page.locator('thead th:visible')).toHaveCount(2)
  await page.getByRole('link', { name: 'List of calls' }).click()
  await expectWellMade(page, 'diary-list')

  // By the form of the call: the times follow the day and say what is taken, and Enter moves the call.
  await page.getByRole('link', { name: 'Rita Caller' }).click()
  const time = page.getByLabel('Time')
  await page.getByLabel('Day').fill(addDays(date, 6 - weekday(date)))
  await expect(time.locator('option')).toHaveText(['No calls on this day'])
  await page.getByLabel('Day').fill(date)
  await expect(time.locator('option', { hasText: after })).toHaveText(`${after}, as now`)
  await time.selectOption({ value: between })
  await page.getByLabel('Day').press('Enter')
  await expect(status).toContainText('The call is moved.')
  await expect(page.getByText(`${formatLong(date)}, ${between}`).first()).toBeVisible()

  // Without JavaScript: undo the move, cancel with a reason, and book again.
  const withoutScript = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await withoutScript.newPage()
  await plain.goto(page.url())
  await plain.getByRole('button', { name: /^Move it back to/ }).click()
  await plain.getByLabel('Reason').fill('Rang: has signed elsewhere')
  await plain.getByRole('button', { name: 'Cancel the call' }).click()
  await plain.getByRole('button', { name: 'Book it again' }).click()
  await expect(plain.getByRole('status').first()).toContainText('The call is booked again.')
  await withoutScript.close()

  // Close a time, and open it.
  await page.goto(page.url().replace(/\/diary.*/, `/diary/close?from=${date}&until=${date}`))
  await page.getByLabel('From', { exact: true }).selectOption(closed.slice(0, 5))
  await page.getByLabel('To', { exact: true }).selectOption(closed.slice(8))
  await page.getByLabel('Reason').fill('Team meeting')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: `Closed: ${formatDay(date)}, ${closed}` }).click()
  await expectWellMade(page, 'diary-close')
  await page.getByRole('button', { name: new RegExp(`^Open .*, ${closed}`) }).click()
  await expect(status).toHaveText('It is open again.')
  await expect(free(closed)).toBeVisible()

  // A calendar that needs no session, until it is revoked.
  await page.getByRole('link', { name: 'Calendar on your phone' }).click()
  await page.getByRole('button', { name: 'Make an address' }).click()
  await expectWellMade(page, 'diary-calendar')
  const address = await page.locator('code').innerText()
  const phone = async () => {
    const answer = await fetch(address)
    return [answer.status, /SUMMARY:Ring Rita Caller/.test(await answer.text())]
  }
  expect(await phone()).toEqual([200, true])
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByRole('status')).toHaveText(/^The address is revoked/)
  expect(await phone()).toEqual([404, false])
}
