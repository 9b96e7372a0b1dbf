import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
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
import { useDiary } from '../support/desk-diary-steps.ts'
import { axeViolations, darkViolations } from '../support/page-checks.ts'

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
  site = { dataDir: E2E_DATA_DIR, deskUrl },
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

/** axe at the width of a phone, in the dark at that of a desk, and no sideways scrolling. */
async function expectWellMade(page: Page, name: string) {
  for (const width of process.env.DESK_SHOTS ? [360, 768, 1280] : [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const violations = width > 360 ? await darkViolations(page) : await axeViolations(page)
    expect(violations, `${name} at ${width}px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    if (!process.env.DESK_SHOTS) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: `${process.env.DESK_SHOTS}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** On a phone the pages are in a menu, which opens and closes by keyboard as well. */
async function useMenu(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 })
  const diary = page.getByRole('link', { name: 'Diary', exact: true })
  await expect(diary).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(diary).toBeInViewport()
  expect([...(await axeViolations(page)), ...(await darkViolations(page))], 'menu').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  if (process.env.DESK_SHOTS) await page.screenshot({ path: `${process.env.DESK_SHOTS}/menu-360-light.png` })
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
  await follow(['npm run desk -- staff add "Ann Example" ann@firm.example --owner', 'the link'], async () => {
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
    await expectWellMade(page, 'today')
    await page.keyboard.press('Shift')
    await expect(page).toHaveTitle(/^Today/)
    await useMenu(page)

    // Without a connection the page says so, and connects again by itself, with what has come meanwhile.
    await page.reload()
    await page.context().setOffline(true)
    await page.clock.fastForward(15_000)
    await page.clock.fastForward(3_000)
    await expect(page.getByText('The connection to the desk is lost')).toBeVisible()
    await expectWellMade(page, 'today-without-a-connection')
    const missed = await write(page, 'Olive Offline', 'Do you answer at all?')
    await page.context().setOffline(false)
    await page.clock.fastForward(3_000)
    await expect(page.getByText('The connection to the desk is lost')).toHaveCount(0)
    await expect(page.getByText(/^New since .*a message/).getByRole('link', { name: missed })).toBeVisible()
  })

  await follow(['Press a name', 'all of the enquiry', 'the e-mail address'], async () => {
    // By keyboard alone.
    await page.getByRole('link', { name: 'Mabel Visitor' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Could somebody tell me about remortgaging?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'mabel@example.com' })).toHaveAttribute(
      'href',
      /^mailto:mabel@example\.com\?subject=/,
    )
    await expectWellMade(page, 'enquiry')
  })

  await follow(['Choose the outcome', '**Mark as answered**', '**Not answered after all**'], async () => {
    await page.getByLabel('Outcome').focus()
    await page.getByLabel('Outcome').selectOption('reached')
    await page.keyboard.press('Tab')
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
    await expectWellMade(page, 'ann-example')
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

test('the office finds, takes down, assigns, answers and reopens an enquiry', async ({ page }) => {
  const link = await invite({ name: 'Olwen Office', email: 'olwen@firm.example', role: 'office' })
  const reference = await write(page, 'Petra Searcher', 'Is zebrawood covered by home insurance?')
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()

  await page.getByRole('link', { name: 'Enquiries', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('zebraw')
  await page.getByText('Narrow the list').click()
  await page.getByLabel('State').selectOption('open')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name: 'Oldest first' }).click()
  await expect(page.getByRole('heading', { name: 'Oldest first' })).toBeVisible()
  await expectWellMade(page, 'enquiries')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'As CSV' }).click()
  expect(
    readFileSync(await (await downloading).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual([expect.any(String), expect.stringContaining(reference)])

  // Several at once, and taken back.
  await page.getByRole('checkbox', { name: 'Choose Petra Searcher' }).check()
  await page.getByRole('button', { name: 'Put into quarantine' }).click()
  await expect(page.getByRole('status')).toContainText('They are in quarantine')
  await expect(page.getByRole('checkbox', { name: 'Choose Petra Searcher' })).toBeChecked()
  await expectWellMade(page, 'ticked')
  await page.getByRole('button', { name: 'Release from quarantine' }).click()
  await expect(page.getByRole('status')).toContainText('They are out of quarantine')

  await page.getByRole('link', { name: 'Petra Searcher' }).click()
  await page.getByLabel('New note').fill('Prefers mornings')
  // Another form of the page would lose the note: the browser asks first.
  await expectAskedBefore(page, () => page.getByRole('button', { name: 'Assign' }).click())
  await expect(page.getByLabel('New note')).toHaveValue('Prefers mornings')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('status')).toHaveText('The note is stored.')
  await expect(page.getByRole('status')).toBeFocused()
  await page.getByLabel('Assigned to').selectOption({ label: 'Olwen Office' })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByRole('status')).toHaveText('It is assigned.')
  // Nobody is counted as reached by a press too many.
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByLabel('Outcome')).toBeFocused()
  await page.getByLabel('Outcome').selectOption('left a message')
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('status')).toHaveText('It is marked as answered.')
  await expectWellMade(page, 'answered')
  await page.getByRole('button', { name: 'Not answered after all' }).click()
  await expect(page.getByRole('status')).toHaveText('It is open again.')

  await page.getByRole('link', { name: 'Statistics' }).click()
  await page.getByRole('link', { name: 'Last 7 days' }).click()
  await expect(page.getByRole('rowheader', { name: 'Message', exact: true })).toBeVisible()
  await page.getByText('The same as numbers').click()
  await expectWellMade(page, 'statistics')
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0)
})

test('an owner answers somebody who asks for their data, invites and removes staff, and reads the log', async ({
  page,
}) => {
  const link = await invite({ name: 'Oona Owner', email: 'oona@firm.example', role: 'owner' })
  const reference = await write(page, 'Quentin Asker', 'What do you hold on me?', 'quentin@example.com')
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()

  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await expectWellMade(page, 'data')
  await page.getByLabel('E-mail address or phone number').fill('quentin@example.com')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByRole('link', { name: reference })).toBeVisible()
  await expectWellMade(page, 'person')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('What do you hold on me?')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Erase/ }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expectWellMade(page, 'receipt')

  await page.getByRole('link', { name: 'Staff', exact: true }).click()
  await page.getByLabel('Name').fill('Rhys Newcomer')
  await page.getByLabel('E-mail').fill('rhys@firm.example')
  await page.getByRole('button', { name: 'Add and invite' }).click()
  await expect(page.getByRole('heading', { name: 'The invitation for Rhys Newcomer' })).toBeVisible()
  await expectWellMade(page, 'staff')
  await expect(page.getByRole('row', { name: /Rhys Newcomer.*open until/ })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Rhys Newcomer' }).click()
  await expectWellMade(page, 'staff-remove')
  await page.getByRole('button', { name: 'Remove Rhys Newcomer' }).click()
  await expect(page.getByRole('status')).toHaveText('They are removed, and signed out everywhere.')
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('row', { name: /Oona Owner.*staff removed/ })).toBeVisible()
  await expectWellMade(page, 'log')
})

/** On a site of its own: what is removed is somebody's only way in. */
test('a lost phone: one button ends its passkey, its session, the calendar and the invitation that it made', async ({
  page: laptop,
  browser,
}) => {
  const DESK_PORT = String(await freePort())
  const site = await startSite({ DESK_PORT })
  const deskUrl = `http://localhost:${DESK_PORT}`
  const own = { dataDir: site.dataDir, deskUrl }
  const member = { name: 'Lena Owner', email: 'lena@firm.example', role: 'owner' } as const
  const makePasskey = async (device: Page, link: string, name: string) => {
    await addAuthenticator(device)
    await device.goto(link)
    await device.getByLabel('Name of the passkey').fill(name)
    await device.getByRole('button', { name: 'Make a passkey' }).click()
    await expect(device.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  }
  await makePasskey(laptop, await invite(member, own), 'Laptop')
  await expect(laptop.getByText('You have one passkey.')).toBeVisible()
  await laptop.goto(`${deskUrl}/staff`)
  await laptop.getByRole('button', { name: 'Invite again: Lena Owner' }).click()
  const invitation = laptop.locator('code', { hasText: '/invitation/' })
  const phone = await (await browser.newContext()).newPage()
  await makePasskey(phone, (await invitation.textContent()) ?? '', 'Phone')

  // What whoever has the phone could leave behind.
  await phone.goto(`${deskUrl}/diary/calendar`)
  await phone.getByRole('button', { name: 'Make an address' }).click()
  const calendar = (await phone.locator('code').textContent()) ?? ''
  await phone.goto(`${deskUrl}/staff`)
  await phone.getByLabel('Name').fill('Mallory Backdoor')
  await phone.getByLabel('E-mail').fill('mallory@firm.example')
  await phone.getByRole('button', { name: 'Add and invite' }).click()
  const backdoor = (await phone.locator('code').textContent()) ?? ''
  const statuses = async () =>
    await Promise.all([calendar, backdoor].map(async (address) => (await fetch(address)).status))
  expect(await statuses()).toEqual([200, 200])

  // Later the laptop asks for the fingerprint once more, and goes on by itself.
  const letTimePass = async () => {
    const { db, close } = await openDatabase({ dataDir: site.dataDir })
    await db.updateTable('sessions').set({ verifiedUtc: '2026-01-01T00:00:00.000Z' }).execute()
    await close()
  }
  await letTimePass()
  await laptop.goto(deskUrl)
  await expect(laptop.getByText('New passkey of Lena Owner: Phone')).toBeVisible()
  await expectWellMade(laptop, 'today-who-can-sign-in')
  await laptop.getByRole('link', { name: 'Lena Owner', exact: true }).click()
  await expectWellMade(laptop, 'two-passkeys')
  await laptop.getByRole('button', { name: 'I have lost this device: Phone' }).click()
  await expect(laptop.getByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeVisible()
  await expectWellMade(laptop, 'confirm')
  await laptop.getByRole('button', { name: 'Confirm' }).click()
  await expect(laptop.getByRole('status')).toHaveText(
    'The passkey is removed. Phone: 1 session, 1 calendar address, 1 open invitation ended.',
  )
  await expect(laptop.getByText('Your only one')).toBeVisible()
  await expectWellMade(laptop, 'device-lost')

  await phone.goto(deskUrl)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByRole('status')).toHaveText(/not accepted/)
  expect(await statuses()).toEqual([404, 404])

  await laptop.getByRole('link', { name: 'Staff', exact: true }).click()
  await laptop.getByRole('link', { name: 'Lost device of Lena Owner' }).click()
  await expectWellMade(laptop, 'staff-passkeys')

  // A download goes on as well.
  await letTimePass()
  await laptop.goto(`${deskUrl}/log?action=device+lost`)
  await laptop.getByRole('link', { name: 'As CSV' }).click()
  const downloading = laptop.waitForEvent('download')
  await laptop.getByRole('button', { name: 'Confirm' }).click()
  const log = readFileSync(await (await downloading).path(), 'utf8')
  expect(log.trim().split('\n')).toEqual([
    expect.any(String),
    expect.stringContaining('"Lena Owner","Laptop"'),
  ])
  await phone.context().close()
  await site.stop()
})

/** On a site of its own: the others need their database. */
test('while the database is unavailable, or the session has ended, a form stays with what was typed', async ({
  page,
  context,
}) => {
  const DESK_PORT = String(await freePort())
  const site = await startSite({ DESK_PORT })
  const deskUrl = `http://localhost:${DESK_PORT}`
  const member = { name: 'Dee Unlucky', email: 'dee@firm.example', role: 'office' } as const
  await addAuthenticator(page)
  await page.goto(await invite(member, { dataDir: site.dataDir, deskUrl }))
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const reference = await write(page, 'Ulla Visitor', 'Do you keep notes?', 'ulla@example.com', site.address)
  await page.goto(`${deskUrl}/enquiries/${reference}`)
  const note = page.getByLabel('New note')
  const send = () => page.getByRole('button', { name: 'Add the note' }).click()
  await note.fill('Prefers mornings')

  const file = join(site.dataDir, 'site.db')
  await rename(file, `${file}.aside`)
  await send()
  await expect(page.getByRole('alert')).toHaveText(
    /^The database is not available\. .*what you typed is still here/,
  )
  await expect(page.getByRole('alert')).toBeFocused()
  await expectWellMade(page, 'not-sent')
  await rename(`${file}.aside`, file)

  const cookies = await context.cookies()
  await context.clearCookies()
  await send()
  await expect(page.getByRole('alert')).toHaveText(/^Your session has ended\. .*what you typed is still here/)
  await expect(note).toHaveValue('Prefers mornings')
  await context.addCookies(cookies)
  await send()
  await expect(page.getByRole('status')).toHaveText('The note is stored.')
  await expect(page.getByText('Prefers mornings')).toBeVisible()
  await site.stop()
})

/** On a site of its own: other tests read the lists of the shared one. */
test('a news item: written with a picture, previewed, published, edited, hidden, removed', async ({
  page,
}) => {
  const DESK_PORT = String(await freePort())
  const site = await startSite({ DESK_PORT })
  const link = await invite(
    { name: 'Nell Editor', email: 'nell@firm.example', role: 'office' },
    { dataDir: site.dataDir, deskUrl: `http://localhost:${DESK_PORT}` },
  )
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await expectWellMade(page, 'news')
  await page.getByRole('link', { name: 'Add a news item' }).click()

  await page.getByLabel('Title').fill('Ten minutes on the radio')
  await page.getByLabel('Summary').fill('We answered questions about fixed rates.')
  await page.getByLabel('Published by').fill('Local radio')
  await page.getByLabel('Day of publication').fill('2026-11-16')
  await page.getByLabel('Address').fill('https://example.com/ten-minutes')
  // What the browser cannot make smaller it says before anything is sent, where screen readers look already.
  await expect(page.getByRole('status')).toHaveText('')
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.alloc(500_000, 1) })
  await expect(page.getByRole('status')).toHaveText(/^film\.mov is too large/)
  // Too wide for the desk: the browser makes it smaller.
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'studio.png', mimeType: 'image/png', buffer: png(2400, 1600) })
  await expect(page.getByRole('status')).toHaveText(/^Made ready: 1200 × 800 pixels/)
  await page.getByLabel('Text of the picture').fill('Our adviser in a radio studio')

  // The frame is the public page: its item is what the page will have.
  const previewed = page.frameLocator('iframe').locator('main > ul > li').first()
  await page.getByRole('button', { name: 'Preview in the list' }).click()
  await expect(previewed.getByRole('heading')).toHaveText('Ten minutes on the radio')
  await expect(previewed.locator('time')).toHaveText('Monday 16 November 2026')
  const looks = (item: typeof previewed) =>
    item.evaluate((row) => {
      const heading = row.querySelector('h2') as Element
      const { fontFamily, fontWeight, color } = getComputedStyle(heading)
      const { naturalWidth, naturalHeight } = row.querySelector('img') as HTMLImageElement
      const markup = row.innerHTML.replace(/ (src|style)="[^"]*"/g, '')
      return { fontFamily, fontWeight, color, naturalWidth, naturalHeight, markup }
    })
  await expect.poll(async () => (await looks(previewed)).naturalWidth).toBe(1200)
  const preview = await looks(previewed)

  // Nobody has approved it yet: what was typed and the picture are kept.
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Say who approved it\./ })
    .press('Enter')
  await expect(page.getByLabel('Approved by')).toBeFocused()
  await expectAskedBefore(page, () => page.getByRole('link', { name: 'Diary', exact: true }).click())
  await expectWellMade(page, 'news-form')
  await page.getByLabel('Approved by').fill('Bethan Rees')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status')).toHaveText(/^It is stored\./)
  await expect(page.getByRole('link', { name: 'Ten minutes on the radio', exact: true })).toBeVisible()

  const visitor = await page.context().newPage()
  const titles = async () => {
    await visitor.goto(site.address + pages.media.path)
    return await visitor.locator('main > ul > li').first().getByRole('heading').allTextContents()
  }
  await expect.poll(titles, { timeout: 15_000 }).toEqual(['Ten minutes on the radio'])
  const published = visitor.locator('main > ul > li').first()
  await published.locator('img').scrollIntoViewIfNeeded()
  await expect.poll(async () => await looks(published)).toEqual(preview)

  await page.getByRole('link', { name: 'Ten minutes on the radio', exact: true }).click()
  await page.getByLabel('Title').fill('A quarter of an hour on the radio')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect.poll(titles, { timeout: 15_000 }).toEqual(['A quarter of an hour on the radio'])

  // By keyboard alone.
  await page.getByRole('button', { name: 'Hide: A quarter of an hour on the radio' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('It is hidden.')
  await expect.poll(titles, { timeout: 15_000 }).not.toContain('A quarter of an hour on the radio')
  await page.getByRole('link', { name: 'Remove: A quarter of an hour on the radio' }).click()
  await expectWellMade(page, 'news-remove')
  await page.getByRole('button', { name: 'Remove it for good' }).click()
  await expect(
    page.getByRole('link', { name: 'A quarter of an hour on the radio', exact: true }),
  ).toHaveCount(0)
  await page.getByRole('link', { name: 'Stored pictures' }).click()
  await expectWellMade(page, 'pictures')
  await page.getByRole('button', { name: 'Remove: Our adviser in a radio studio' }).click()
  await expect(page.getByRole('status')).toHaveText('The picture is removed.')
  await site.stop()
})

test('with letters of 32 px no page is wider than its window, and no list than a wide one', async ({
  playwright,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage()
  await addAuthenticator(page)
  await page.goto(await invite({ name: 'Una Example', email: 'una@firm.example', role: 'owner' }))
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await write(page, 'Ursula Featherstonehaugh', 'May I have larger letters?')
  for (const path of ['/', '/enquiries', '/diary', '/diary?view=list', '/news', '/blog', '/staff', '/log']) {
    await page.goto(deskUrl + path)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main *')]
          .filter((part) => part === document.documentElement || getComputedStyle(part).overflowX === 'auto')
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.tagName),
      )
      expect([width, path, width < 600 ? tooWide.filter((tag) => tag === 'HTML') : tooWide]).toEqual([
        width,
        path,
        [],
      ])
    }
  }
  await browser.close()
})

test('a day with the diary: calls booked by keyboard, dragged and cancelled without JavaScript, times closed, a calendar', async ({
  page,
  browser,
}) => {
  const link = await invite({ name: 'Dan Diary', email: 'dan@firm.example', role: 'office' })
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await useDiary(page, browser, expectWellMade)
})
