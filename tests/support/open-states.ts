import { expect, type Page } from '@playwright/test'
import { ownCallWords } from '#content/forms/own-call-words.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import {
  bookCall,
  contactForm,
  fillCallback,
  fillContact,
  footerLink,
  notification,
  openCallback,
  picker,
} from './fill-forms.ts'
import { open } from './open-page.ts'
import { someService } from './some-service.ts'
import { bookableDay } from './test-days.ts'

/** How to reach every state of the site in which something is open: dialogs, menus, messages, flipped cards. */
export const openStates: Record<string, (page: Page) => Promise<unknown>> = {
  'the menu overlay, or on a wide screen the dropdown': async (page) => {
    await open(page, pages.landing.path)
    const hamburger = page.getByRole('button', { name: 'Open menu' })
    if (await hamburger.isVisible()) return await hamburger.click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click()
    await expect(page.getByRole('link', { name: someService.page.title }).first()).toBeVisible()
  },
  'the callback dialog': (page) => openCallback(page),
  'the callback dialog with errors': async (page) => {
    const dialog = await openCallback(page)
    await dialog.getByRole('button', { name: 'Request my callback' }).click()
  },
  'the consultation dialog': async (page) => {
    await open(page, pages.aboutUs.path)
    await (await footerLink(page, 'Financial Advice')).click()
    await expect(page.getByRole('dialog', { name: wording.dialogTitle.consultation })).toBeVisible()
  },
  'the slot picker without a date': async (page) => {
    const dialog = await openCallback(page)
    await dialog.getByLabel('Preferred Time').click()
    await expect(picker(page)).toBeVisible()
  },
  'the slot picker': async (page) => {
    const dialog = await openCallback(page)
    await dialog.getByLabel('Preferred Date').fill(bookableDay('the open slot picker'))
    await dialog.getByLabel('Preferred Time').click()
    await expect(picker(page).getByRole('button', { name: ' - ' })).not.toHaveCount(0)
  },
  'the callback notification': async (page) => {
    const dialog = await openCallback(page)
    await fillCallback(page, dialog, bookableDay('the callback notification'))
    await dialog.getByRole('button', { name: 'Request my callback' }).click()
    await expect(notification(page)).toBeVisible()
  },
  'the page of a call': async (page) => {
    await open(page, await bookCall(page, bookableDay('the page of a call')))
  },
  'the form that moves a call, with errors': async (page) => {
    const path = await bookCall(page, bookableDay('the page of a call'))
    await open(page, `${path}?show=move`)
    await page.getByRole('button', { name: ownCallWords.change.submit }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the question before a call is cancelled': async (page) => {
    const path = await bookCall(page, bookableDay('the page of a call'))
    await open(page, `${path}?show=cancel`)
    await expect(page.getByRole('button', { name: ownCallWords.cancel.submit })).toBeVisible()
  },
  'the page of a cancelled call': async (page) => {
    const path = await bookCall(page, bookableDay('the page of a call'))
    await open(page, `${path}?show=cancel`)
    await page.getByRole('button', { name: ownCallWords.cancel.submit }).click()
    await expect(page.getByText(ownCallWords.notices.cancelled)).toBeVisible()
  },
  'the contact form with errors': async (page) => {
    await open(page, pages.contactUs.path)
    await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
  },
  'the contact notification': async (page) => {
    await open(page, pages.contactUs.path)
    await fillContact(contactForm(page))
    await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
    await expect(notification(page)).toBeVisible()
  },
  'the brochure dialog with errors': async (page) => {
    await open(page, pages.joinUs.path)
    await page.getByRole('main').getByRole('link', { name: wording.brochureButton }).first().click()
    await page.getByRole('button', { name: 'Send me the brochure' }).click()
  },
  'the Join Us popup': async (page) => {
    await open(page, pages.joinUs.path)
    await page.getByRole('button', { name: 'Read more' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the video popup': async (page) => {
    await open(page, pages.adviserHome.path)
    await page.getByRole('button', { name: 'Watch the films' }).click()
    await expect(page.getByRole('button', { name: /^Play: / })).toBeVisible()
  },
  'a team card turned over': async (page) => {
    await open(page, pages.adviserAboutUs.path)
    await page
      .getByRole('button', { name: /read about/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /turn back/ })).toBeVisible()
  },
  'open questions, and an open guide': async (page) => {
    await open(page, someService.path)
    for (const summary of await page.locator('main details > summary').all())
      if (await summary.isVisible()) await summary.click()
  },
}
