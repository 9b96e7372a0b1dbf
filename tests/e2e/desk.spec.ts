import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
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

/** Chromium's virtual authenticator: a device with a fingerprint reader, whose finger is always there. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
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

test('the first day at the desk: invitation, passkey, an enquiry answered, sign-out, sign-in, removal', async ({
  page,
  browser,
}) => {
  const { link } = await typed('staff', 'add', 'Ann Example', 'ann@firm.example', '--owner')
  await page.request.post(`${publicSite}/ContactUs`, {
    headers: { Origin: publicSite },
    form: {
      name: 'Mabel Visitor',
      email: 'mabel@example.com',
      message: 'Could somebody tell me about remortgaging?',
      privacyPolicy: 'on',
      key: crypto.randomUUID(),
    },
  })

  await addAuthenticator(page)
  await page.goto(link)
  await expectWellMade(page, 'invitation')
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expectWellMade(page, 'today')

  // By keyboard alone.
  await page.getByRole('link', { name: 'Mabel Visitor' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Could somebody tell me about remortgaging?')).toBeVisible()
  await expectWellMade(page, 'enquiry')
  await page.getByLabel('Outcome').focus()
  await page.getByLabel('Outcome').selectOption('reached')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('It is marked as answered.')
  await page.getByLabel('New note').fill('Prefers mornings')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Ann Example').first()).toBeVisible()
  await expectWellMade(page, 'answered')

  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByLabel('Search').fill('remortgaging')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('link', { name: 'Mabel Visitor' })).toBeVisible()
  await expectWellMade(page, 'enquiries')
  for (const name of ['Staff', 'Log', 'Ann Example']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expectWellMade(page, name.toLowerCase().replace(' ', '-'))
  }

  // The cookie is out of reach of scripts, and the public site has none.
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('status').first()).toHaveText('You are signed out.')
  await expectWellMade(page, 'sign-in')
  await page.goto(`${deskUrl}/staff`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${deskUrl}/staff`)

  // A second device without the passkey is not let in; a removal ends the session of the first at once.
  const stranger = await browser.newPage()
  await addAuthenticator(stranger)
  await stranger.goto(deskUrl)
  await stranger.getByRole('button', { name: 'Sign in' }).click()
  await expect(stranger.getByRole('status')).toHaveText(/cancelled, or took too long|not accepted/)
  await stranger.close()
  await typed('staff', 'remove', 'ann@firm.example')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible()
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
