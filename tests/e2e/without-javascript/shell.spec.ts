import { expect, test } from '@playwright/test'
import { navigation } from '#content/site/navigation.ts'
import { pages } from '#content/site/pages.ts'

for (const width of [839, 1280]) {
  test(`at ${width} px the items are plain links, dropdown parents included`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Advisers' }).click()
    await expect(page).toHaveURL(pages.adviserHome.path)
  })
}

for (const width of [360, 838]) {
  test(`at ${width} px the hamburger opens and closes the overlay`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const overlay = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(overlay.getByRole('navigation').getByRole('link')).toHaveText(
      navigation.landing.map((item) => item.label),
    )
    await overlay.getByRole('button', { name: 'Close menu' }).click()
    await expect(overlay).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.mouse.click(12, 400)
    await expect(overlay).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await overlay.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(pages.contactUs.path)
  })
}

test('an adviser reaches the adviser variant of the contact page', async ({ page }) => {
  await page.goto(pages.adviserHome.path)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
  ).toHaveAttribute('href', pages.adviserHome.path)
})
