import { type APIResponse, expect, type Locator, type Page, type Request } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { open } from './open-page.ts'
import { someTopic } from './some-service.ts'

export const contactForm = (page: Page) => page.locator('#contact-form')
export const callbackDialog = (page: Page) => page.getByRole('dialog', { name: 'Request a Callback' })
export const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose a time' })
export const notification = (page: Page) => page.getByRole('alertdialog')
export const privacyBox = (form: Locator) => form.getByRole('checkbox', { name: 'privacy policy' })
export const topicBox = (form: Locator, topic: string) =>
  form.getByRole('checkbox', { name: topic, exact: true })
export const summary = (form: Locator) => form.getByRole('alert')

export async function expectError(form: Locator, label: string, text: string) {
  await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${escaped(text)}$`))
}

export async function fillContact(form: Locator, { isAdviser = false } = {}) {
  await form.getByLabel('Name').fill('Grace Brewster Hopper')
  await form.getByLabel('Phone Number').fill('01632 960 456')
  await form.getByLabel('Email').fill('grace@example.com')
  if (!isAdviser) await form.getByLabel('Town').fill('Basingstoke')
  await form.getByLabel('Message').fill('What would a mortgage cost us?')
  await privacyBox(form).check()
}

/** A link in the footer, whose columns are folded on phones. */
export async function footerLink(page: Page, name: string): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const fold = footer.locator('details:not([open]) > summary')
  if (await fold.isVisible()) await fold.click()
  return footer.getByRole('link', { name })
}

/** On the page with the fewest elements, unless the page matters: the dialog is the same on each. */
export async function openCallback(page: Page, path: string = pages.accessibility.path) {
  await open(page, path)
  await (await footerLink(page, 'Request a Callback')).click()
  const dialog = callbackDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillCallback(page: Page, dialog: Locator, date: PlainDate, slot = '') {
  await dialog.getByLabel('Name').fill('Grace Brewster Hopper')
  await dialog.getByLabel('Phone Number').fill('01632 960 456')
  await dialog.getByLabel('Email').fill('grace@example.com')
  await topicBox(dialog, someTopic).check()
  await dialog.getByLabel('Message').fill('Our fixed rate ends in March.')
  await dialog.getByLabel('Preferred Date').fill(date)
  await dialog.getByLabel('Preferred Time').click()
  const free = picker(page).getByRole('button', { name: slot || ' - ', disabled: false })
  const time = (await free.first().textContent()) ?? ''
  await free.first().click()
  await privacyBox(dialog).check()
  return time
}

/** Books the first free time of a day without a page; resolves to the path of the call's own page. */
export async function bookCall(page: Page, date: PlainDate): Promise<string> {
  const { slots } = await (await page.request.get(`/api/slots?date=${date}`)).json()
  const { time } = slots.find(({ free }: { free: boolean }) => free)
  const saved = await book(page, date, time)
  // A parallel test has taken the time meanwhile.
  if (saved.status() === 409) return await bookCall(page, date)
  expect(saved.status()).toBe(200)
  return (await saved.json()).page
}

/** Books a time without a page, as another visitor would. */
export function book(page: Page, date: PlainDate, time: string): Promise<APIResponse> {
  return page.request.post(callbackPath, {
    headers: { Accept: 'application/json' },
    form: {
      name: 'Grace Brewster Hopper',
      phoneNumber: '01632 960 456',
      message: 'Our fixed rate ends in March.',
      services: someTopic,
      privacyPolicy: 'on',
      date,
      time,
      // Without one the same form on the same day would be the same call.
      key: crypto.randomUUID(),
    },
  })
}

export async function openBrochure(page: Page) {
  await open(page, '/Adviser/JoinUs')
  await page.getByRole('main').getByRole('link', { name: wording.brochureButton }).first().click()
  const dialog = page.getByRole('dialog', { name: wording.brochureButton })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillBrochure(dialog: Locator) {
  await dialog.getByLabel('Name').fill('Grace Brewster Hopper')
  await dialog.getByLabel('Email Address').fill('grace@example.com')
  await privacyBox(dialog).check()
}

/** Collects POST requests to a path from now on. */
export function sentTo(page: Page, path: string): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) sent.push(request)
  })
  return sent
}

export const callbackPath = pages.requestACallback.path
export const brochurePath = pages.requestOurBrochure.path

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** They begin with the h1, and skip no level, with the notice of a form that was sent as well. */
export async function expectHeadingsInOrder(page: Page) {
  const tags = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(tags.filter((level, index) => level > (tags[index - 1] ?? 0) + 1)).toEqual([])
}
