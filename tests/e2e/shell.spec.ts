import { expect, type Page, test } from '@playwright/test'
import { firm } from '#content/site/firm.ts'
import { dropdowns, navigation } from '#content/site/navigation.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { wording } from '#content/site/wording.ts'
import { open } from '../support/open-page.ts'
import { focusBehindDialog } from '../support/page-checks.ts'

const items = (dropdowns.Customers ?? []).map(({ name }) => name)
const [firstItem = '', secondItem = ''] = items
const lastItem = items.at(-1) ?? ''

const narrow = [360, 838] as const
const wide = [1280, 839]

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('the navigation of a wide window', async ({ page }) => {
  await open(page, '/')

  for (const width of wide) {
    await page.setViewportSize({ width, height: 800 })

    await test.step('the navigation is in the header and there is no hamburger', async () => {
      await expect(mainNav(page).getByRole('link')).toHaveText(navigation.landing.map((item) => item.label))
      await expect(hamburger(page)).toBeHidden()
    })

    await test.step('Advisers and Customers open their pages under the clicked item', async () => {
      for (const [label, options] of Object.entries(dropdowns)) {
        const trigger = mainNav(page).getByRole('link', { name: label, exact: true })
        await trigger.click()
        await expect(trigger).toHaveAttribute('aria-expanded', 'true')
        const list = trigger.locator('xpath=following-sibling::ul')
        await expect(list.getByRole('link')).toHaveText(options.map((option) => option.name))
        const [above, below] = [await trigger.boundingBox(), await list.boundingBox()]
        expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1)
        expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(40)
      }
      expect(new URL(page.url()).pathname).toBe('/')
      await page.keyboard.press('Escape')
    })
  }

  // How a dropdown is used is the same at every width.
  await test.step('opening one dropdown closes the other', async () => {
    await mainNav(page).getByRole('link', { name: 'Advisers' }).click()
    await mainNav(page).getByRole('link', { name: 'Customers' }).click()
    await expect(mainNav(page).getByRole('link', { name: 'Advisers' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  await test.step('a click outside closes the dropdown', async () => {
    const trigger = mainNav(page).getByRole('link', { name: 'Customers' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    // At the edge of the header, where nothing takes focus: a dropdown that loses it closes as well.
    await page.getByRole('banner').click({ position: { x: 2, y: 2 } })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the dropdown works by keyboard alone, and Esc returns focus', async () => {
    const trigger = mainNav(page).getByRole('link', { name: 'Customers' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(mainNav(page).getByRole('link', { name: firstItem, exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(mainNav(page).getByRole('link', { name: secondItem, exact: true })).toBeFocused()
    await page.keyboard.press('End')
    await expect(mainNav(page).getByRole('link', { name: lastItem, exact: true })).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(mainNav(page).getByRole('link', { name: lastItem, exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(trigger).toBeFocused()
  })

  await test.step('Tab past the last entry closes the dropdown', async () => {
    const trigger = mainNav(page).getByRole('link', { name: 'Advisers' })
    await trigger.press('ArrowDown')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('an entry of a dropdown, and every other item, leads to its page', async () => {
    const [entry] = dropdowns.Customers ?? []
    if (!entry) throw new Error('There is no service')
    for (const [label, path] of [
      [entry.name, entry.route],
      ['About Us', pages.aboutUs.path],
    ] as const) {
      if (label === entry.name) await mainNav(page).getByRole('link', { name: 'Customers' }).click()
      await mainNav(page).getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: /home page/ }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test('the navigation of a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: narrow[0], height: 740 })
  await open(page, '/')

  for (const width of narrow) {
    await page.setViewportSize({ width, height: 740 })
    // The overlay slides in, at one width as at the other.
    await page.emulateMedia({ reducedMotion: width === narrow[0] ? 'no-preference' : 'reduce' })

    await test.step('a hamburger opens an overlay with the items, Log In and a close icon', async () => {
      await expect(mainNav(page)).toBeHidden()
      await hamburger(page).click()
      const links = overlay(page).getByRole('navigation').getByRole('link')
      await expect(links).toHaveText(navigation.landing.map((item) => item.label))
      const logIn = overlay(page).getByRole('link', { name: /Log In/ })
      await expect(logIn).toHaveAttribute('target', '_blank')
      await expect(overlay(page).getByRole('link', { name: firm.phone.display })).toBeVisible()
      await expect(overlay(page).getByRole('link', { name: lastItem, exact: true })).toBeVisible()
      await overlay(page).getByRole('button', { name: 'Close menu' }).click()
      await expect(overlay(page)).toBeHidden()
      await expect(hamburger(page)).toBeFocused()
    })
  }

  // How the overlay is used is the same at every width.
  await test.step('an item with a dropdown navigates directly, as the others do', async () => {
    await hamburger(page).click()
    await overlay(page).getByRole('link', { name: 'Customers', exact: true }).click()
    await expect(page).toHaveURL(pages.customerHome.path)
    await expect(overlay(page)).toBeHidden()
    await page.getByRole('link', { name: /home page/ }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('the page behind the overlay is inert, and a click outside closes it', async () => {
    await hamburger(page).click()
    await expect(overlay(page)).toBeVisible()
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab')
      expect(await focusBehindDialog(page), `focused after ${press + 1} times Tab`).toEqual([])
    }
    await page.mouse.click(12, 400)
    await expect(overlay(page)).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  await test.step('Esc closes the overlay', async () => {
    await hamburger(page).click()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeHidden()
  })

  await test.step('widening the window closes the overlay', async () => {
    await hamburger(page).click()
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(overlay(page)).toBeHidden()
    await mainNav(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(pages.aboutUs.path)
  })
})

test('the customers’ home page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, pages.customerHome.path)

  await test.step('on a phone a bar to call or book follows the page, and covers no field, no focused control and no footer', async () => {
    const bar = page.getByRole('navigation', { name: shellWords.callBar.label })
    const call = bar.getByRole('link', { name: shellWords.callBar.call })
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top)
    await expect(call).not.toBeInViewport()
    await scrollTo(1_500)
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(call).toHaveAttribute('href', firm.phone.href)

    await page.locator('main details:has(form) > summary').click()
    const field = page.getByLabel('Name', { exact: true })
    await field.focus()
    await expect(call).toBeHidden()
    await field.blur()
    await scrollTo(1_500)
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.focus()
    await expect(call).toBeVisible()
    const [above, below] = [await submit.boundingBox(), await call.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)

    await scrollTo(1_000_000)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toBeInViewport()
    const [bottom, top] = [await call.boundingBox(), await footer.boundingBox()]
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
    await scrollTo(1_500)
    await bar.getByRole('link', { name: shellWords.callBar.book }).click()
    await expect(page.getByRole('dialog', { name: wording.dialogTitle.callback })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the e-mail address of the footer is in one line, on narrow phones as well', async () => {
    await page.getByRole('contentinfo').locator('summary').click()
    const email = page.getByRole('contentinfo').getByRole('link', { name: firm.email.display })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      const lines = await email.evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getClientRects().length
      })
      expect([width, lines]).toEqual([width, 1])
    }
  })
})

test('on Join Us the bar of a phone leads to the contact form, where one can write at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, pages.joinUs.path)
  await page.evaluate(() => window.scrollTo(0, 1_500))
  await page.getByRole('main').getByRole('link', { name: shellWords.callBar.join, exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport()
})

test('the keep-alive is called at start and every five minutes, and changes nothing where it fails', async ({
  page,
}) => {
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.clock.install()
  let calls = 0
  await page.route('**/api/status', (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/')
  await expect.poll(() => calls).toBe(1)
  // The mocked clock also runs by itself: some seconds are left for a slow machine.
  await page.clock.runFor(280_000)
  expect(calls).toBe(1)
  await page.clock.runFor(21_000)
  await expect.poll(() => calls).toBe(2)
  await mainNav(page).getByRole('link', { name: 'Customers' }).click()
  await expect(mainNav(page).getByRole('link', { name: lastItem, exact: true })).toBeVisible()
  expect(faults).toEqual([])
})
