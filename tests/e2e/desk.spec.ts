import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { pickerCopy } from '#content/forms/call-copy.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { pages } from '#content/site/pages.ts'
import { callbackServices } from '#content/site/services.ts'
import { slotsOn } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, formatDay, weekday } from '#domain/plain-date.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { accepted } from '#server/desk/refusal.ts'
import { addStaff } from '#server/desk/staff-members.ts'
import { png } from '#server/pictures/pictures.test-support.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import type { StaffRole } from '#server/platform/db/desk-tables.ts'
import { browserArguments } from '../../commands/browser.ts'
import { addAuthenticator } from '../../commands/desk-pictures.ts'
import { freePort } from '../../commands/free-port.ts'
import { startSite } from '../../commands/site-process.ts'
import { stateProblems } from '../support/page-checks.ts'
import { bookableDay } from '../support/test-days.ts'

const { E2E_PORT, E2E_DESK_PORT, E2E_DATA_DIR = '' } = process.env
const publicSite = `http://localhost:${E2E_PORT}`
const deskUrl = `http://localhost:${E2E_DESK_PORT}`

/** `npm run desk -- …`, as whoever looks after the website types it. */
async function typed(...words: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/desk.ts', ...words], {
    env: { ...process.env, DATA_DIR: E2E_DATA_DIR, DESK_PORT: E2E_DESK_PORT },
  })
  return stdout
}

/** The link of an invitation for somebody new, without a process for the command. */
async function invite(
  member: { name: string; email: string; role: StaffRole },
  site: { dataDir: string; deskUrl: string },
): Promise<string> {
  const database = await openDatabase({ dataDir: site.dataDir })
  const { link } = accepted(
    await addStaff(
      { database, deskUrl: site.deskUrl, sendsMail: false, now: Date.now, createId: randomUUID },
      member,
      commandLine,
    ),
  )
  await database.close()
  return link
}

/** The numbered steps of "The first day" in docs/desk.md: the journey below follows them. */
const firstDay = [
  ...(/## The first day\n([\s\S]*?)\n## /.exec(readFileSync('docs/desk.md', 'utf8'))?.[1] ?? '').matchAll(
    /^\d+\. (.*)$/gm,
  ),
].map(([, text = '']) => text)
let stepsTaken = 0

/** One step of the document. It must have these words, and the journey does what they say. */
async function follow(words: string[], work: () => Promise<void>) {
  const text = firstDay[stepsTaken] ?? ''
  stepsTaken += 1
  for (const word of words) expect(text, `step ${stepsTaken} of docs/desk.md`).toContain(word)
  await test.step(`${stepsTaken}. ${text.slice(0, 60)}`, work)
}

/** On a phone, in both colour schemes. */
async function expectWellMade(page: Page, name: string) {
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await stateProblems(page, 'main'), name).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Somebody new opens their invitation and is signed in. */
async function signIn(page: Page, role: StaffRole, name: string, site = { dataDir: E2E_DATA_DIR, deskUrl }) {
  const email = `${name.split(' ')[0]?.toLowerCase()}@firm.example`
  await addAuthenticator(page)
  await page.goto(await invite({ name, email, role }, site))
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

/** On a phone the pages are in a menu, which opens and closes by keyboard as well. */
async function useMenu(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 })
  const diary = page.getByRole('link', { name: 'Diary', exact: true })
  await expect(diary).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(diary).toBeInViewport()
  expect(await stateProblems(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await expect(diary).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(diary).toBeVisible()
}

/** The browser asks before text that was typed is lost; it is answered with no. */
async function expectAskedBefore(page: Page, leave: () => Promise<void>) {
  const asked = page.waitForEvent('dialog')
  const leaving = leave()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
}

/** A visitor's message; resolves to its reference. */
async function write(
  page: Page,
  name: string,
  message: string,
  email = 'mabel@example.com',
  site = publicSite,
): Promise<string> {
  const answer = await page.request.post(`${site}/ContactUs`, {
    headers: { Origin: site, Accept: 'application/json' },
    form: { name, email, message, privacyPolicy: 'on', key: crypto.randomUUID() },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).reference
}

test('the first day at the desk, as docs/desk.md has it', async ({ page, browser }) => {
  let link = ''
  await follow(['desk staff add "Ann Example" ann@firm.example --owner', 'the link'], async () => {
    const printed = await typed('staff', 'add', 'Ann Example', 'ann@firm.example', '--owner')
    link = /http\S+/.exec(printed)?.[0] ?? ''
  })
  await write(page, 'Mabel Visitor', 'Could somebody tell me about remortgaging?')

  await follow(['Open the link', '**Make a passkey**'], async () => {
    await addAuthenticator(page)
    await page.clock.install()
    await page.goto(link)
    await expectWellMade(page, 'invitation')
    await page.getByRole('button', { name: 'Make a passkey' }).click()
  })

  await follow(['**Today**', 'new enquiries appear by themselves', 'the tab counts them'], async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Waiting for a reply' })).toBeVisible()
    const longAddress = 'nora.newcomer.of.a.long.address@department.of.a-very-long-domain.example.com'
    await write(page, 'Nora Newcomer', 'And what about pensions?', longAddress)
    await page.clock.fastForward(15_000)
    const nora = page.getByRole('link', { name: 'Nora Newcomer' })
    await expect(nora).toBeVisible()
    expect((await nora.boundingBox())?.height, 'the name beside a long address').toBeLessThan(40)
    // Other tests send forms as well.
    await expect(page).toHaveTitle(/^\(\d+\) Today/)
    await expect(page.locator('[data-new]', { hasText: 'Nora Newcomer' })).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(page).toHaveTitle(/^Today/)
    await useMenu(page)

    // Without a connection the page says so, and connects again by itself, with what has come meanwhile.
    await page.reload()
    await page.context().setOffline(true)
    await page.clock.fastForward(15_000)
    await page.clock.fastForward(3_000)
    await expect(page.getByText('The connection to the desk is lost')).toBeVisible()
    const missed = await write(page, 'Olive Offline', 'Do you answer at all?')
    await page.context().setOffline(false)
    await page.clock.fastForward(3_000)
    await expect(page.getByText('The connection to the desk is lost')).toHaveCount(0)
    await expect(page.getByText(/^New since .*a message/).getByRole('link', { name: missed })).toBeVisible()
  })

  await follow(['Press a name', 'What they wrote comes first', '**Write**'], async () => {
    // By keyboard alone.
    await page.getByRole('link', { name: 'Mabel Visitor' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Could somebody tell me about remortgaging?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write to mabel@example.com' })).toHaveAttribute(
      'href',
      /^mailto:mabel@example\.com\?subject=.*&body=Dear%20Mabel/,
    )
    await expectWellMade(page, 'enquiry')
  })

  await follow(['**Reached**', '**No answer**', '**Not answered after all**'], async () => {
    await page.getByLabel('Note', { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Reached' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('It is marked as answered.')
    await expect(page.getByRole('button', { name: 'Not answered after all' })).toBeVisible()
  })

  await follow(['your own name', '**Add another passkey**'], async () => {
    await page.getByRole('link', { name: 'Ann Example', exact: true }).click()
    await page.getByRole('link', { name: 'Add another passkey' }).click()
    await expect(page.getByLabel('Name of the passkey')).toHaveValue(/^\S.* of \d+ \w+$/)
    await expectWellMade(page, 'new-passkey')
    await page.getByRole('link', { name: 'Not now' }).click()
    await expect(page.getByText('Your only one')).toBeVisible()
  })

  await follow(['**Sign out**'], async () => {
    // The cookie is out of reach of scripts, and the public site has none.
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('status').first()).toHaveText('You are signed out.')
    await expectWellMade(page, 'sign-in')
  })
  expect(stepsTaken).toBe(firstDay.length)

  await page.goto(`${deskUrl}/staff`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${deskUrl}/staff`)

  // A second device without the passkey is not let in; a removal ends the session of the first by itself.
  const stranger = await browser.newPage()
  await addAuthenticator(stranger)
  await stranger.goto(deskUrl)
  await stranger.getByRole('button', { name: 'Sign in' }).click()
  await expect(stranger.getByRole('status')).toHaveText(/cancelled, or took too long|not accepted/)
  await stranger.close()
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await typed('staff', 'remove', 'ann@firm.example')
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible()
  await expect(page.getByRole('status').first()).toHaveText('Your session has ended. Please sign in again.')
})

test('with letters of 32 px axe finds nothing at the desk, no page is wider than its window, and no list than a wide one', async ({
  playwright,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...browserArguments, '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage()
  await signIn(page, 'owner', 'Una Example')
  await write(page, 'Ursula Featherstonehaugh', 'May I have larger letters?')
  const paths =
    '/ /enquiries /diary /diary?view=list /diary/book /diary/busy /diary/close /diary/calendar /complaints /members /content ' +
    '/content/entry/blog/one-sheet /content/entry/people/team /content/record /pictures /statistics /data /staff /log /account'
  for (const path of paths.split(' ')) {
    expect((await page.goto(deskUrl + path))?.status(), path).toBe(200)
    await page.setViewportSize({ width: 360, height: 800 })
    // The header is the same on each.
    expect(await stateProblems(page, path === '/' ? 'html' : 'main'), path).toEqual([])
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main *')]
          .filter((part) => part === document.documentElement || getComputedStyle(part).overflowX === 'auto')
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.tagName),
      )
      expect([width, path, tooWide]).toEqual([width, path, []])
    }
  }
  await browser.close()
})

test('in the diary a call is booked by keyboard, and moved by drag and drop after a question', async ({
  page,
}) => {
  const date = bookableDay('the diary of the desk')
  const [before = '', , after = ''] = slotsOn(date, callSchedule)
  const free = (time: string) => page.getByRole('link', { name: `Free: ${formatDay(date)}, ${time}` })
  const cell = (time: string) => page.locator(`td[data-date="${date}"][data-time="${time}"]`)
  const card = page.locator('[data-call]', { hasText: 'Rita Caller' })
  const status = page.getByRole('status').first()
  await signIn(page, 'office', 'Dan Diary')
  await page.goto(`${deskUrl}/diary?day=${date}`)

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

  // The visitor would be told.
  await page.goto(`${deskUrl}/diary?day=${date}`)
  await card.dragTo(cell(after))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`to ${formatDay(date)}, ${after}?`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await card.dragTo(cell(after))
  await dialog.getByRole('button', { name: 'Move the call' }).click()
  await expect(status).toContainText('The call is moved.')
  await expect(free(before)).toBeVisible()
  // On an upright sheet the whole week, without what paper cannot press.
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('thead th:visible')).toHaveCount(6)
  await expect(free(before)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 800 })
  // The times, and one day.
  await expect(page.locator('thead th:visible')).toHaveCount(2)
})

/** Who takes calls, the lists, and a database that is away would be in the way of other tests. */
test.describe
  .serial('On a site of its own', () => {
    let site: Awaited<ReturnType<typeof startSite>> & { deskUrl: string }
    test.beforeAll(async () => {
      const DESK_PORT = String(await freePort())
      site = { ...(await startSite({ DESK_PORT })), deskUrl: `http://localhost:${DESK_PORT}` }
    })
    test.afterAll(() => site.stop())

    test('somebody takes calls, is rung back after an attempt, and hands their work over', async ({
      page,
    }) => {
      const { deskUrl } = site
      await signIn(page, 'owner', 'Tara Taker', site)
      await page.getByRole('link', { name: 'Staff', exact: true }).first().click()
      await page.getByRole('link', { name: 'Calls of Tara Taker' }).click()
      await page.getByLabel('Tara Taker takes calls').check()
      await expectWellMade(page, 'call-taking')
      await page.getByRole('button', { name: 'Store' }).click()
      await expect(page.getByRole('status')).toContainText('It is stored')

      const date = bookableDay('the diary of the desk')
      await page.goto(`${deskUrl}/diary/book?date=${date}`)
      // The times follow the day, and a day without calls has none.
      const day = page.getByLabel('Day')
      const times = page.getByLabel('Time').locator('option')
      await day.fill(addDays(date, 6 - weekday(date)))
      await expect(times).toHaveText(['No calls on this day'])
      await day.fill(date)
      await expect(times).not.toHaveCount(1)
      await page.getByLabel('Adviser').selectOption({ label: 'Tara Taker' })
      await page.getByLabel('Time').selectOption('10:00 - 10:30')
      await page.getByLabel('Name').fill('Irene Caller')
      await page.getByLabel('Phone').fill('01632 960 777')
      await page.getByLabel('What it is about').fill('A pension from a job long ago')
      await page.getByLabel('Mortgage Planning').check()
      await page.getByLabel('The caller was told').check()
      await page.getByRole('button', { name: 'Book the call' }).click()
      await expect(page.getByRole('status').first()).toContainText('The call is booked.')
      const database = await openDatabase({ dataDir: site.dataDir })
      // As if it had been the first of the day.
      const today = londonDate(Date.now())
      await database.db.updateTable('enquiries').set({ date: today, time: '00:00 - 00:01' }).execute()
      await database.close()

      await page.goto(deskUrl)
      await expectWellMade(page, 'today-call')
      await page.getByRole('button', { name: 'No answer' }).click()
      await expect(page.getByRole('status').first()).toContainText('comes back on Today')
      await expect(page.getByText(/^tried once, again at/)).toBeVisible()
      await page.getByRole('link', { name: 'Diary' }).click()
      await page.getByRole('link', { name: 'Mine' }).click()
      await expect(page.getByRole('link', { name: 'Irene Caller' })).toBeVisible()
      await page.getByRole('link', { name: 'Staff', exact: true }).first().click()
      await page.getByRole('link', { name: 'Hand over the work of Tara Taker' }).click()
      await expectWellMade(page, 'hand-over')
      await page.getByRole('button', { name: 'Assign', exact: true }).click()
      await expect(page.getByRole('alert').first()).toContainText('Nobody else is free')
    })

    test('a news item is written with a picture, shown as the public page has it, and approved by somebody else in two page loads', async ({
      browser,
      page,
    }) => {
      await signIn(page, 'office', 'Nell Editor', site)
      await page.getByRole('link', { name: 'Content', exact: true }).click()
      await page.locator('#add-News').fill('Ten minutes on the radio')
      await page.getByRole('button', { name: 'Add: News' }).click()

      await page.getByLabel('Summary').fill('We answered questions about fixed rates.')
      await page.getByLabel('Published by').fill('Local radio')
      await page.getByLabel('Address').fill('https://example.com/ten-minutes')
      // What the browser cannot make smaller it says before anything is sent, where screen readers look already.
      await expect(page.getByRole('status')).toHaveText('')
      await page
        .getByLabel('picture file')
        .setInputFiles({ name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.alloc(500_000, 1) })
      await expect(page.getByRole('status')).toHaveText(/^film\.mov is too large/)
      // Too wide for the desk: the browser makes it smaller.
      await page
        .getByLabel('picture file')
        .setInputFiles({ name: 'studio.png', mimeType: 'image/png', buffer: png(2400, 1600) })
      await expect(page.getByRole('status')).toHaveText(/^Made ready: 1200 × 800 pixels/)

      // It does not say what the picture shows: what was typed and the picture are kept.
      await page.getByRole('button', { name: 'Save and see the change' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await page
        .getByRole('alert')
        .getByRole('link', { name: /: Say what the picture shows/ })
        .press('Enter')
      const shows = page.getByLabel('What the picture shows')
      await expect(shows).toBeFocused()
      await expectAskedBefore(page, () => page.getByRole('link', { name: 'Diary', exact: true }).click())
      await expectWellMade(page, 'article-form')
      await shows.fill('Our adviser in a radio studio')
      await page.getByRole('button', { name: 'Save and see the change' }).click()
      const previewed = page.frameLocator('iframe').last().locator('main > ul > li').first()
      await expect(previewed.getByRole('heading')).toHaveText('Ten minutes on the radio')
      await expectWellMade(page, 'draft')
      await page.getByRole('button', { name: 'Send for approval' }).click()

      const context = await browser.newContext()
      const owner = await context.newPage()
      await signIn(owner, 'owner', 'Olive Approver', site)
      await owner.getByRole('link', { name: /A change by Nell Editor/ }).click()
      // The pages in the frames open at what changes, and the window stays.
      const change = owner.frameLocator('iframe').last().locator('#first-change')
      await expect.poll(() => change.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await owner.waitForLoadState('load')
      expect(await owner.evaluate(() => window.scrollY)).toBe(0)
      await owner.getByLabel(/I have read these words/).check()
      await owner.getByRole('button', { name: 'Approve and publish' }).click()
      await expect(owner.getByRole('status')).toHaveText(/^It is approved\./)
      await context.close()

      const visitor = await page.context().newPage()
      const first = visitor.locator('main > ul > li').first()
      const title = async () => {
        await visitor.goto(site.address + pages.media.path)
        return await first.getByRole('heading').textContent()
      }
      await expect.poll(title, { timeout: 30_000 }).toBe('Ten minutes on the radio')
      const picture = first.getByRole('img', { name: 'Our adviser in a radio studio' })
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBe(1200)
    })

    test('a form stays with what was typed, whatever comes between; an export asks for the passkey again', async ({
      page,
      context,
    }) => {
      await signIn(page, 'owner', 'Dee Unlucky', site)
      const reference = await write(
        page,
        'Ulla Visitor',
        'Do you keep notes?',
        'ulla@example.com',
        site.address,
      )
      await page.goto(`${site.deskUrl}/enquiries/${reference}`)
      const note = page.getByLabel('Note', { exact: true })
      const send = () => page.getByRole('button', { name: 'Add the note' }).click()
      await note.fill('Prefers mornings')
      // Another form of the page would lose the note: the browser asks first.
      await expectAskedBefore(page, () => page.getByRole('button', { name: 'Assign' }).click())

      const file = join(site.dataDir, 'site.db')
      await rename(file, `${file}.aside`)
      await send()
      await expect(page.getByRole('alert')).toHaveText(
        /^The database is not available\. .*what you typed is still here/,
      )
      await expect(page.getByRole('alert')).toBeFocused()
      await rename(`${file}.aside`, file)

      const cookies = await context.cookies()
      await context.clearCookies()
      await send()
      await expect(page.getByRole('alert')).toHaveText(
        /^Your session has ended\. .*what you typed is still here/,
      )
      await expect(note).toHaveValue('Prefers mornings')
      await context.addCookies(cookies)
      await send()
      await expect(page.getByRole('status')).toHaveText('The note is stored.')
      await expect(page.getByRole('status')).toBeFocused()

      const { db, close } = await openDatabase({ dataDir: site.dataDir })
      await db.updateTable('sessions').set({ verifiedUtc: '2026-01-01T00:00:00.000Z' }).execute()
      await close()
      await page.goto(`${site.deskUrl}/log`)
      await page.getByRole('link', { name: 'As CSV' }).click()
      await expectWellMade(page, 'confirm')
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Confirm' }).click()
      expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('Dee Unlucky')
    })

    test('an adviser of the website is found by keyboard on a phone, and booked at their own times about what was chosen', async ({
      browser,
      page,
    }) => {
      await signIn(page, 'owner', 'Elle Adviser', site)
      const opened = async (name: string) => {
        await page.goto(`${site.deskUrl}/staff`)
        await page.getByRole('link', { name: `Calls of ${name}` }).click()
        await page.getByLabel(`${name} takes calls`).check()
      }
      const store = async () => {
        await page.getByRole('button', { name: 'Store' }).click()
        await expect(page.getByRole('status')).toContainText('It is stored')
      }
      // All day, unlike her.
      await invite({ name: 'Otto Other', email: 'otto@firm.example', role: 'office' }, site)
      await opened('Otto Other')
      await store()
      await opened('Elle Adviser')
      await page.getByLabel('Their page on the website').selectOption({ label: 'Eleanor Frost' })
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
        await page.locator(`[name="${day}Starts"]`).fill('09:00')
        await page.locator(`[name="${day}Ends"]`).fill('12:00')
      }
      await store()

      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
      const visitor = await context.newPage()
      await visitor.goto(`${site.address}${pages.findAnAdviser.path}`)
      await visitor.getByLabel('Town or postcode').fill('RG21')
      await visitor.getByLabel('What is it about?').selectOption({ label: 'Retirement Planning' })
      await visitor.getByRole('button', { name: 'Show advisers' }).press('Enter')
      await visitor.getByRole('link', { name: 'Eleanor Frost' }).press('Enter')
      await expect(visitor.getByRole('link', { name: 'Book a call with Eleanor' })).toHaveCount(2)
      // No other way to a call than to one with her.
      await expect(visitor.getByRole('link', { name: 'Book a call', exact: true })).toHaveCount(0)
      await visitor.getByRole('link', { name: 'Book a call with Eleanor' }).first().press('Enter')

      const dialog = visitor.getByRole('dialog', { name: 'Book a call with Eleanor' })
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await expect(dialog.getByRole('checkbox', { name: 'Retirement Planning' })).toBeChecked()
      const days = dialog.getByRole('group', { name: pickerCopy.days }).getByRole('button')
      await expect(days.first()).toHaveText(new RegExp(`${pickerCopy.left.mornings}$`))
      await expect(days.filter({ hasText: pickerCopy.left.all })).toHaveCount(0)
      await dialog.getByLabel('Name').fill('Ivy Sample')
      await dialog.getByLabel('Phone Number').fill('01632 960 321')
      await dialog.getByLabel('Message').fill('I worry that my pension will not last.')
      await days.first().press('Enter')
      const time = visitor
        .getByRole('dialog', { name: pickerCopy.heading })
        .getByRole('button', { name: '11:30 - 12:00' })
      await time.press('Enter')
      // The picker was opened by a day, which does not say the time.
      await expect(dialog.getByRole('button', { name: 'Preferred Time: 11:30 - 12:00' })).toBeFocused()
      await dialog.getByRole('checkbox', { name: 'privacy policy' }).press('Space')
      await dialog.getByRole('button', { name: 'Request my callback' }).press('Enter')
      await expect(visitor.getByRole('alertdialog')).toContainText('11:30 am')
      await context.close()

      await page.goto(`${site.deskUrl}/enquiries?q=Ivy+Sample`)
      await page.getByRole('link', { name: 'Ivy Sample' }).first().click()
      await expect(page.getByText('Elle Adviser').first()).toBeVisible()
    })
  })
