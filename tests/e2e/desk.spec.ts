import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { addAuthenticator } from '../../commands/desk-pictures.ts'
import { useDiary } from '../support/desk-diary-steps.ts'
import { axeViolations } from '../support/page-checks.ts'

const { E2E_PORT, E2E_DESK_PORT, E2E_DATA_DIR } = process.env
const publicSite = `http://localhost:${E2E_PORT}`
const deskUrl = `http://localhost:${E2E_DESK_PORT}`

// Otherwise axe would measure colours on their way from one scheme to the other.
test.use({ reducedMotion: 'reduce' })

/** `npm run desk -- …`, as whoever looks after the website types it. */
async function typed(...words: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/desk.ts', ...words, '--json'], {
    env: { ...process.env, DATA_DIR: E2E_DATA_DIR, DESK_PORT: E2E_DESK_PORT },
  })
  return JSON.parse(stdout)
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

/** axe in both schemes, and no sideways scrolling, at the width of a phone and of a desk. */
async function expectWellMade(page: Page, name: string) {
  for (const width of process.env.DESK_SHOTS ? [360, 768, 1280] : [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await axeViolations(page), `${name} at ${width}px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    if (!process.env.DESK_SHOTS) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: `${process.env.DESK_SHOTS}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

/** A visitor's message; resolves to its reference. */
async function write(page: Page, name: string, message: string): Promise<string> {
  const answer = await page.request.post(`${publicSite}/ContactUs`, {
    headers: { Origin: publicSite, Accept: 'application/json' },
    form: { name, email: 'mabel@example.com', message, privacyPolicy: 'on', key: crypto.randomUUID() },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).reference
}

test('the first day at the desk, as docs/desk.md has it', async ({ page, browser }) => {
  let link = ''
  await follow(['npm run desk -- staff add "Ann Example" ann@firm.example --owner', 'the link'], async () => {
    const invited = await typed('staff', 'add', 'Ann Example', 'ann@firm.example', '--owner')
    link = invited.link
  })
  await write(page, 'Mabel Visitor', 'Could somebody tell me about remortgaging?')

  await follow(['Open the link', '**Make a passkey**'], async () => {
    await addAuthenticator(page)
    await page.goto(link)
    await expectWellMade(page, 'invitation')
    await page.getByRole('button', { name: 'Make a passkey' }).click()
  })

  await follow(['**Today**', 'new enquiries appear by themselves', 'the tab counts them'], async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Waiting for a reply' })).toBeVisible()
    await write(page, 'Nora Newcomer', 'And what about pensions?')
    await expect(page.getByRole('link', { name: 'Nora Newcomer' })).toBeVisible()
    // Other tests send forms as well.
    await expect(page).toHaveTitle(/^\(\d+\) Today/)
    await expect(page.locator('[data-new]', { hasText: 'Nora Newcomer' })).toBeVisible()
    await expectWellMade(page, 'today')
    await page.keyboard.press('Shift')
    await expect(page).toHaveTitle(/^Today/)

    // Without a connection the page says so, and connects again by itself, with what has come meanwhile.
    await page.route('**/events?*', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('The connection to the desk is lost')).toBeVisible()
    await expectWellMade(page, 'today-without-a-connection')
    const missed = await write(page, 'Olive Offline', 'Do you answer at all?')
    await page.unroute('**/events?*')
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
    await page.getByLabel('New note').fill('Prefers mornings')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(page.getByText('Ann Example').first()).toBeVisible()
    await expectWellMade(page, 'answered')
  })

  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByLabel('Search').fill('remortgaging')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('link', { name: 'Mabel Visitor' })).toBeVisible()
  await page.getByRole('link', { name: 'Oldest first' }).click()
  await expect(page.getByRole('heading', { name: 'Oldest first' })).toBeVisible()
  await expectWellMade(page, 'enquiries')
  await page.getByRole('link', { name: 'Figures' }).click()
  await page.getByRole('link', { name: 'Last 7 days' }).click()
  await expect(page.getByRole('rowheader', { name: 'Contact', exact: true })).toBeVisible()
  await page.getByText('The same as numbers').click()
  await expectWellMade(page, 'figures')
  for (const name of ['Data', 'Staff', 'Log']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expectWellMade(page, name.toLowerCase())
  }

  await follow(['your own name', '**Add another passkey**'], async () => {
    await page.getByRole('link', { name: 'Ann Example', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Add another passkey' })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible()
  await expect(page.getByRole('status').first()).toHaveText('Your session has ended. Please sign in again.')
})

test('a day with the diary: calls booked by keyboard, dragged and cancelled without JavaScript, times closed, a calendar', async ({
  page,
  browser,
}) => {
  const { link } = await typed('staff', 'add', 'Dan Diary', 'dan@firm.example')
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await useDiary(page, browser, expectWellMade)
})
