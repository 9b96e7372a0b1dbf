import { expect, type Page, test } from '@playwright/test'
import { joinUs } from '#content/pages/join-us.ts'
import { pages } from '#content/site/pages.ts'
import { callbackDialog, openCallback, picker } from '../support/fill-forms.ts'
import { open } from '../support/open-page.ts'

test.use({ reducedMotion: 'no-preference' })

// What every dialog has in common. How each is opened and closed is in the specs of their pages.

const openPopup = async (page: Page) => {
  await page.getByRole('button', { name: 'Read more' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
/** Whether it can be focused, which an inert element cannot. */
const canBeFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    element.tabIndex = -1
    element.focus()
    return document.activeElement === element
  })

test('the page behind a dialog', async ({ page }) => {
  await open(page, pages.joinUs.path)

  await test.step('the page behind a dialog does not scroll', async () => {
    await openPopup(page)
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(8, 200)
    const scrolled = page.evaluate(untilScrolled)
    await page.mouse.wheel(0, 300)
    await scrolled
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('nothing outside a dialog can be focused until it closes, and what was inert before stays so', async () => {
    await page.locator('footer').evaluate((footer) => footer.setAttribute('inert', ''))
    await openPopup(page)
    await expect.poll(() => canBeFocused(page, 'header')).toBe(false)
    expect(await canBeFocused(page, 'main h1')).toBe(false)
    expect(await canBeFocused(page, 'dialog h2 >> visible=true')).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await canBeFocused(page, 'header')).toBe(true)
    expect(await canBeFocused(page, 'main h1')).toBe(true)
    expect(await canBeFocused(page, 'footer')).toBe(false)
  })
})

test('a page left by the back button while its dialog is open leaves the page before it usable', async ({
  page,
}) => {
  await open(page, pages.adviserHome.path)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(joinUs.hero.heading)
  await openPopup(page)
  await expect.poll(() => canBeFocused(page, 'header')).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(pages.adviserHome.path)
  await expect.poll(() => canBeFocused(page, 'header')).toBe(true)
})

test('Esc closes one dialog at a time', async ({ page }) => {
  const dialog = await openCallback(page)
  await dialog.getByLabel('Preferred Time').click()
  await expect(picker(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await expect(dialog.getByLabel('Preferred Time')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(callbackDialog(page)).toBeHidden()
  await expect(footerLink(page, 'Request a Callback')).toBeFocused()
})

test('in a browser without invoker commands buttons open dialogs all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    // The attributes do nothing then.
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await open(page, pages.joinUs.path)
  await openPopup(page)
  await page.mouse.click(8, 8)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('what was typed in a dialog survives a page change', async ({ page }) => {
  const dialog = await openCallback(page)
  await dialog.getByLabel('Name').fill('Grace Hopper')
  await page.goto(pages.aboutUs.path)
  await openCallback(page)
  await expect(callbackDialog(page).getByLabel('Name')).toHaveValue('Grace Hopper')
})

/** Runs in the page: resolves ten frames after the next turn of the wheel. */
async function untilScrolled(): Promise<void> {
  await new Promise((resolve) => addEventListener('wheel', resolve, { once: true, capture: true }))
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
}
