import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { callSchedule } from '#content/site/call-schedule.ts'
import { pages } from '#content/site/pages.ts'
import { callbackServices } from '#content/site/services.ts'
import { londonDate } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { nextCallDay } from '#server/desk/calls.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { bookableSlots } from '../tests/support/visitor-forms.ts'
import { freePort } from './free-port.ts'
import { isolatedEnvironment } from './isolated-environment.ts'
import { startSite } from './site-process.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs/pictures')
const viewport = { width: 1100, height: 760 }

/** The pictures of docs/desk.md, with sample people: names and numbers that belong to nobody. */
export async function makeDeskPictures(browser: Browser): Promise<void> {
  await mkdir(folder, { recursive: true })
  const deskPort = String(await freePort())
  const site = await startSite({ DESK_PORT: deskPort })
  try {
    const context = await browser.newContext({
      viewport,
      colorScheme: 'light',
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const send = async (path: string, fields: Record<string, string>) => {
      const answer = await fetch(site.address + path, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ privacyPolicy: 'on', key: randomUUID(), ...fields }),
      })
      if (!answer.ok) throw new Error(`A sample was refused: ${answer.status} ${await answer.text()}`)
    }
    const write = (name: string, message: string) =>
      send(pages.contactUs.path, {
        name,
        email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
        phoneNumber: '01632 960 123',
        message,
        role: 'Customer',
      })
    const [first, second, third] = bookableSlots()
    const calls = [
      { name: 'Sam Sample', message: 'About my pension', slot: first },
      { name: 'Maya Sample', message: 'We are buying our first home', slot: second },
      { name: 'Theo Sample', message: 'Cover for my family', slot: third },
    ]
    for (const { name, message, slot } of calls) {
      if (!slot) throw new Error('There is no slot to book')
      await send(pages.requestACallback.path, {
        kind: 'callback',
        name,
        email: 'sample@example.com',
        phoneNumber: '020 7946 0123',
        message,
        date: slot.date,
        time: slot.time,
        services: callbackServices[0],
      })
    }
    await moveToToday(site.dataDir)
    await write('Ada Sample', 'Is now a good time to remortgage? Our rate ends in March.')
    await write('Leo Sample', 'Could somebody tell me about equity release?')

    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['commands/desk.ts', 'staff', 'add', 'Ann Example', 'ann@firm.example', '--owner'],
      {
        cwd: root,
        env: { ...process.env, ...isolatedEnvironment, DATA_DIR: site.dataDir, DESK_PORT: deskPort },
      },
    )
    await addAuthenticator(page)
    await page.goto(/http\S+/.exec(stdout)?.[0] ?? '')
    await page.getByRole('button', { name: 'Make a passkey' }).click()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await write('Ivy Sample', 'Please call me about my pension.')
    await page.locator('[data-new]').first().waitFor()
    await shoot(page, 'today')

    await page.getByRole('link', { name: 'Ada Sample' }).click()
    await page.getByLabel('Note', { exact: true }).fill('Rate ends on 31 March. Call before ten.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await shoot(page, 'enquiry')
    await page.goto(`http://localhost:${deskPort}/diary`)
    await shoot(page, 'diary')
    await context.close()
  } finally {
    await site.stop()
  }
  console.log(`The pictures are in ${folder}`)
}

/** Calls can be booked from the day after the next on: two of them are put onto today, and one onto the next day. */
async function moveToToday(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir })
  const today = londonDate(Date.now())
  const move = (name: string, date: PlainDate) =>
    db.updateTable('enquiries').set({ date }).where('name', '=', name).execute()
  await move('Sam Sample', today)
  await move('Maya Sample', today)
  await move('Theo Sample', nextCallDay(today, { schedule: callSchedule, now: Date.now }))
  await close()
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, `desk-${name}.png`),
    clip: { x: 0, y: 0, ...viewport },
  })
}

/** Chromium's virtual authenticator: a device with a fingerprint reader, whose finger is always there. */
export async function addAuthenticator(page: Page): Promise<void> {
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
}
