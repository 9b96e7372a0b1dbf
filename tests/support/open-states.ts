import { expect, type Page } from '@playwright/test'
import { ownCallCopy } from '#content/forms/own-call-copy.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import {
  bookCall,
  callbackDialog,
  contactForm,
  fillCallback,
  fillContact,
  footerLink,
  notification,
  picker,
  summary,
} from './fill-forms.ts'
import { open, whenReady } from './open-page.ts'
import { someService } from './some-service.ts'
import { bookableDay } from './test-days.ts'

const { actions, change, cancel, notices } = ownCallCopy

/**
 * How to reach every state of the site in which something is open: dialogs, menus, messages, flipped cards. The states
 * of a group follow one another: the first opens a page, each of the others is reached from the one before it.
 */
export const openStates: Record<string, (page: Page) => Promise<unknown>>[] = [
  {
    'the menu overlay, or on a wide screen the dropdown': async (page) => {
      await open(page, pages.landing.path)
      const hamburger = page.getByRole('button', { name: 'Open menu' })
      if (await hamburger.isVisible()) {
        await hamburger.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        return
      }
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click()
      await expect(page.getByRole('link', { name: someService.page.title }).first()).toBeVisible()
    },
  },
  {
    'the consultation dialog': async (page) => {
      await open(page, pages.accessibility.path)
      await (await footerLink(page, 'Financial Advice')).click()
      await expect(page.getByRole('dialog', { name: wording.dialogTitle.consultation })).toBeVisible()
    },
    'the callback dialog': async (page) => {
      await page.keyboard.press('Escape')
      await (await footerLink(page, 'Request a Callback')).click()
      await expect(callbackDialog(page)).toBeVisible()
    },
    'the slot picker without a date': async (page) => {
      await callbackDialog(page).getByLabel('Preferred Time').click()
      await expect(picker(page)).toBeVisible()
    },
    'the callback dialog with errors': async (page) => {
      await page.keyboard.press('Escape')
      await expect(picker(page)).toBeHidden()
      await callbackDialog(page).getByRole('button', { name: 'Request my callback' }).click()
      await expect(summary(callbackDialog(page))).toBeVisible()
    },
    'the slot picker': async (page) => {
      const dialog = callbackDialog(page)
      await dialog.getByLabel('Preferred Date').fill(bookableDay('the open slot picker'))
      await dialog.getByLabel('Preferred Time').click()
      await expect(picker(page).getByRole('button', { name: ' - ' })).not.toHaveCount(0)
    },
    'the callback notification': async (page) => {
      await page.keyboard.press('Escape')
      await expect(picker(page)).toBeHidden()
      await fillCallback(page, callbackDialog(page), bookableDay('the callback notification'))
      await callbackDialog(page).getByRole('button', { name: 'Request my callback' }).click()
      await expect(notification(page)).toBeVisible()
    },
  },
  {
    'the page of a call': async (page) => {
      await open(page, await bookCall(page, bookableDay('the page of a call')))
      await expect(page.getByRole('link', { name: actions.change })).toBeVisible()
    },
    'the form that moves a call, with errors': async (page) => {
      await page.getByRole('link', { name: actions.change }).click()
      const ready = whenReady(page)
      await page.getByRole('button', { name: change.submit }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await ready()
    },
    'the question before a call is cancelled': async (page) => {
      await open(page, new URL('?show=cancel', page.url()).href)
      await expect(page.getByRole('button', { name: cancel.submit })).toBeVisible()
    },
    'the page of a cancelled call': async (page) => {
      const ready = whenReady(page)
      await page.getByRole('button', { name: cancel.submit }).click()
      await expect(page.getByText(notices.cancelled)).toBeVisible()
      await ready()
    },
  },
  {
    'the contact form with errors': async (page) => {
      await open(page, pages.contactUs.path)
      await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
      await expect(summary(contactForm(page))).toBeVisible()
    },
    'the contact notification': async (page) => {
      await fillContact(contactForm(page))
      await contactForm(page).getByRole('button', { name: 'SUBMIT' }).click()
      await expect(notification(page)).toBeVisible()
    },
  },
  {
    'the Join Us popup': async (page) => {
      await open(page, pages.joinUs.path)
      await page.getByRole('button', { name: 'Read more' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    'the brochure dialog with errors': async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('main').getByRole('link', { name: wording.brochureButton }).first().click()
      await page.getByRole('button', { name: 'Send me the brochure' }).click()
      await expect(summary(page.getByRole('dialog', { name: wording.brochureButton }))).toBeVisible()
    },
  },
  {
    'the video popup': async (page) => {
      await open(page, pages.adviserHome.path)
      await page.getByRole('button', { name: 'Watch the films' }).click()
      await expect(page.getByRole('button', { name: /^Play: / })).toBeVisible()
    },
  },
  {
    'a team card turned over': async (page) => {
      await open(page, pages.adviserAboutUs.path)
      await page
        .getByRole('button', { name: /read about/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /turn back/ })).toBeVisible()
    },
  },
  {
    'open questions, and an open guide': async (page) => {
      await open(page, someService.path)
      for (const fold of await page.locator('main details > summary').all())
        if (await fold.isVisible()) await fold.click()
      await expect(page.locator('main details[open]')).not.toHaveCount(0)
    },
  },
]
