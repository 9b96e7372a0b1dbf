import { expect, test } from '@playwright/test'
import { navigation } from '#content/site/navigation.ts'
import { pages } from '#content/site/pages.ts'

test('from 839 px on the items are plain links, dropdown parents included', async ({ page }) => {
  await page.goto('/')
  const advisers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Advisers' })
  for (const width of [1280, 839]) {
    await page.setViewportSize({ width, height: 800 })
    await advisers.click({ trial: true })
  }
  await advisers.click()
  await expect(page).toHaveURL(pages.adviserHome.path)
})

test('up to 838 px the hamburger opens and closes the overlay', async ({ page }) => {
  await page.goto('/')
  const hamburger = page.getByRole('button', { name: 'Open menu' })
  const overlay = page.getByRole('dialog', { name: 'Menu' })
  const contactUs = overlay.getByRole('link', { name: 'Contact Us' })
  for (const width of [838, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await hamburger.click()
    await expect(overlay.getByRole('navigation').getByRole('link')).toHaveText(
      navigation.landing.map((item) => item.label),
    )
    await contactUs.click({ trial: true })
    await overlay.getByRole('button', { name: 'Close menu' }).click()
    await expect(overlay).toBeHidden()
    await hamburger.click()
    await page.mouse.click(12, 400)
    await expect(overlay).toBeHidden()
  }
  await hamburger.click()
  await contactUs.click()
  await expect(page).toHaveURL(pages.contactUs.path)
})
